/** What one seat, or a spectator, sees: everything lies open. */
import type { ViewOf } from '$lib/types';

export type View = ViewOf<'petite_mer'>;
export type Laid = View['chart'][number];
export type Player = View['players'][number];
export type Tile = NonNullable<Player['tiles'][number]>;
export type Place = View['places'][number];
export type Spot = View['reach'][number];
export type Offer = NonNullable<View['offer']>;

/** A place of the chart: steps east and south of headquarters. */
export interface Cell {
  x: number;
  y: number;
}

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
const STEPS: Record<Side, Cell> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const beside = ({ x, y }: Cell, side: Side): Cell => ({ x: x + STEPS[side].x, y: y + STEPS[side].y });
export const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
export const named = ({ x, y }: Cell): string => `${x} ${y}`;
/** On which side of `a` lies `b`; null when it is not a neighbour. */
export const sideOf = (a: Cell, b: Cell): Side | null => SIDES.find((side) => same(beside(a, side), b)) ?? null;
