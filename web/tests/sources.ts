import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files of a kind below a folder. */
export const sources = (kind: string, below = 'src'): string[] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => join(below, name))
    .sort();
