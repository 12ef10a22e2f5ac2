/** A move as a sentence, and the things and places it is about. */
import { signed } from '$lib/numbers';
import type { Pointer } from '$lib/table';
import { t } from '$lib/words.svelte';
import type { View } from './view';

export function pointer(move: string, _view: View, eyes: number): Pointer {
  const words = move.split(' ');
  const [verb = '', first = ''] = words;
  const side = words.at(-1) ?? '';
  const said = (args: Record<string, string | number> = {}): string => t(`sirens-move-${verb}`, args);
  const berths = (section: string): string => `${section}:${side === 'mine' ? eyes : 1 - eyes}`;
  const card = signed(Number(first));
  switch (verb) {
    case 'lay': {
      const section = words[3] ?? '';
      return {
        text: said({ card, section, side }),
        things: [`[data-thing][data-value="${first}"]`],
        places: [`[data-place="${berths(section)}"]`],
      };
    }
    case 'octopus': {
      const section = words[3] ?? '';
      return {
        text: said({ card, section, side }),
        things: ['[data-thing="octopus"]'],
        places: [`[data-berth^="${berths(section)}:"][data-value="${first}"]`],
      };
    }
    case 'carry': {
      const section = words[2] ?? '';
      return { text: said({ section, side }), places: [`[data-place="${berths(section)}"]`] };
    }
    case 'walk':
      return { text: said({ section: side }), places: [`[data-place="${side}:deck"]`] };
    case 'rum':
      return { text: said({ section: side }), things: ['[data-thing="mug"]'], places: [`[data-place="${side}:deck"]`] };
    case 'take':
      return { text: said({ card }), things: [`[data-take="${first}"]`] };
    default:
      return { text: said(), things: ['[data-testid="ending"]'] };
  }
}
