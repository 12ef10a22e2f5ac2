/** What one browser shows and offers, from what the server tells it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTable } from '../../src/lib/table';
import type { Event, FramesMessage, StateMessage, Table, View } from '../../src/lib/types';
import { fakePage, FakeSocket } from './socket';

vi.mock('../../src/lib/settings.svelte', () => ({
  PACE: { steady: 100 },
  reduced: () => false,
  settings: { speed: 'steady', sound: false },
}));
const { TableSession } = await import('../../src/lib/session/session.svelte');

beforeEach(() => {
  vi.useFakeTimers();
  fakePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A made-up game whose view is how many sums there are. */
const view = (sums: number): View => ({ sums }) as unknown as View;
const game = { sums: (seen: unknown) => (seen as { sums: number }).sums } as GameTable<View>;
const story = (key: string): Event => ({ key, seat: null, args: {}, kind: 'event' });

function table(...yours: number[]): Table {
  const seat = (i: number) => ({
    name: `p${i}`,
    kind: 'person' as const,
    bot: null,
    yours: yours.includes(i),
    here: true,
    waking: false,
  });
  return {
    code: 'kotimu',
    host: false,
    game: 'mouton',
    options: {},
    seats: [0, 1, 2].map(seat),
    status: 'playing',
    rematch: null,
    commitment: '',
    day: null,
    components: false,
    hints: true,
    quick_bots: false,
  };
}
const now = { ply: 1, eyes: null, acting: [0, 1], legal: [], undo: false, result: null };
const proof = { commitment: '', words: [], secret: null, origin: null, since: 0 };

function sit(...yours: number[]) {
  const it = new TableSession(table(...yours), game);
  FakeSocket.newest.open();
  const hear = (message: StateMessage | FramesMessage): void => FakeSocket.newest.say(message);
  return {
    it,
    state: (change: Partial<StateMessage> = {}, ...log: string[]) =>
      hear({
        type: 'state',
        ...now,
        proof,
        table: table(...yours),
        frame: { view: view(0), story: [] },
        log: log.map(story),
        ...change,
      }),
    frames: (change: Partial<FramesMessage>, ...told: string[]) =>
      hear({
        type: 'frames',
        ...now,
        proof,
        frames: told.map((key) => ({ view: view(0), story: [story(key)] })),
        ...change,
      }),
    log: () => it.privacy.log.map((event) => event.key),
  };
}

test('a move is possible only when all frames have been shown', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [1], legal: [] });
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a'] }, 'one', 'two');
  expect(it.legal).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(it.legal).toEqual(['a']);
});

test('a frame brings what it changes, the rest stays as it was', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, frame: { view: { sums: 0, own: 'a', all: 'b' } as unknown as View, story: [] } });
  const steps = [{ all: 'c' }, { sums: 0 }].map((view) => ({ view: view as Partial<View>, story: [story('one')] }));
  frames({ eyes: 0, ply: 2, frames: steps });
  vi.advanceTimersByTime(200);
  expect(it.playback.frame?.view).toEqual({ sums: 0, own: 'a', all: 'c' });
});

test('a fast player skips the frames', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [1] });
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a'] }, 'one', 'two', 'three');
  it.playback.skip();
  expect(it.legal).toEqual(['a']);
  it.act('a');
  expect(FakeSocket.sent.at(-1)).toMatchObject({ type: 'play', seat: 0, move: 'a', ply: 2 });
});

test('while others choose, what I may do stays', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [0, 1], legal: ['a', 'b'] });
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a', 'b'] }, 'other-chose');
  expect(it.playback.state).toBe('background');
  expect(it.legal).toEqual(['a', 'b']);
});

test('a hint asked for is asked again after a lost connection, and one given stays', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, legal: ['a', 'b'] });
  it.askHint();
  FakeSocket.newest.lose();
  vi.advanceTimersByTime(500);
  FakeSocket.newest.open();
  state({ eyes: 0, legal: ['a', 'b'] });
  expect(it.hints.asked).toBe(true);
  expect(FakeSocket.sent.map(({ type }) => type)).toEqual(['hint', 'hint']);
  const { id } = FakeSocket.sent[1] as { id: number };
  FakeSocket.newest.say({ type: 'hints', id, seat: 0, ply: 1, unit: 'share', moves: [] });
  state({ eyes: 0, legal: ['a', 'b'] });
  expect(it.hints.state.name).toBe('shown');
  state({ eyes: 0, ply: 2, legal: ['b'] });
  expect(it.hints.state.name).toBe('none');
});

test('a second click before the answer does nothing', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, legal: ['a'] });
  it.act('a');
  it.act('a');
  expect(FakeSocket.sent).toHaveLength(1);
  expect(it.legal).toEqual([]);
});

