/** The texts by their files. */
export default import.meta.glob<string>(
  ['../../../../src/seaglass/locales/de.ftl', '../../../../src/seaglass/games/*/messages.de.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
