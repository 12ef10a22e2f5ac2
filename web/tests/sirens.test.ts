/** How the crew's way is read from two frames, and how a ship with missing sections is drawn. */
import { expect, test } from 'vitest';
import { stretches } from '../src/games/sirens/art/hull';
import { lie } from '../src/games/sirens/measure';
import { walked } from '../src/games/sirens/reading';
import type { Crew, View } from '../src/games/sirens/view';

/** "c.m-." is the captain on the first section, the mate on the third, the fourth out of play. */
function ship(drawn: string): View {
  const crew: Record<string, Crew> = { c: 'captain', m: 'mate' };
  return {
    sections: [...drawn].map((mark) => ({ state: mark === '-' ? 'taken' : 'in_play', crew: crew[mark] ?? null })),
  } as View;
}

test.each([
  ['.c.m.', '..cm.', { crew: 'captain', from: 1, to: 2, round: false, over: false }],
  ['..cm.', '...mc', { crew: 'captain', from: 2, to: 4, round: false, over: true }],
  ['c..m.', '...mc', { crew: 'captain', from: 0, to: 4, round: true, over: false }],
  ['c...m', '...cm', { crew: 'captain', from: 0, to: 3, round: true, over: true }],
  ['.c-m.', '..-mc', { crew: 'captain', from: 1, to: 4, round: false, over: true }],
  ['-c.m.', '-cm..', { crew: 'mate', from: 3, to: 2, round: false, over: false }],
])('from %s to %s', (before, after, walk) => {
  expect(walked(ship(before), ship(after))).toEqual(walk);
});

test('nobody walks who is taken with the section', () => {
  expect(walked(ship('.c.m.'), ship('.-.m.'))).toBeNull();
});

test('the hull hangs together where no section is missing', () => {
  expect(stretches([true, true, false, true, false])).toEqual([
    [0, 1],
    [3, 3],
  ]);
  expect(stretches([false, false])).toEqual([]);
});

test.each([
  [348, 300, true],
  [378, 500, true],
  [958, 500, false],
  [2000, 1000, false],
])('five sections and all their berths fit into %i × %i', (width, height, upright) => {
  const { bow, stern, section, deck, gauge, card } = lie(width, height, 5, upright);
  const [along, across] = upright ? [height, width] : [width, height];
  expect(bow + stern + 5 * section).toBeCloseTo(along);
  const [wide, deep] = upright ? [2 * card.height, 3 * card.width] : [3 * card.width, 2 * card.height];
  expect(wide).toBeLessThan(section);
  expect(deck + 2 * (gauge + deep)).toBeLessThan(across);
  expect(Math.min(card.width, card.height)).toBeGreaterThan(18);
});
