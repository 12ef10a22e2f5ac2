/** What a view shows at a glance: who sits where, whose card is which, how long to look. */
import type { View } from './view';

export type Rank = 'highest' | 'second';

/** Words for the two cards that take a tide, once all lie face up. */
export function rankOf(view: View, seat: number): Rank | null {
  const card = view.players[seat]?.played ?? null;
  if (card === null || view.phase === 'choose') return null;
  const higher = view.players.filter((other) => other.played !== null && other.played > card).length;
  return higher === 0 ? 'highest' : higher === 1 ? 'second' : null;
}

/** Open cards: the place of a seat in the order of this trick, from 1. */
export function placeOf(view: View, seat: number): number | null {
  if (view.leader === null || !view.players[seat]?.in_round) return null;
  let place = 1;
  for (let at = view.leader; at !== seat; at = (at + 1) % view.seats) if (view.players[at]?.in_round) place++;
  return place;
}

/** The two places in the middle: the lower tide lies first and is taken first. */
export function tidesLying(view: View): readonly [number | null, number | null] {
  const [first, second] = view.tides;
  if (first === undefined) return [null, null];
  if (second !== undefined) return [first, second];
  return view.phase === 'tides' ? [first, null] : [null, first];
}

/** Who has just been given a tide, between two frames. */
export function taker(before: View, after: View): number | null {
  const seat = after.players.findIndex((player, i) => player.took !== null && before.players[i]?.took === null);
  return seat < 0 ? null : seat;
}

export const sank = (before: View, after: View): boolean =>
  after.players.some((player, i) => !player.in_round && before.players[i]?.in_round);

/** How long a frame stays, as a multiple of the pace. */
export function weight(before: View, after: View): number {
  switch (after.phase) {
    case 'deal':
    case 'announce':
      return 0;
    case 'tides':
      // The first of two tides is passed over, so that both come up together.
      return after.tides.length > 0 ? 0 : after.round !== before.round || before.phase === 'announce' ? 2.5 : 1;
    case 'choose':
      return before.phase === 'tides' ? 1.6 : 0.7;
    case 'take_lower':
      return 3.4;
    case 'take_other':
      return 3;
    case 'pay':
    case 'put_away':
      if (sank(before, after)) return 4.6;
      return taker(before, after) !== null || after.players.some((player) => player.pays) ? 3 : 0.5;
    default:
      return 1.5;
  }
}
