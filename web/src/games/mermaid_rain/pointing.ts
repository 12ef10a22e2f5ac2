/** A move as a sentence, and the cards, tiles and places it is about. */
import type { Pointer } from '$lib/table';
import { t } from '$lib/words.svelte';

export function pointer(move: string): Pointer {
  const secret = move.startsWith('take secret ');
  const [verb = '', ...rest] = (secret ? move.replace('take secret', 'take-secret') : move).split(' ');
  const [first = '', second = 'none', shade = ''] = rest;
  const said = (args: Record<string, string> = {}): string => t(`mermaid_rain-move-${verb}`, args);
  switch (verb) {
    case 'open':
    case 'add':
    case 'pay':
    case 'keep':
      return { text: said({ card: first, second }), things: rest.map((card) => `[data-card="${card}"]`) };
    case 'pick':
    case 'lay':
      return { text: said({ shape: first, symbol: second, shade }), things: [`[data-tile="${rest.join(' ')}"]`] };
    case 'waltz':
      return { text: said({ shape: first }), things: [`[data-move="${move}"]`] };
    case 'take':
    case 'take-secret':
      return { text: said({ token: first }), things: [`[data-move="${move}"]`] };
    case 'way':
      return { text: said({ way: first }) };
    case 'start':
    case 'at':
    case 'warp':
    case 'go':
    case 'drift':
      return { text: said({ hex: first }), places: [`[data-place="${first}"]`] };
    default:
      return { text: said(), things: [`[data-testid="${verb}"]`, `[data-move="${move}"]`] };
  }
}
