import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../src/lib/session/connection.svelte';
import type { ServerMessage } from '../../src/lib/types';
import { fakePage, FakeSocket } from './socket';

let page: Record<string, () => void>;
beforeEach(() => {
  vi.useFakeTimers();
  page = fakePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PLAY = { type: 'play', seat: 0, move: 'a', ply: 1 } as const;
const HINT = { type: 'hint', seat: 0 } as const;

function connect() {
  const received: ServerMessage[] = [];
  const it = new Connection('kotimu', (message) => received.push(message));
  return { it, received };
}
function connected() {
  const found = connect();
  FakeSocket.newest.open();
  return found;
}

test('it connects, and is ready', () => {
  const { it } = connect();
  expect(it.state).toBe('connecting');
  FakeSocket.newest.open();
  expect(it.state).toBe('ready');
});

test('what the server says is passed on', () => {
  const { received } = connected();
  FakeSocket.newest.say({ type: 'done', id: 1, made: 1 });
  expect(received).toEqual([{ type: 'done', id: 1, made: 1 }]);
});

test('after a request it waits for the answer to that one', () => {
  const { it } = connected();
  it.request(PLAY);
  expect(it.state).toBe('waiting');
  it.answered(7);
  expect(it.state).toBe('waiting');
  it.answered(1);
  expect(it.state).toBe('ready');
});

test('what is sent beside it is not waited for', () => {
  const { it } = connected();
  expect(it.post(HINT)).toBe(1);
  expect(it.state).toBe('ready');
  expect(FakeSocket.sent).toEqual([{ ...HINT, id: 1 }]);
});

test('without a connection nothing is sent, then or later', () => {
  const { it } = connect();
  it.request(PLAY);
  expect(it.post(HINT)).toBeNull();
  expect(it.state).toBe('connecting');
  FakeSocket.newest.open();
  expect(FakeSocket.sent).toEqual([]);
});

test('a lost connection is tried again, at longer and longer intervals', () => {
  const { it } = connected();
  FakeSocket.newest.lose();
  expect(it.state).toBe('lost');
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.lose();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(3);
  expect(it.state).toBe('lost');
  FakeSocket.newest.open();
  expect(it.state).toBe('ready');
});

test('nobody waits for an answer over a connection that was lost', () => {
  const { it } = connected();
  it.request(PLAY);
  FakeSocket.newest.lose();
  expect(it.state).toBe('lost');
  it.answered(1);
  expect(it.state).toBe('lost');
  vi.advanceTimersByTime(500);
  FakeSocket.newest.open();
  expect(it.state).toBe('ready');
});

test('a page that is looked at again connects at once', () => {
  connected();
  FakeSocket.newest.lose();
  page.visibilitychange?.();
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.newest.lose();
  page.online?.();
  expect(FakeSocket.all).toHaveLength(3);
});

test('a silent connection is kept alive', () => {
  connected();
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.sent).toEqual([{ type: 'ping' }]);
});

test.each([
  ['a person who leaves', (it: Connection) => it.close()],
  ['a table that does not exist', () => FakeSocket.newest.lose(4404)],
])('%s closes it for good', (_, close) => {
  const { it } = connected();
  close(it);
  expect(it.state).toBe('closed');
  expect(page).toEqual({});
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.sent).toEqual([]);
});
