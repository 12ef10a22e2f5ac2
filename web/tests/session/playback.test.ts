import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../../src/lib/session/playback.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Frames are numbers, 0 is there already; after those in `pauses` one reads, `duration` is how long each stays. */
function playback({ pauses = [] as number[], duration = 100 } = {}) {
  const shown: number[] = [];
  const ended = vi.fn();
  const it = new Playback<number>({
    duration: () => duration,
    pausesAt: (frame) => pauses.includes(frame),
    shown: (frame) => shown.push(frame),
    ended,
  });
  it.cut(0);
  return { it, shown, ended };
}

test('frames are shown one after another, the first at once', () => {
  const { it, shown, ended } = playback();
  it.add([1, 2], 'blocking');
  expect([it.state, it.previous, it.frame, it.duration]).toEqual(['blocking', 0, 1, 100]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledOnce();
  expect(it.state).toBe('idle');
});

test('frames that arrive meanwhile wait for their turn', () => {
  const { it, shown, ended } = playback();
  it.add([1], 'blocking');
  it.add([2], 'blocking');
  expect(shown).toEqual([1]);
  expect(it.newest).toBe(2);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
  expect(ended).toHaveBeenCalledOnce();
});

test('frames in the background become blocking when others follow that are', () => {
  const { it } = playback();
  it.add([1], 'background');
  expect(it.state).toBe('background');
  it.add([2], 'blocking');
  expect(it.state).toBe('blocking');
  vi.advanceTimersByTime(200);
  expect(it.state).toBe('idle');
});

test('a skip shows everything that is left', () => {
  const { it, shown, ended } = playback();
  it.add([1, 2, 3], 'blocking');
  it.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect([it.state, it.duration]).toEqual(['idle', 0]);
  expect(ended).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(ended).toHaveBeenCalledOnce();
});

test('a sum pauses until it has been read, and a skip does not pass over it', () => {
  const { it, shown, ended } = playback({ pauses: [2] });
  it.add([1, 2, 3], 'blocking');
  it.skip();
  expect(shown).toEqual([1, 2]);
  expect(it.state).toBe('paused');
  vi.runAllTimers();
  it.skip();
  expect(shown).toEqual([1, 2]);
  it.add([4], 'background');
  expect(it.state).toBe('paused');
  it.resume();
  expect(shown).toEqual([1, 2, 3]);
  expect(it.state).toBe('blocking');
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(ended).toHaveBeenCalledOnce();
});

test('only what is paused can be resumed', () => {
  const { it, shown } = playback();
  it.add([1, 2], 'blocking');
  it.resume();
  expect(shown).toEqual([1]);
});

test('frames without duration are passed over at once', () => {
  const { it, shown, ended } = playback({ duration: 0 });
  it.add([1, 2, 3], 'blocking');
  expect(shown).toEqual([1, 2, 3]);
  expect(ended).toHaveBeenCalledOnce();
});

test('a message without frames ends at once', () => {
  const { it, ended } = playback();
  it.add([], 'blocking');
  expect(ended).toHaveBeenCalledOnce();
  expect(it.state).toBe('idle');
});

test('a cut drops what was still to come, and the new frame lies at rest', () => {
  const { it, shown, ended } = playback({ pauses: [1] });
  it.add([1, 2], 'blocking');
  it.cut(9);
  expect([it.state, it.frame, it.previous]).toEqual(['idle', 9, null]);
  vi.runAllTimers();
  expect(shown).toEqual([1]);
  expect(ended).not.toHaveBeenCalled();
});

test('what is stopped shows nothing more', () => {
  const { it, shown, ended } = playback();
  it.add([1, 2], 'blocking');
  it.stop();
  vi.runAllTimers();
  expect(shown).toEqual([1]);
  expect(ended).not.toHaveBeenCalled();
});
