/** Where things stand on a tile of 100 × 100: by the shape of its land, always upright, feet at the given point. */
import { runs, turn } from '../coast';
import type { Tile } from '../view';

export type Point = [x: number, y: number];
type Face = Pick<Tile, 'kind' | 'land' | 'pieces'>;

/** By the number of land edges in a row, the first of them north. */
const SEA: Record<number, Point> = { 1: [50, 66], 2: [29, 72], 3: [29, 50] };
const LIGHT: Record<number, Point> = { 1: [50, 27], 2: [70, 38], 3: [87, 58] };
const HOUSES: Record<number, Point[]> = {
  1: [
    [33, 19],
    [68, 18],
  ],
  2: [
    [62, 26],
    [84, 46],
  ],
  3: [
    [58, 17],
    [88, 36],
  ],
};
const MIDDLE: Point = [50, 52];
/** How far a boat keeps from a buoy, a turbine or headquarters. */
const ASIDE = 20;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The middle of a tile's water. */
export function seaOf(land: number): Point {
  const [first, second] = runs(land);
  if (!first || second) return MIDDLE;
  return turn(SEA[first.edges] ?? MIDDLE, first.first);
}

export function lightAt({ kind, land }: Face): Point {
  const [first] = runs(land);
  if (kind === 'headquarters' || !first) return [50, 80];
  const [x, y] = turn(LIGHT[first.edges] ?? MIDDLE, first.first);
  return [within(x, 14, 86), within(y + 12, 46, 90)];
}

/** The lamp, above the lighthouse's feet. */
export function lampOf(face: Face): Point {
  const [x, y] = lightAt(face);
  return face.kind === 'headquarters' ? [x, y - 42] : [x, y - 31];
}

/** Towards the water, in degrees clockwise from east. */
export function beamOf(face: Face): number {
  const [x, y] = lampOf(face);
  const [seaX, seaY] = seaOf(face.land);
  return face.land === 0 ? -28 : (Math.atan2(seaY - y, seaX - x) * 180) / Math.PI;
}

export function housesOf({ pieces }: Face): Point[] {
  return pieces.flatMap(({ land, houses }) => {
    const [run] = runs(land);
    if (!run) return [];
    const stand = (HOUSES[run.edges] ?? []).slice(0, houses).map((house) => turn(house, run.first));
    return stand.map(([x, y]): Point => [within(x, 12, 88), within(y + 7, 21, 95)]).sort((a, b) => a[1] - b[1]);
  });
}

export function buoyAt({ land }: Face): Point {
  const [x, y] = seaOf(land);
  return [x, y + 13];
}

/** Around headquarters, so that nobody hides it. */
const MOORINGS: readonly Point[] = [
  [80, 94],
  [20, 94],
  [82, 56],
  [18, 56],
];

/** A boat among others on the same tile. */
export function boatAt({ kind, land }: Face, among: number, count: number): Point {
  const moored = kind === 'headquarters' ? MOORINGS[among] : undefined;
  if (moored) return moored;
  const [x, y] = seaOf(land);
  const spread = count > 1 ? (among - (count - 1) / 2) * Math.min(26, 60 / count) : 0;
  const aside = kind === 'plain' || kind === 'lighthouse' || kind === 'pier' ? 0 : ASIDE;
  const below = runs(land).length > 1 ? 10 : 18;
  return [within(x + aside + spread, 18, 82), within(y + below + (among % 2) * 6, 40, 97)];
}

/** From the land out into the water. */
export function pierOf({ land }: Face): [Point, Point] {
  const [run] = runs(land);
  const quarters = run?.first ?? 0;
  return [turn([56, 48], quarters), turn([30, 70], quarters)];
}

/** Depths written on the water of an inspected tile: the same for the same tile, clear of what lies there. */
export function soundings({ land, kind }: Face, random: () => number): { at: Point; depth: number }[] {
  const all = runs(land);
  if (all.length > 1 || (all[0]?.edges ?? 0) > 1) return [];
  const [x, y] = seaOf(land);
  const around: Point[] = [
    [x - 28, y + 22],
    [x + 27, y - 16],
    [x + 24, y + 32],
  ];
  const clear = ([px, py]: Point): boolean =>
    px > 10 &&
    px < 92 &&
    py > 14 &&
    py < 95 &&
    !(land & 8 && px < 50) &&
    !(land & 2 && px > 50) &&
    !(land & 1 && py < 54) &&
    !(land & 4 && py > 48);
  return around
    .filter((_, i) => kind === 'plain' || i !== 1)
    .filter(clear)
    .map((at) => ({ at, depth: 2 + Math.floor(random() * 18) }));
}
