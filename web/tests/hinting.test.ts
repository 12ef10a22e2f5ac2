import { expect, test } from 'vitest';
import { sureness } from '../src/shell/table/hinting';

const advice = (value: number | null, error: number | null, share: number) => ({ move: 'a', value, error, share });

test('the best is clear only when it was tried most and is ahead by more than the doubt', () => {
  expect(sureness([advice(0.6, 0.01, 0.8), advice(0.5, 0.02, 0.1)])).toBe('clear');
  expect(sureness([advice(0.43, 0.01, 0.8), advice(0.42, 0.01, 0.1)])).toBe('close');
  expect(sureness([advice(0.6, 0.05, 0.5), advice(0.5, 0.05, 0.2)])).toBe('likely');
  expect(sureness([advice(0.6, 0.01, 0.3), advice(0.5, 0.01, 0.3)])).toBe('close');
});

test('where there is one move nothing was compared', () => {
  expect(sureness([advice(null, null, 1)])).toBe('only');
});
