import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reel } from '../src/lib/reel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Frames are numbers; those in `stops` wait to be read, `length` is how long each stays. */
function reel({ stops = [] as number[], length = 100 } = {}) {
  const shown: number[] = [];
  const ended = vi.fn();
  const it = new Reel<number>(0, {
    length: () => length,
    stops: (_, after) => stops.includes(after),
    show: (frame) => shown.push(frame),
    ended,
  });
  return { it, shown, ended };
}

test('frames are shown one after another, the first at once', () => {
  const { it, shown, ended } = reel();
  it.add([1, 2]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledOnce();
  expect(it.running).toBe(false);
});

test('frames that arrive meanwhile wait for their turn', () => {
  const { it, shown, ended } = reel();
  it.add([1]);
  it.add([2]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
  expect(ended).toHaveBeenCalledOnce();
});

test('a skip shows everything that is left', () => {
  const { it, shown, ended } = reel();
  it.add([1, 2, 3]);
  it.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(ended).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(ended).toHaveBeenCalledOnce();
});

test('a sum stops the reel until it has been read, and a skip does not pass over it', () => {
  const { it, shown, ended } = reel({ stops: [2] });
  it.add([1, 2, 3]);
  it.skip();
  expect(shown).toEqual([1, 2]);
  vi.runAllTimers();
  it.skip();
  expect(shown).toEqual([1, 2]);
  expect(it.running).toBe(true);
  it.go();
  expect(shown).toEqual([1, 2, 3]);
  vi.runAllTimers();
  expect(ended).toHaveBeenCalledOnce();
});

test('frames without length are passed over at once', () => {
  const { it, shown, ended } = reel({ length: 0 });
  it.add([1, 2, 3]);
  expect(shown).toEqual([1, 2, 3]);
  expect(ended).toHaveBeenCalledOnce();
});

test('a message without frames ends at once', () => {
  const { it, ended } = reel();
  it.add([]);
  expect(ended).toHaveBeenCalledOnce();
});

test('a stopped reel shows nothing more', () => {
  const { it, shown, ended } = reel();
  it.add([1, 2]);
  it.stop();
  vi.runAllTimers();
  expect(shown).toEqual([1]);
  expect(ended).not.toHaveBeenCalled();
});
