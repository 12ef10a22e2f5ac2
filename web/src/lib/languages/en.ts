/** The texts by their files. */
export default import.meta.glob<string>(
  ['../../../../src/seaglass/locales/en.ftl', '../../../../src/seaglass/games/*/messages.en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
