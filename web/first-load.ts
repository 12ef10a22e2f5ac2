/** A Vite plugin: says what the first visit of the home page costs, compressed. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const LIMIT = 150_000;
/** Loaded by the home page although nothing imports them at once. */
const ALSO = /\/(Cover\.svelte|pieces\.svg\?raw|languages\/en\.ts)$/;
/** Not on the home page, except in Chinese. */
const CHINESE = /huninn-words/;
/** Fonts are compressed already. */
const cost = (name: string, source: string | Uint8Array): number =>
  name.endsWith('.woff2') ? source.length : gzipSync(source).length;

function visited(bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (!file || seen.has(name)) return;
    seen.add(name);
    if (file.type !== 'chunk') return;
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) visit(next);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const chunk = file.type === 'chunk' ? file : null;
    if (
      chunk?.isEntry ||
      ALSO.test(chunk?.facadeModuleId ?? '') ||
      (/\.(woff2|html)$/.test(name) && !CHINESE.test(name))
    )
      visit(name);
  }
  return seen;
}

export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      let sum = 0;
      for (const name of visited(bundle)) {
        const file = bundle[name];
        if (file) sum += cost(name, file.type === 'chunk' ? file.code : file.source);
      }
      const figure = `first load of the home page: ${(sum / 1000).toFixed(1)} kB compressed`;
      if (sum > LIMIT) this.warn(`${figure}, more than ${LIMIT / 1000} kB`);
      else this.info(figure);
    },
  };
}
