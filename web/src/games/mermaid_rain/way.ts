/** What a person does for a move: cards and tiles are picked up and confirmed, places pointed at or walked to with arrows. */
import type { Device, Step } from '$lib/table';
import { CLOSER, RIM } from './chart.svelte';
import type { Point } from './hex';
import { paidWith } from './reading';
import { aheadInRows, ARROWS, extentOf, middleOf, nearest, placesOf, walked, WALKING, type Place } from './sea';
import type { Card, View } from './view';

const SEA = '[data-testid="sea"]';
/** The place that Tab leads to. */
const FIRST = '[data-place][tabindex="0"]';

export function way(moves: readonly string[], view: View, eyes: number, by: Device): Step[] | null {
  const move = moves.at(-1) ?? '';
  const verb = move.split(' ')[0];
  switch (verb) {
    case 'open':
    case 'add':
    case 'keep':
      return [...cards(paidWith(move)), confirm(by)];
    case 'pick':
      return [{ press: tile(move) }];
    case 'lay':
    case 'at':
      return null;
    case 'way':
      return lay(moves, view, eyes, by);
    case 'go':
      return null;
    case 'pay':
      return moves.length > 1 ? goAndPay(moves[0]!.slice('go '.length), paidWith(move), view, by) : [answer(move)];
    case 'warp':
      return [{ press: '[data-testid="warp"]' }, ...place(move.slice('warp '.length), view, by)];
    case 'start':
    case 'drift':
      return place(move.slice(verb.length + 1), view, by);
    case 'stop':
    case 'done':
      return [{ press: `[data-testid="${verb}"]` }];
    default:
      return [answer(move)];
  }
}

const confirm = (by: Device): Step => (by === 'pointer' ? { press: '[data-testid="confirm"]' } : { key: 'Enter' });
const answer = (move: string): Step => ({ press: `[data-move="${move}"]` });
const tile = (move: string): string => `[data-tile="${move.slice(move.indexOf(' ') + 1)}"]`;
const cards = (wanted: readonly Card[]): Step[] =>
  wanted.map((card, i) => ({
    press: `[data-card="${card}"]`,
    nth: wanted.slice(0, i).filter((one) => one === card).length,
  }));

function place(name: string, view: View, by: Device): Step[] {
  const there: Step = { press: `[data-place="${name}"]` };
  if (by === 'pointer') return [...inSight(there.press, view), there];
  const places = [...placesOf(view).values()];
  const from = places.find((one) => one.name === document.querySelector<HTMLElement>(FIRST)?.dataset.place);
  const to = places.find((one) => one.name === name);
  const walk = from && to && keysTo(from.heart, to.heart, WALKING, (key, at) => walked(key, at, places)?.heart);
  return walk ? [{ seek: `${FIRST}:focus`, keys: ['Tab'] }, ...walk, { key: ' ' }] : [];
}

/** Cards picked up first pay for where one goes then; without them the cheapest do, if only one way is the cheapest. */
function goAndPay(to: string, paid: readonly Card[], view: View, by: Device): Step[] {
  const symbol = symbolOf(placesOf(view).get(to));
  const hand = view.hand ?? [];
  const matching = new Set(hand.filter((card) => symbol === 'any' || card === symbol));
  if (paid.length === 1 && matching.size === 1) return place(to, view, by);
  if (paid.length === 1) return [...place(to, view, by), answer(`pay ${paid[0]}`)];
  return [...cards(paid), ...place(to, view, by)];
}

function symbolOf(there: Place | undefined): Card | 'any' | undefined {
  if (there?.surf) return there.surf.tile.symbol === 'mermaid' ? 'any' : there.surf.tile.symbol;
  return there?.space ? there.space.card : there && 'any';
}

/** A tile is picked up, unless the page found it lifted, turned round, and brought there. */
function lay(moves: readonly string[], view: View, eyes: number, by: Device): Step[] {
  const name = view.lifted?.name ?? moves[0]!.slice('lay '.length);
  const first = moves.find((move) => move.startsWith('at '))?.slice('at '.length) ?? view.aim;
  const fits = view.fits.filter((fit) => fit.tile === name);
  const turns = fits.findIndex((fit) => fit.way === moves.at(-1));
  const there = fits[turns]?.places.find((hexes) => hexes[0] === first);
  const here = placesOf(view).get(view.players[eyes]?.where ?? '');
  if (!there || !here) return [];
  const turned = (step: Step): Step[] => Array.from({ length: turns }, () => step);
  if (by === 'pointer') {
    const [x, y] = middleOf(there);
    const lift: Step[] = view.lifted ? [] : [{ press: tile(`lay ${name}`) }];
    return [...whole(view), ...lift, ...turned({ press: '[data-testid="turn-tile"]' }), { spot: SEA, x, y }];
  }
  const places = fits[turns]!.places;
  const begin = nearest(here.heart, places, middleOf);
  const next = (key: string, from: Point): Point | undefined => {
    const hexes = aheadInRows(from, ARROWS[key]!, places, middleOf);
    return hexes && middleOf(hexes);
  };
  const walk = begin && keysTo(middleOf(begin), middleOf(there), Object.keys(ARROWS), next);
  const lift: Step = view.lifted ? { seek: `${SEA}:focus`, keys: ['Tab'] } : { press: tile(`lay ${name}`) };
  return walk ? [lift, ...turned({ key: 'r' }), ...walk, confirm(by)] : [];
}

/** The fewest keys that lead from one point to another; null if none do. */
export function keysTo(
  from: Point,
  to: Point,
  keys: readonly string[],
  leads: (key: string, from: Point) => Point | undefined,
): Step[] | null {
  const found = new Map<string, { at: Point; steps: Step[] }>([[String(from), { at: from, steps: [] }]]);
  for (const { at, steps } of found.values()) {
    if (String(at) === String(to)) return steps;
    for (const key of keys) {
      const next = leads(key, at);
      if (next && !found.has(String(next))) found.set(String(next), { at: next, steps: [...steps, { key }] });
    }
  }
  return null;
}

/** On a phone only part of the sea is on the screen. */
function inSight(selector: string, view: View): Step[] {
  const sea = document.querySelector(SEA)?.getBoundingClientRect();
  const thing = document.querySelector(selector)?.getBoundingClientRect();
  const seen =
    sea &&
    thing &&
    thing.left >= sea.left &&
    thing.right <= sea.right &&
    thing.top >= sea.top &&
    thing.bottom <= sea.bottom;
  return seen ? [] : whole(view);
}
function whole(view: View): Step[] {
  const sea = document.querySelector<SVGSVGElement>(SEA);
  const { width, height } = extentOf(view.sea);
  const fit = sea
    ? Math.min(sea.clientWidth / (width + 2 * RIM.side), sea.clientHeight / (height + RIM.above + RIM.below))
    : 1;
  const many = Math.ceil(Math.log((sea?.getScreenCTM()?.a ?? fit) / fit) / Math.log(CLOSER) - 0.01);
  return Array.from({ length: Math.max(0, many) }, () => ({ press: '[data-testid="wider"]' }));
}
