import { expect, test } from 'vitest';
import { Privacy, type Screen } from '../../src/lib/session/privacy.svelte';
import type { Event } from '../../src/lib/types';

const story = (...keys: string[]): Event[] => keys.map((key) => ({ key, seat: null, args: {}, kind: 'event' }));
const told = ({ log }: Privacy): string[] => log.map(({ key }) => key);

function privacy(screen: Screen) {
  const it = new Privacy(() => screen);
  it.reset(null, story('dealt'));
  return it;
}

test.each<[string, Screen, number | null, Privacy['state']]>([
  ['a spectator', { mine: [], acting: [0] }, null, 'single'],
  ['one person', { mine: [0], acting: [0] }, 0, 'single'],
  ['one person, asked as a spectator', { mine: [0], acting: [0] }, null, 'single'],
  ['one of several, looking', { mine: [0, 1], acting: [0, 1] }, 1, 'personal'],
  ['several, none of whom must decide', { mine: [0, 1], acting: [2] }, null, 'public'],
  ['several, one of whom must decide', { mine: [0, 1], acting: [1, 2] }, null, 'covered'],
])('%s', (_, screen, eyes, state) => {
  const it = privacy(screen);
  it.reset(eyes, []);
  expect(it.state).toBe(state);
});

test('only those at this screen who must decide are called to it', () => {
  expect(privacy({ mine: [0, 1, 2], acting: [1, 2, 3] }).called).toEqual([1, 2]);
  expect(privacy({ mine: [0], acting: [0] }).called).toEqual([]);
});

test('nobody is called while somebody looks', () => {
  const it = privacy({ mine: [0, 1], acting: [0, 1] });
  it.reset(0, []);
  expect(it.called).toEqual([]);
});

test('what one person saw is gone from the log before the next one looks', () => {
  const it = privacy({ mine: [0, 1], acting: [] });
  it.show(null, story('began'));
  it.reset(0, story('dealt', 'began', 'own-secret'));
  it.show(0, story('own-choice'));
  expect(told(it)).toEqual(['dealt', 'began', 'own-secret', 'own-choice']);
  expect(it.logState).toBe('complete');
  it.show(null, story('somebody-chose'));
  expect(told(it)).toEqual(['dealt', 'somebody-chose']);
  expect(it.logState).toBe('partial');
});

test('a log told whole is complete again', () => {
  const it = privacy({ mine: [0, 1], acting: [] });
  it.reset(0, story('own-secret'));
  it.show(null, []);
  it.reset(null, story('dealt', 'chose'));
  expect(it.logState).toBe('complete');
  expect(told(it)).toEqual(['dealt', 'chose']);
});
