/** What a person does to make a move: pick a thing up, put it down. */
import type { Device, Step } from '$lib/table';
import type { View } from './view';

export function way(moves: readonly string[], view: View, eyes: number, by: Device): Step[] | null {
  const confirm = (button: string): Step =>
    by === 'pointer' ? { press: `[data-testid="${button}"]` } : { key: 'Enter' };
  const words = (moves[0] ?? '').split(' ');
  const [verb, value] = words;
  const side = words.at(-1) === 'mine' ? eyes : 1 - eyes;
  const put = (section: string | undefined, place: number | 'deck'): Step => ({
    press: `[data-place="${section}:${place}"]`,
  });
  switch (verb) {
    case 'take':
      // The opening hand is told at once, when it is complete.
      return moves.length < view.to_take
        ? null
        : [...moves.map((move) => ({ press: `[data-take="${move.split(' ')[1]}"]` })), confirm('begin')];
    case 'lay':
      return [{ press: `[data-thing^="card-"][data-value="${value}"]` }, put(words[3], side)];
    case 'octopus':
      return [{ press: '[data-thing="octopus"]' }, ...takeUp(Number(value), Number(words[3]), side, view, by)];
    case 'carry':
      return [put(words[2], side)];
    case 'walk':
      return [put(words[2], 'deck')];
    case 'rum':
      return [{ press: '[data-thing="mug"]' }, put(words[2], 'deck')];
    default:
      return [confirm('ending')];
  }
}

/** A pointer hits the card; keys reach the side, and are asked which where there are several. */
function takeUp(value: number, section: number, side: number, view: View, by: Device): Step[] {
  if (by === 'pointer') return [{ press: `[data-berth^="${section}:${side}:"] [data-grab="${value}"]` }];
  const berths = view.sections.find((part) => part.value === section)?.sides[side]?.berths ?? [];
  const loose = new Set(berths.flatMap((berth) => (berth && berth.octopus === null ? [berth.value] : [])));
  const place: Step = { press: `[data-place="${section}:${side}"]` };
  return loose.size > 1 ? [place, { press: `[data-take-up="${value}"]` }] : [place];
}
