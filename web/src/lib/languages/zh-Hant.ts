/** The texts by their files. */
export default import.meta.glob<string>(
  ['../../../../src/seaglass/locales/zh-Hant.ftl', '../../../../src/seaglass/games/*/messages.zh-Hant.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
