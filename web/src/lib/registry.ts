/** The games' folders are the registry: what they hold is what there is. */
import type { Component } from 'svelte';
import { addPieces } from './draw/sprite';
import type { GameTable } from './table';
import type { View } from './types';

const pieces = import.meta.glob<string>('../games/*/pieces.svg', { query: '?raw', import: 'default' });
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');
const tables = import.meta.glob<{ table: GameTable<View> }>('../games/*/index.ts');

export const FOLDERS: readonly string[] = Object.keys(covers).map((path) => path.split('/').at(-2) ?? '');

export async function piecesOf(game: string): Promise<void> {
  const load = pieces[`../games/${game}/pieces.svg`];
  if (load) addPieces(await load());
}

export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/Cover.svelte`];
  if (!load) return null;
  const [cover] = await Promise.all([load(), piecesOf(game)]);
  return cover.default;
}

export async function tableOf(game: string): Promise<GameTable<View>> {
  const load = tables[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no table is drawn for ${game}`);
  const [module] = await Promise.all([load(), piecesOf(game)]);
  return module.table;
}
