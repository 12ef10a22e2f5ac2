export default Object.values(
  import.meta.glob<string>(
    ['../../../../src/seaglass/locales/en.ftl', '../../../../src/seaglass/games/*/messages.en.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
