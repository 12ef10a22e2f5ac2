/** The sea as it is drawn: where places lie, and the trail of a ride over them. */
import { centre, pane, type Cell, type Point } from './hex';
import type { Glyph, Space, Surf, View } from './view';

/** The radius of a hex; everything on the chart is measured in it. */
export const R = 30;

export interface Place {
  /** How moves call it: its first hex. */
  name: string;
  cells: Cell[];
  /** Where its picture is, and where a trail leads through. */
  heart: Point;
  what: Space['kind'] | Glyph | 'start';
  outline: string;
  surf: Surf | null;
  space: Space | null;
}

export const cellOf = (hex: string): Cell => [hex.charCodeAt(0) - 97, Number(hex.slice(1)) - 1];
export const at = (hex: string): Point => centre(cellOf(hex), R);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key leads to: the nearest thing further on in its direction. */
export function ahead<Thing>(
  from: Point,
  [x, y]: Point,
  things: readonly Thing[],
  where: (thing: Thing) => Point,
): Thing | undefined {
  return things
    .map((thing) => {
      const [tx, ty] = where(thing);
      return { thing, along: (tx - from[0]) * x + (ty - from[1]) * y, far: distance([tx, ty], from) };
    })
    .filter(({ along, far }) => along > 4 && along > far * 0.45)
    .sort((a, b) => a.far - b.far)[0]?.thing;
}

/** What an arrow key leads to among things in rows: along the row, or to the next row that has any; so it leads to all. */
export function aheadInRows<Thing>(
  from: Point,
  [x, y]: Point,
  things: readonly Thing[],
  where: (thing: Thing) => Point,
): Thing | undefined {
  const to = (thing: Thing): Point => [where(thing)[0] - from[0], where(thing)[1] - from[1]];
  const sameRow = (thing: Thing): boolean => Math.abs(to(thing)[1]) < 1;
  if (x)
    return nearest(
      from,
      things.filter((thing) => sameRow(thing) && to(thing)[0] * x > 1),
      where,
    );
  const beyond = things.filter((thing) => to(thing)[1] * y > 1);
  const next = Math.min(...beyond.map((thing) => to(thing)[1] * y));
  return nearest(
    from,
    beyond.filter((thing) => to(thing)[1] * y < next + 1),
    where,
  );
}

export function nearest<Thing>(to: Point, things: readonly Thing[], where: (thing: Thing) => Point): Thing | undefined {
  return things.reduce<Thing | undefined>(
    (best, thing) => (best === undefined || distance(where(thing), to) < distance(where(best), to) ? thing : best),
    undefined,
  );
}

export const middleOf = (hexes: readonly string[]): Point => middle(hexes.map(at));

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The heart of a pane: its middle when that lies inside (two hexes, or three around a point), else the hex nearest to it. */
export function heartOf(hexes: readonly string[]): Point {
  const points = hexes.map(at);
  const whole = middle(points);
  const around = points.every((point) => distance(point, whole) < R * 1.05);
  return around
    ? whole
    : points.reduce((best, point) => (distance(point, whole) < distance(best, whole) ? point : best));
}

const place = (hexes: string[], what: Place['what'], more: Partial<Place> = {}): Place => {
  const cells = hexes.map(cellOf);
  return {
    name: hexes[0] ?? '',
    cells,
    heart: heartOf(hexes),
    what,
    outline: pane(cells, R, 2.6),
    surf: null,
    space: null,
    ...more,
  };
};

/** Everywhere a mermaid can be. */
export function placesOf({ starts, spaces, surf }: Pick<View, 'starts' | 'spaces' | 'surf'>): Map<string, Place> {
  const all = [
    ...starts.map((hex) => place([hex], 'start')),
    ...spaces.map((space) => place([space.hex], space.kind, { space })),
    ...surf.map((one) => place(one.hexes, one.tile.symbol, { surf: one })),
  ];
  return new Map(all.map((one) => [one.name, one]));
}

/** What leads from place to place: an arrow to the nearest on its side, which may pass one by; the page keys to each in turn. */
export const WALKING = [...Object.keys(ARROWS), 'PageUp', 'PageDown'];
export function walked(key: string, from: Point, places: readonly Place[]): Place | undefined {
  const direction = ARROWS[key];
  if (direction) return ahead(from, direction, places, ({ heart }) => heart);
  const inOrder = [...places].sort((a, b) => a.heart[1] - b.heart[1] || a.heart[0] - b.heart[0]);
  const here = inOrder.findIndex(({ heart }) => distance(heart, from) < 1);
  return inOrder.at((here + (key === 'PageDown' ? 1 : -1)) % inOrder.length);
}

/** The point between the two hexes by which two places touch. */
export function crossing(a: Place, b: Place): Point {
  const pairs = a.cells.flatMap((from) => b.cells.map((to): [Point, Point] => [centre(from, R), centre(to, R)]));
  return middle(pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best)));
}

export interface Extent {
  width: number;
  height: number;
}

/** How far the sea reaches, with room above for the heads of mermaids. */
export function extentOf(sea: readonly string[]): Extent {
  const columns = Math.max(...sea.map((row, y) => row.replace(/-+$/, '').length + (y % 2 ? 0.5 : 0)));
  return { width: Math.sqrt(3) * R * columns, height: R * (1.5 * sea.length + 0.5) };
}
