import { expect, test, vi } from 'vitest';
import { amount, apart, lines, listed } from '../src/shell/review/reading';
import type { Decision, Review } from '../src/lib/types';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { language: 'en' } }));

const choice = { move: 'play 1', value: 0, story: [] };
const decision = (ply: number, seat: number, value: number, cost: number): Decision => ({
  ply,
  seat,
  choices: 2,
  chosen: { ...choice, value: value - cost },
  best: { ...choice, value },
  error: 0.01,
  cost,
  luck: 0,
  grade: cost ? 'mistake' : 'best',
});
const account = (seat: number, result: number): Review['accounts'][number] => ({
  ...{ seat, result, start: 0.5, luck: 0, cost: 0, error: 0, decisions: 2 },
  grades: {},
});
const review: Review = {
  unit: 'share',
  accounts: [account(0, 1), account(1, 0)],
  decisions: [decision(10, 0, 0.5, 0), decision(11, 1, 0.5, 0.1), decision(30, 0, 0.75, 0.2), decision(49, 1, 0.25, 0)],
};

test('a line begins at the first decision and ends at the result', () => {
  const [first, second] = lines(review, { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 });
  expect(first?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 25],
  ]);
  expect([first?.end, second?.end]).toEqual([
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]);
});

test('the costliest come first, equal ones as they came', () => {
  expect(listed(review.decisions, null, 'cost').map(({ ply }) => ply)).toEqual([30, 11, 10, 49]);
  expect(listed(review.decisions, 1, 'time').map(({ ply }) => ply)).toEqual([11, 49]);
});

test('signs at the same height are moved apart and stay in the picture', () => {
  expect(apart([100, 100, 0], 20, 100)).toEqual([80, 100, 0]);
  expect(apart([0, 0, 0], 20, 100)).toEqual([0, 20, 40]);
});

test('shares are said in per cent, points with a decimal', () => {
  expect(amount('share', -0.256, true)).toBe('−26%');
  expect(amount('points', 3.14159)).toBe('3.1');
  expect(amount('points', 2, true)).toBe('+2.0');
});
