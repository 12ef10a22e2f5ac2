/** What a person does for a move. */
import type { Step } from '$lib/table';
import { beside, named, type Side, type View } from './view';

/** A second press would let go what is held already: after a declined swap the tile stays in hand. */
const pressed = (selector: string): boolean => document.querySelector(`${selector}[aria-pressed="true"]`) !== null;
const once = (selector: string): Step[] => (pressed(selector) ? [] : [{ press: selector }]);

export function way([move = '']: readonly string[], view: View, eyes: number, by: 'pointer' | 'keyboard'): Step[] {
  const words = move.split(' ');
  const [verb = '', tile = ''] = words;
  const own = `[data-own="${tile}"]`;
  const button = `[data-testid="${verb}"]`;
  const there = (): string =>
    `[data-kind="${verb}"][data-place="${named(beside(view.players[eyes]!, words.at(-1) as Side))}"]`;
  const held = view.players[eyes]!.tiles.filter((one) => one !== null).length;
  const twice = (step: Step, discarded: number): Step[] => (discarded > 0 ? [step, step] : [step]);
  switch (verb) {
    case 'lay':
      return [...once(own), { press: there() }];
    case 'sail':
      return [{ press: there() }];
    case 'drop':
      return [...once(own), ...once('[data-testid="discard"]'), { press: there() }];
    case 'swap':
      return [...once(own), { press: `[data-theirs="${words[3]}"]` }];
    case 'keep':
      return [...once(own), ...twice({ press: button }, held - 1)];
    case 'end':
      return twice(by === 'keyboard' ? { key: 'Enter' } : { press: button }, held);
    default:
      return [by === 'keyboard' && verb === 'accept' ? { key: 'Enter' } : { press: button }];
  }
}
