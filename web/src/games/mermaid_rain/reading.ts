/** What a view shows at a glance: who comes when, what is where, how long to look. */
import { TOKENS, type Card, type Token, type View } from './view';

/** The seats in the order of the melds; before there is one, clockwise from the dealer. */
export function inOrder(view: View): number[] {
  if (view.order.length) return view.order;
  const from = view.dealer ?? 0;
  return Array.from({ length: view.seats }, (_, i) => (from + i) % view.seats);
}

/** How many of each type somebody has, as far as one knows; and how many are secret. */
export function counted(tokens: readonly (Token | null)[]): { token: Token; n: number }[] {
  return TOKENS.map((token) => ({ token, n: tokens.filter((one) => one === token).length }));
}

/** The cards of a payment, as its move names them. */
export const paidWith = (move: string): Card[] => move.split(' ').slice(1) as Card[];

/** A way's payments, step by step. */
export const payments = (moves: readonly string[]): Card[][] =>
  moves.filter((move) => move.startsWith('pay ')).map(paidWith);

/** For each card of the hand, as which it is paid (from 1); null for those that stay. */
export function spent(hand: readonly Card[], cards: readonly Card[]): (number | null)[] {
  const numbers: (number | null)[] = hand.map(() => null);
  cards.forEach((card, i) => {
    const at = hand.findIndex((held, k) => held === card && numbers[k] === null);
    if (at >= 0) numbers[at] = i + 1;
  });
  return numbers;
}

/** Who has just gone somewhere else. */
export const traveller = (before: View, after: View): number | null => {
  const seat = after.players.findIndex((player, i) => player.where !== before.players[i]?.where);
  return seat < 0 ? null : seat;
};

const tokensOf = (view: View): number =>
  view.players.reduce((sum, { treasure, secret }) => sum + treasure.length + secret.length, 0);
const shownBy = (view: View): number => view.players.reduce((sum, { shown }) => sum + shown.length, 0);
export const gained = (before: View, after: View): boolean => tokensOf(after) > tokensOf(before);
export const laid = (before: View, after: View): boolean => after.surf.length > before.surf.length;
export const sank = (before: View, after: View): boolean => after.surf.length < before.surf.length;
export const showed = (before: View, after: View): boolean => shownBy(after) > shownBy(before);

/** How long a frame stays, as a multiple of the pace. */
export function weight(before: View, after: View): number {
  if (before.phase === 'sink' || sank(before, after)) return 2.5;
  if (gained(before, after)) return 1.6;
  if (laid(before, after)) return 1.6;
  if (traveller(before, after) !== null) return 1.3;
  if (showed(before, after)) return 2;
  if (after.phase === 'choose_tile' && before.phase === 'rank_melds') return 1.6;
  if (after.offer.length !== before.offer.length) return after.phase === 'reveal_tiles' ? 0 : 1;
  if (after.round !== before.round) return 1.5;
  if (after.phase === 'over' || after.ranked.length !== before.ranked.length) return 1;
  return 0;
}
