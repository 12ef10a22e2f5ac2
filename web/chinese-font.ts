/** A Vite plugin: of the Chinese face the page gets the letters our words use, in a few files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const lettersOf = (end: string): Set<string> =>
  new Set(
    readdirSync(here('../src/seaglass'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end) && !name.includes('web_dist'))
      .flatMap(
        (name) => readFileSync(here(`../src/seaglass/${name}`), 'utf8').match(/[\u2e80-\u9fff\uff00-\uffef]/g) ?? [],
      ),
  );

/** What the language switch shows to everybody. */
export const switchLetters = lettersOf('en.ftl');
export const wordLetters = new Set([...lettersOf('zh-Hant.ftl'), ...lettersOf('zh-Hant.md')]);

/** The full-width marks are not in the Chinese file but in these. */
const MARKS = { '117': '／', '119': '；', '122': '！（）？', '123': '：，' };

const ranges = (letters: Iterable<string>): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');

async function cut(
  name: string,
  letters: Iterable<string>,
  range: string,
  from = 'chinese-traditional',
): Promise<string> {
  const whole = readFileSync(here(`node_modules/@fontsource/huninn/files/huninn-${from}-400-normal.woff2`));
  mkdirSync(here('node_modules/.cache'), { recursive: true });
  writeFileSync(
    here(`node_modules/.cache/huninn-${name}.woff2`),
    await subsetFont(whole, [...letters].join(''), { targetFormat: 'woff2' }),
  );
  return `@font-face {
    font-family: 'Huninn';
    font-display: swap;
    src: url('../../../node_modules/.cache/huninn-${name}.woff2') format('woff2');
    unicode-range: ${range};
  }`;
}

export function chineseFont(): Plugin {
  return {
    name: 'chinese-font',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.includes('styles/fonts.css')) return null;
      // The later face of a letter is asked first, so the few letters of the switch do not load the others.
      const words = await cut('words', wordLetters, 'U+2E80-9FFF');
      const marks = Object.entries(MARKS).map(([file, letters]) =>
        cut(`marks-${file}`, letters, ranges(letters), file),
      );
      const few = await cut('switch', switchLetters, ranges(switchLetters));
      return [code, words, ...(await Promise.all(marks)), few].join('\n');
    },
  };
}
