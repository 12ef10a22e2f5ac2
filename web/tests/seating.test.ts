import { expect, test } from 'vitest';
import { asked, chosen, firstChairs, likely, offered } from '../src/shell/new/seating';

const game = {
  name: 'mouton',
  released: true,
  seats: [3, 4, 5],
  minutes: 30,
  options: [],
  bots: ['cabin_boy', 'sailor', 'captain', 'legend'],
  usual_bot: 'sailor',
  rules_version: 1,
  secrets: true,
  daily: false,
  components: false,
};

test('the table that starts at once is me against sailors', () => {
  const chairs = firstChairs(game, 'Anna');
  expect(chairs.map((chair) => chair.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
  expect(asked(chairs.slice(0, 3))).toEqual([
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', bot: 'sailor' },
    { kind: 'bot', bot: 'sailor' },
  ]);
});

test('an open seat has no name, and an empty name is not sent', () => {
  const chair = { name: ' ', bot: 'random' };
  expect(
    asked([
      { ...chair, kind: 'open', name: 'Mia' },
      { ...chair, kind: 'here' },
    ]),
  ).toEqual([{ kind: 'open' }, { kind: 'here' }]);
});

test('four players where four can play, else as many as can', () => {
  expect([likely([3, 4, 5]), likely([2]), likely([1, 2, 3])]).toEqual([4, 2, 3]);
});

test('a choice for one screen is not offered, nor asked for, where somebody comes from elsewhere', () => {
  const swaps = { name: 'swaps', values: ['ask', 'free'], default: 'ask', one_screen: ['free'] };
  expect([offered(swaps, true), offered(swaps, false)]).toEqual([['ask', 'free'], ['ask']]);
  expect([chosen(swaps, { swaps: 'free' }, true), chosen(swaps, { swaps: 'free' }, false)]).toEqual(['free', 'ask']);
  expect(chosen(swaps, {}, true)).toBe('ask');
});
