/** Chinese is legible where the machine has no Chinese font. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { switchLetters, wordLetters } from '../chinese-font';

const ranges = Object.values(
  JSON.parse(readFileSync('node_modules/@fontsource/huninn/unicode.json', 'utf8')) as Record<string, string>,
)
  .flatMap((range) => range.split(','))
  .map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((end) => parseInt(end, 16)),
  );
const drawn = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first = 0, last = first]) => first <= code && code <= last);
};

test('the switch shows its letters to everybody, and they are among those of the words', () => {
  expect([...switchLetters].sort().join('')).toBe([...'繁體中文'].sort().join(''));
  expect(wordLetters.size).toBeGreaterThan(500);
});

test('the face draws every Chinese letter of our words and rules', () => {
  expect([...switchLetters, ...wordLetters].filter((letter) => !drawn(letter))).toEqual([]);
  expect(drawn('\u{1F600}')).toBe(false);
});
