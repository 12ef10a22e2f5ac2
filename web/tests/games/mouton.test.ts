import { describe, expect, test } from 'vitest';
import { ringOf, rings } from '../../src/games/mouton/art/rings.svelte';
import { weather } from '../../src/games/mouton/art/weather';
import { fan } from '../../src/games/mouton/fan';
import { placeOf, rankOf, taker, tidesLying, weight } from '../../src/games/mouton/reading';
import type { Player, View } from '../../src/games/mouton/view';

const player = (more: Partial<Player> = {}): Player => ({
  in_round: true,
  water: 0,
  highest: false,
  buoys: 3,
  buoys_start: 4,
  cards: 12,
  chosen: false,
  played: null,
  took: null,
  pays: false,
  score: 0,
  sheet: [],
  ...more,
});

const view = (more: Partial<View> = {}): View => ({
  game: 'mouton',
  seats: 4,
  cards: 'secret',
  round: 1,
  rounds: 4,
  trick: 1,
  tricks: 12,
  half_buoys: [],
  whole_buoys: [],
  phase: 'choose',
  tides: [],
  leader: null,
  to_play: [],
  players: [player(), player(), player(), player()],
  hand: null,
  choice: null,
  stakes: null,
  ...more,
});

const hand = (cards: number): number[] => Array.from({ length: cards }, (_, i) => i + 1);

describe('the fan', () => {
  test.each([
    [344, 56, 12],
    [374, 66, 12],
    [374, 66, 8],
    [956, 94, 12],
    [2170, 174, 1],
  ])('in %i px, cards of %i px: %i lie inside, and a finger finds each', (width, card, cards) => {
    const { places, perRow, height } = fan(hand(cards), width, card);
    for (const [i, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + card).toBeLessThanOrEqual(width);
      expect(place.y + card * 1.4).toBeLessThanOrEqual(height);
      const next = places[i + 1];
      if (next?.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
      const below = places[i + perRow];
      if (below) expect(below.y - place.y).toBeGreaterThanOrEqual(44);
    }
  });

  test('eight cards fit one row of a phone, nine need two', () => {
    expect(fan(hand(8), 374, 66).perRow).toBe(8);
    expect(fan(hand(9), 374, 66).perRow).toBe(5);
  });

  test('an empty hand has no places', () => {
    expect(fan([], 374, 66).places).toEqual([]);
  });
});

describe('reading a view', () => {
  test('the two highest cards are named once all lie open, and not before', () => {
    const players = [41, 60, 7, 52].map((played) => player({ chosen: true, played }));
    const named = [0, 1, 2, 3].map((seat) => rankOf(view({ phase: 'take_lower', players }), seat));
    expect(named).toEqual([null, 'highest', null, 'second']);
    expect(rankOf(view({ phase: 'choose', players }), 1)).toBeNull();
  });

  test('open cards: the order goes clockwise from the leader, past those who are out', () => {
    const players = [player(), player({ in_round: false }), player(), player()];
    const order = [0, 1, 2, 3].map((seat) => placeOf(view({ leader: 3, players }), seat));
    expect(order).toEqual([2, null, 3, 1]);
  });

  test('the lower tide is taken first; the other keeps its place', () => {
    expect(tidesLying(view({ tides: [4, 9] }))).toEqual([4, 9]);
    expect(tidesLying(view({ phase: 'take_other', tides: [9] }))).toEqual([null, 9]);
    expect(tidesLying(view({ phase: 'pay' }))).toEqual([null, null]);
  });

  test('who took a tide between two frames', () => {
    const after = view({ players: [player(), player({ took: 4 }), player(), player()] });
    expect(taker(view(), after)).toBe(1);
    expect(taker(after, after)).toBeNull();
  });

  test('dealing card by card is passed over; going under is looked at longest', () => {
    expect(weight(view({ phase: 'deal' }), view({ phase: 'deal' }))).toBe(0);
    expect(weight(view({ phase: 'tides' }), view({ phase: 'tides', tides: [3] }))).toBe(0);
    const under = view({
      phase: 'put_away',
      players: [player({ in_round: false, pays: true }), player(), player(), player()],
    });
    const pays = view({ phase: 'put_away', players: [player({ pays: true }), player(), player(), player()] });
    expect(weight(view({ phase: 'pay' }), under)).toBeGreaterThan(weight(view({ phase: 'pay' }), pays));
  });
});

test('a weather card is the same each time it is drawn, and its weather grows with its number', () => {
  expect(weather(47)).toEqual(weather(47));
  expect(weather(1)).toMatchObject({ rain: '', lightning: 0 });
  expect(weather(60)).toMatchObject({ sun: null, lightning: 2 });
});

test('a card carries the buoy that the box in use gives it', () => {
  expect([12, 13, 24, 25, 36, 37, 48, 49].map(ringOf)).toEqual([
    ...['none', 'half', 'half', 'whole', 'whole', 'half', 'half', 'none'],
  ]);
  Object.assign(rings, { half: [1], whole: [60] });
  expect([1, 13, 25, 60].map(ringOf)).toEqual(['half', 'none', 'none', 'whole']);
});
