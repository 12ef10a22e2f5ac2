import { expect, test } from 'vitest';
import { f1, mix, ramp } from '../src/lib/draw/colour';
import { rng } from '../src/lib/draw/rng';

test('colours mix channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#102030', 0.7)).toBe('#102030');
});

test('a ramp gives its stops, what lies between them, and its ends beyond them', () => {
  const stops = [
    [0, '#000000'],
    [0.5, '#ff0000'],
    [1, '#ffffff'],
  ] as const;
  expect([0, 0.25, 0.5, 1, 2].map((t) => ramp(stops, t))).toEqual([
    '#000000',
    '#800000',
    '#ff0000',
    '#ffffff',
    '#ffffff',
  ]);
  expect(ramp(stops, -1)).toBe('#000000');
});

test('numbers in paths have one decimal', () => {
  expect([1.25, 2, -0.04].map(f1)).toEqual([1.3, 2, -0]);
});

test('the same seed draws the same picture', () => {
  const draw = (seed: number): number[] => Array.from({ length: 5 }, rng(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((n) => n >= 0 && n < 1)).toBe(true);
});
