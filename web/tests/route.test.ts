/** Which page an address asks for, whatever somebody typed into it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function at(pathname: string, hash = '') {
  vi.stubGlobal('location', { pathname, hash, origin: 'http://here' });
  return import('../src/lib/route.svelte');
}

test.each([
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#mouton.4.2', 'mouton.4.2'],
  ['#a%20b', 'a b'],
  ['', ''],
])('an address with %s opens its page', async (hash, meant) => {
  const { anchor, route } = await at('/', hash);
  expect(route()).toEqual({ page: 'home' });
  expect(anchor()).toBe(meant);
});

test('going to a bad anchor breaks nothing', async () => {
  const { anchor, navigate } = await at('/');
  vi.stubGlobal('history', { pushState: () => Object.assign(location, { hash: '#%' }) });
  navigate('/#%');
  expect(anchor()).toBe('%');
});

test.each([
  ['/t/%', { page: 'table', code: '%' }],
  ['/t/k%6Ftimu', { page: 'table', code: 'kotimu' }],
  ['/t/%E0%A4%A/review', { page: 'review', code: '%E0%A4%A' }],
  ['/new/%', { page: 'new', game: '%' }],
  ['/rules/%E0%A4%A', { page: 'lost' }],
  ['/%', { page: 'lost' }],
])('the path %s names a page, or none', async (path, page) => {
  const { route } = await at(path);
  expect(route()).toEqual(page);
});
