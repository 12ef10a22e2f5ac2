/** Views of a trick, made by hand: enough to look at every state of the table. */
import type { Player, View } from '../src/games/mouton/view';

const player = (more: Partial<Player>): Player => ({
  in_round: true,
  water: 0,
  highest: false,
  buoys: 4,
  buoys_start: 5,
  cards: 8,
  chosen: false,
  played: null,
  took: null,
  pays: false,
  score: 0,
  sheet: [],
  ...more,
});

const row = (round: number, buoys: number, lowest = 0, out = false) => ({ round, buoys, lowest, out, points: buoys + lowest - (out ? 1 : 0) });

export const NAMES = ['Anna', 'Lenaïg', 'Erwan', 'Mia', 'Jonas Wolkenstein'];
const WATER = [7, 5, 11, 0, 8];
const BUOYS = [3, 4, 2, 6, 0];
const START = [4, 5, 4, 6, 5];
const CARDS = [47, 12, 51, 33, 58];

export function trick(seats: number, eyes: number | null, cards: 'secret' | 'open', hand: number[]): View[] {
  const people = (f: (i: number) => Partial<Player>): Player[] =>
    Array.from({ length: seats }, (_, i) =>
      player({ water: WATER[i]!, buoys: BUOYS[i]!, buoys_start: START[i]!, highest: i === 2, score: [5, 4, 1, -1, 3][i]!, sheet: [row(1, [4, 4, 1, 0, 3][i]!, i === 0 ? 1 : 0, i === 3)], ...f(i) }),
    );
  const base: View = {
    game: 'mouton', seats, cards, round: 2, rounds: seats, trick: 5, tricks: 12, phase: 'tides', tides: [], leader: cards === 'open' ? 1 : null, to_play: [],
    players: people(() => ({})), hand: eyes === null ? null : hand, choice: null, stakes: null,
  };
  const all = Array.from({ length: seats }, (_, i) => i);
  const up = (i: number): Partial<Player> => ({ chosen: true, played: CARDS[i]! });
  const ranked = [...all].sort((a, b) => CARDS[b]! - CARDS[a]!);
  const [first, second] = [ranked[0]!, ranked[1]!];
  const level = (i: number) => (i === first ? 4 : i === second ? 12 : WATER[i]!);
  const left = eyes === null ? null : hand.filter((card) => card !== CARDS[eyes]);
  const shown = { choice: eyes === null ? null : CARDS[eyes]!, hand: left };
  return [
    base,
    { ...base, phase: 'choose', tides: [4, 12], to_play: cards === 'open' ? [1] : all, stakes: eyes === null ? null : { highest: 4, second: 12, lower: WATER[eyes]! } },
    { ...base, phase: 'choose', tides: [4, 12], to_play: [0, seats - 1], players: people((i) => (i !== 0 && i !== seats - 1 ? (cards === 'open' ? up(i) : { chosen: true }) : {})), stakes: eyes === null ? null : { highest: 4, second: 12, lower: WATER[eyes]! } },
    { ...base, phase: 'choose', tides: [4, 12], to_play: [seats - 1], players: people((i) => (i !== seats - 1 ? (cards === 'open' ? up(i) : { chosen: true }) : {})), ...shown },
    { ...base, ...shown, phase: 'take_lower', tides: [4, 12], players: people(up) },
    { ...base, ...shown, phase: 'take_other', tides: [12], players: people((i) => ({ ...up(i), ...(i === first ? { took: 4, water: 4 } : {}) })) },
    { ...base, ...shown, phase: 'pay', players: people((i) => ({ ...up(i), water: level(i), highest: i === second, took: i === first ? 4 : i === second ? 12 : null })) },
    { ...base, ...shown, phase: 'put_away', players: people((i) => ({ ...up(i), water: level(i), highest: i === second, took: i === first ? 4 : i === second ? 12 : null, pays: i === second, buoys: BUOYS[i]! - (i === second ? 1 : 0) })) },
    { ...base, ...shown, phase: 'put_away', players: people((i) => ({ ...up(i), water: i === second ? 0 : level(i), took: i === first ? 4 : null, pays: i === second, in_round: i !== second, buoys: i === second ? 0 : BUOYS[i]! })) },
    { ...base, hand: left, players: people((i) => ({ water: i === second ? 0 : level(i), highest: false, in_round: i !== second, buoys: i === second ? 0 : BUOYS[i]! })) },
    { ...base, hand: [], phase: 'pass', players: people((i) => ({ in_round: i !== second, water: level(i), score: 7 - i, sheet: [row(1, 4, i === 0 ? 1 : 0), row(2, i === second ? 0 : 3, i === first ? 1 : 0, i === second)] })) },
    { ...base, hand: [], phase: 'over', round: seats, players: people((i) => ({ score: 14 - (i > 1 ? i : 0), sheet: all.map((r) => row(r + 1, (i + r) % 5, r % 2, false)) })) },
  ];
}