test('at one screen the cover waits for the frames', () => {
  const { it, state, frames } = sit(0, 1);
  state({ eyes: 0, acting: [0, 1], legal: ['a'] });
  expect(it.privacy.called).toEqual([]);
  frames({ eyes: null, ply: 2, acting: [1] }, 'chose', 'shown');
  expect(it.privacy.called).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(it.privacy.called).toEqual([1]);
});

test('what one person chose in secret is gone from the log before the next one looks', () => {
  const { state, frames, log } = sit(0, 1);
  state({}, 'dealt');
  state({ eyes: 0, legal: ['a'] }, 'dealt', 'own-secret');
  expect(log()).toContain('own-secret');
  frames({ eyes: null, ply: 2, acting: [1] }, 'chose');
  expect(log()).toEqual(['dealt', 'chose']);
  vi.advanceTimersByTime(100);
  expect(FakeSocket.sent.at(-1)).toMatchObject({ type: 'eyes', seat: null });
});

test('nobody is called to a screen with one person', () => {
  const { it, state } = sit(0);
  state({ eyes: null });
  expect(it.privacy.called).toEqual([]);
});

test('a sum stops the frames until it is closed; the last one is told at the end', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0 });
  const shots = [1, 1, 2].map((sums) => ({ view: view(sums), story: [] }));
  frames({ eyes: 0, ply: 9, acting: [], result: { scores: [1, 0, 0], winners: [0] }, frames: shots });
  expect(it.sum).toEqual(view(1));
  vi.advanceTimersByTime(2000);
  expect(it.now.result).toBeNull();
  it.playback.resume();
  vi.advanceTimersByTime(2000);
  expect(it.sum).toBeNull();
  expect(it.now.result?.winners).toEqual([0]);
});

test('a state of the same moment waits for the frames that lead to it', () => {
  const { state, frames, log } = sit(0, 1);
  state({}, 'dealt');
  frames({ ply: 2 }, 'one', 'two');
  state({ ply: 2 }, 'dealt', 'one', 'two', 'more');
  expect(log()).toEqual(['dealt', 'one']);
  vi.advanceTimersByTime(2000);
  expect(log()).toEqual(['dealt', 'one', 'two', 'more']);
});

test('an undo names the ply it means, and a second click before the answer does nothing', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, ply: 5, undo: true });
  it.undo();
  it.undo();
  expect(FakeSocket.sent).toEqual([{ type: 'undo', seat: 0, ply: 5, id: 1 }]);
  state({ eyes: 0, ply: 4, undo: true });
  it.undo();
  expect(FakeSocket.sent.at(-1)).toMatchObject({ type: 'undo', seat: 0, ply: 4 });
});

test('an undone move starts afresh at once', () => {
  const { it, state, frames, log } = sit(0);
  state({ eyes: 0, ply: 1 }, 'dealt');
  frames({ eyes: 0, ply: 2 }, 'chose', 'more');
  state({ eyes: 0, ply: 1, legal: ['a'] }, 'dealt');
  expect(log()).toEqual(['dealt']);
  expect(it.playback.state).toBe('idle');
  vi.advanceTimersByTime(2000);
  expect(log()).toEqual(['dealt']);
});

test('hints are gone once one has moved, even where the same moves are legal again', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [0], legal: ['a', 'b'] });
  it.askHint();
  FakeSocket.newest.say({ type: 'hints', id: 1, seat: 0, ply: 1, unit: 'share', moves: [] });
  expect(it.hints.state.name).toBe('shown');
  it.act('a');
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a', 'b'] }, 'shown');
  expect(it.hints.state.name).toBe('none');
});

test('the refusal of a hint that nobody waits for any more is not spoken of', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, acting: [0], legal: ['a', 'b'] });
  it.askHint();
  it.act('a');
  const error = { key: 'hint-stale', args: {}, clause: null };
  FakeSocket.newest.say({ type: 'refused', id: 1, error });
  expect(it.refusal).toBeNull();
  expect(it.connection.state).toBe('waiting');
  FakeSocket.newest.say({ type: 'refused', id: 2, error });
  expect(it.refusal).toEqual(error);
  expect(it.connection.state).toBe('ready');
});

test('where nothing can be seen to change, the screen still goes on to other eyes', () => {
  const { it, state, frames } = sit(0, 1);
  state({ eyes: 0, acting: [0, 1], legal: ['a'] });
  it.act('a');
  frames({ eyes: null, ply: 2, acting: [1] });
  expect(FakeSocket.sent.at(-1)).toMatchObject({ type: 'eyes', seat: null });
  state({ eyes: null, ply: 2, acting: [1] });
  expect(it.eyes).toBeNull();
  expect(it.privacy.called).toEqual([1]);
});
