/** A Vite plugin: of the variable text face the page gets the letters and weights it uses, half of its bytes. */
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Latin-1, and what our texts set beside it. */
const LETTERS = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).filter((c) => !/\p{C}/u.test(c)),
  '–—‘’‚“”„…‹›«»€→←↑↓−·×\u00a0\u202f',
].join('');
const WEIGHTS = { min: 400, max: 700 };

export function lighterFonts(): Plugin {
  return {
    name: 'lighter-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/wght.*\.woff2$/.test(file.fileName)) continue;
        const whole = Buffer.from(file.source);
        file.source = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
      }
    },
  };
}
