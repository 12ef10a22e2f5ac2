/** The texts by their files. */
export default import.meta.glob<string>(
  ['../../../../src/seaglass/locales/fr.ftl', '../../../../src/seaglass/games/*/messages.fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
