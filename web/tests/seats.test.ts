/** Who sits where. */
import { expect, test } from 'vitest';
import { around } from '../src/lib/seats';

test('the others sit clockwise, from the left neighbour', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(4, null)).toEqual([0, 1, 2, 3]);
});
