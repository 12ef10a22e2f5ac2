/** What the catalogue cannot say by itself: a minus sign, and French “de” before a name. */
import { beforeAll, expect, test, vi } from 'vitest';
import { listed, speak, t, textsIn } from '../src/lib/words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('fr');
});

test('a negative number has a minus sign and its own form', () => {
  expect(t('sirens-move-take', { card: -3 })).toBe('Prendre le −3');
  expect(t('sirens-move-take', { card: 7 })).toBe('Prendre le 7');
  expect(t('mouton-wins', { you: 'yes', points: -1 })).toBe('Tu gagnes avec −1 point');
  expect(t('mouton-wins', { you: 'yes', points: 12 })).toBe('Tu gagnes avec 12 points');
});

test('a move is quoted as it was typed', () => {
  expect(t('only-chance', { move: 'draw -3' })).toContain('draw -3');
});

test.each([
  ['Anna', 'd’Anna'],
  ['Hélène', 'd’Hélène'],
  ['Émile', 'd’Émile'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Mia', 'de Mia'],
  ['', 'de '],
])('French elides before a vowel: %s', (name, whose) => {
  expect(t('petite_mer-boat', { name })).toBe(`Bateau ${whose}`);
});

test('names stand apart from Chinese', async () => {
  await speak('zh-Hant');
  expect(listed(['Mia', 'Jonas', 'Erwan'])).toBe('Mia、Jonas 和 Erwan');
  expect(listed(['28', '36', '大副'])).toBe('28、36 和大副');
  expect(listed(['船長', '大副'])).toBe('船長和大副');
  expect(listed(['Mia'])).toBe('Mia');
});

test('a game that does not speak a language yet says it in English', async () => {
  const files = (lang: string, ...games: string[]) => ({
    default: {
      [`locales/${lang}.ftl`]: lang,
      ...Object.fromEntries(games.map((g) => [`games/${g}/${lang}`, g + lang])),
    },
  });
  const none = () => Promise.reject(new Error('nobody asks for this one'));
  const load = {
    en: () => Promise.resolve(files('en', 'reef', 'mouton')),
    fr: () => Promise.resolve(files('fr', 'mouton')),
    de: none,
    'zh-Hant': none,
  };
  expect(await textsIn('fr', load, ['mouton', 'reef'])).toEqual(['fr', 'moutonfr', 'reefen']);
  expect(await textsIn('fr', { ...load, en: none }, ['mouton'])).toEqual(['fr', 'moutonfr']);
});
