/** A move as a sentence, and the tiles and places it is about. */
import type { Pointer } from '$lib/table';
import { t } from '$lib/words.svelte';
import { pieceOf } from './saying';
import { beside, named, type Side, type View } from './view';

export function pointer(move: string, view: View, eyes: number): Pointer {
  const words = move.split(' ');
  const [verb = '', first = ''] = words;
  const side = words.at(-1) as Side;
  const said = t(`petite_mer-move-${verb}`, { side });
  const own = `[data-own="${first}"]`;
  const there = (): string => `[data-place="${named(beside(view.players[eyes]!, side))}"]`;
  const piece = (tile: string | undefined): string => {
    const found = view.players.flatMap(({ tiles }) => tiles).find((one) => one?.tile === Number(tile));
    return found ? pieceOf(found) : '';
  };
  switch (verb) {
    case 'lay':
    case 'drop':
      return { text: `${piece(first)}: ${said}`, things: [own], places: [there()] };
    case 'sail':
      return { text: said, places: [there()] };
    case 'swap':
      return { text: `${said}: ${piece(first)} → ${piece(words[3])}`, things: [own, `[data-theirs="${words[3]}"]`] };
    case 'keep':
      return { text: `${piece(first)}: ${said}`, things: [own] };
    default:
      return { text: said, things: [`[data-testid="${verb}"]`] };
  }
}
