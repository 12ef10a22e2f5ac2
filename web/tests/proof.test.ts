import { expect, test } from 'vitest';
import { check } from '../src/lib/proof';

// SHA-256 of the three bytes "abc", from FIPS 180-2.
const proof = {
  secret: '616263',
  commitment: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  words: [],
  origin: null,
  since: 0,
};

test('a secret that fits its seal', async () => {
  expect(await check(proof)).toBe('true');
});

test('another secret does not', async () => {
  expect(await check({ ...proof, secret: '616264' })).toBe('false');
});

test('nothing can be said before the secret is known', async () => {
  expect(await check({ ...proof, secret: null })).toBe('unable');
});
