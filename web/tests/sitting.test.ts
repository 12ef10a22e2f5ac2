/** What one browser shows and offers, from what the server tells it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../src/lib/live';
import type { GameTable } from '../src/lib/table';
import type { ClientMessage, Event, FramesMessage, StateMessage, Table, View } from '../src/lib/types';

const wire: { listener: Listener | null; sent: ClientMessage[] } = vi.hoisted(() => ({ listener: null, sent: [] }));
vi.mock('../src/lib/live', () => ({
  Live: class {
    constructor(_: string, listener: Listener) {
      wire.listener = listener;
    }
    send(message: ClientMessage): boolean {
      wire.sent.push(message);
      return true;
    }
    close(): void {}
  },
}));
vi.mock('../src/lib/settings.svelte', () => ({
  PACE: { steady: 100 },
  reduced: () => false,
  settings: { speed: 'steady', sound: false },
}));
const { Sitting } = await import('../src/lib/sitting.svelte');

beforeEach(() => {
  vi.useFakeTimers();
  wire.sent = [];
});
afterEach(() => vi.useRealTimers());

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
  const it = new Sitting(table(...yours), game);
  const hear = (message: StateMessage | FramesMessage): void => wire.listener?.hear(message);
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
    log: () => it.log.map((event) => event.key),
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
  expect(it.shot?.view).toEqual({ sums: 0, own: 'a', all: 'c' });
});

test('a fast player skips the frames', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [1] });
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a'] }, 'one', 'two', 'three');
  it.skip();
  expect(it.legal).toEqual(['a']);
  it.act('a');
  expect(wire.sent.at(-1)).toMatchObject({ type: 'play', seat: 0, move: 'a', ply: 2 });
});

test('while others choose, what I may do stays', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [0, 1], legal: ['a', 'b'] });
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a', 'b'] }, 'other-chose');
  expect(it.moving).toBe(true);
  expect(it.legal).toEqual(['a', 'b']);
});

test('a hint asked for is asked again after a lost connection, and one given stays', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, legal: ['a', 'b'] });
  it.askHint();
  wire.listener?.connected(false);
  wire.listener?.connected(true);
  state({ eyes: 0, legal: ['a', 'b'] });
  expect(it.pondering).toBe(true);
  expect(wire.sent.map(({ type }) => type)).toEqual(['hint', 'hint']);
  const { id } = wire.sent[1] as { id: number };
  wire.listener?.hear({ type: 'hints', id, seat: 0, ply: 1, unit: 'share', moves: [] });
  state({ eyes: 0, legal: ['a', 'b'] });
  expect(it.hints).not.toBeNull();
  state({ eyes: 0, ply: 2, legal: ['b'] });
  expect(it.hints).toBeNull();
});

test('a second click before the answer does nothing', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, legal: ['a'] });
  it.act('a');
  it.act('a');
  expect(wire.sent).toHaveLength(1);
  expect(it.legal).toEqual([]);
});

test('at one screen the cover waits for the frames', () => {
  const { it, state, frames } = sit(0, 1);
  state({ eyes: 0, acting: [0, 1], legal: ['a'] });
  expect(it.called).toEqual([]);
  frames({ eyes: null, ply: 2, acting: [1] }, 'chose', 'shown');
  expect(it.called).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(it.called).toEqual([1]);
});

test('what one person chose in secret is gone from the log before the next one looks', () => {
  const { state, frames, log } = sit(0, 1);
  state({}, 'dealt');
  state({ eyes: 0, legal: ['a'] }, 'dealt', 'own-secret');
  expect(log()).toContain('own-secret');
  frames({ eyes: null, ply: 2, acting: [1] }, 'chose');
  expect(log()).toEqual(['dealt', 'chose']);
  vi.advanceTimersByTime(100);
  expect(wire.sent.at(-1)).toMatchObject({ type: 'eyes', seat: null });
});

test('nobody is called to a screen with one person', () => {
  const { it, state } = sit(0);
  state({ eyes: null });
  expect(it.called).toEqual([]);
});

test('a sum stops the frames until it is closed; the last one is told at the end', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0 });
  const shots = [1, 1, 2].map((sums) => ({ view: view(sums), story: [] }));
  frames({ eyes: 0, ply: 9, acting: [], result: { scores: [1, 0, 0], winners: [0] }, frames: shots });
  expect(it.sum).toEqual(view(1));
  vi.runAllTimers();
  expect(it.now.result).toBeNull();
  it.closeSum();
  vi.runAllTimers();
  expect(it.sum).toBeNull();
  expect(it.now.result?.winners).toEqual([0]);
});

test('a state of the same moment waits for the frames that lead to it', () => {
  const { state, frames, log } = sit(0, 1);
  state({}, 'dealt');
  frames({ ply: 2 }, 'one', 'two');
  state({ ply: 2 }, 'dealt', 'one', 'two', 'more');
  expect(log()).toEqual(['dealt', 'one']);
  vi.runAllTimers();
  expect(log()).toEqual(['dealt', 'one', 'two', 'more']);
});

test('an undo names the ply it means, and a second click before the answer does nothing', () => {
  const { it, state } = sit(0);
  state({ eyes: 0, ply: 5, undo: true });
  it.undo();
  it.undo();
  expect(wire.sent).toEqual([{ type: 'undo', seat: 0, ply: 5, id: 1 }]);
  state({ eyes: 0, ply: 4, undo: true });
  it.undo();
  expect(wire.sent.at(-1)).toMatchObject({ type: 'undo', seat: 0, ply: 4 });
});

test('an undone move starts afresh at once', () => {
  const { it, state, frames, log } = sit(0);
  state({ eyes: 0, ply: 1 }, 'dealt');
  frames({ eyes: 0, ply: 2 }, 'chose', 'more');
  state({ eyes: 0, ply: 1, legal: ['a'] }, 'dealt');
  expect(log()).toEqual(['dealt']);
  expect(it.moving).toBe(false);
  vi.runAllTimers();
  expect(log()).toEqual(['dealt']);
});

test('hints are gone once one has moved, even where the same moves are legal again', () => {
  const { it, state, frames } = sit(0);
  state({ eyes: 0, acting: [0], legal: ['a', 'b'] });
  it.hints = { type: 'hints', id: 1, seat: 0, ply: 1, unit: 'share', moves: [] };
  it.act('a');
  frames({ eyes: 0, ply: 2, acting: [0], legal: ['a', 'b'] }, 'shown');
  expect(it.hints).toBeNull();
});
