/**
 * The land of a tile, from its four edges and four corners.
 *
 * Edge bits: N 1, E 2, S 4, W 8. A land edge meets its neighbour 14 % in from each corner, or exactly at the corner
 * where some tile around it has land on both sides: so coasts always run on.
 */
import { f1 } from '$lib/draw/colour';
import { rng } from '$lib/draw/rng';

type Point = [x: number, y: number];
/** Land on both sides of the NW, NE, SE and SW corner, on any tile around it. */
export type Corners = readonly [boolean, boolean, boolean, boolean];

export interface Land {
  /** First land edge, clockwise from N, and how many in a row. */
  first: number;
  edges: number;
  coast: string;
  area: string;
}

const MEETS = 14;

/** Quarter turns clockwise about the middle of a tile of 100. */
export function turn([x, y]: Point, quarters: number): Point {
  return quarters > 0 ? turn([100 - y, x], quarters - 1) : [x, y];
}

export function runs(mask: number): { first: number; edges: number }[] {
  const land = (edge: number): boolean => Boolean((mask >> (edge % 4)) & 1);
  if (mask === 15) return [{ first: 0, edges: 4 }];
  return [0, 1, 2, 3]
    .filter((edge) => land(edge) && !land(edge + 3))
    .map((first) => ({ first, edges: [1, 2, 3].find((n) => !land(first + n)) ?? 3 }));
}

function spline(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...out, ...into, ...to].map(f1).join(' ')}`;
  });
  return `M${f1(start[0])} ${f1(start[1])}${curves.join('')}`;
}

/** The coast for one, two or three land edges beginning at N: from its end back to its start. */
function shore(edges: number, corner: readonly boolean[], sway: (by: number) => number): Point[] {
  const near = ([x, y]: Point, by: number): Point => [x + sway(by), y + sway(by)];
  const start: Point = corner[0] ? [0, 0] : [MEETS, 0];
  if (edges === 1)
    return [
      corner[1] ? [100, 0] : [100 - MEETS, 0],
      near([87, 15], 4),
      near([70, 29], 6),
      near([50, 32], 8),
      near([30, 28], 6),
      near([13, 15], 4),
      start,
    ];
  if (edges === 2)
    return [
      corner[2] ? [100, 100] : [100, 100 - MEETS],
      near([83, 84], 4),
      near([63, 74], 6),
      near([44, 58], 6),
      near([27, 38], 5),
      near([17, 17], 4),
      start,
    ];
  return [
    corner[3] ? [0, 100] : [MEETS, 100],
    near([18, 84], 4),
    near([38, 73], 6),
    near([60, 68], 5),
    near([71, 50], 5),
    near([60, 31], 5),
    near([38, 27], 6),
    near([18, 16], 4),
    start,
  ];
}

export function lands(mask: number, corner: Corners, seed: number): Land[] {
  const random = rng(seed * 131 + mask * 17);
  return runs(mask).map(({ first, edges }) => {
    const turned = corner.map((_, i) => corner[(i + first) % 4] ?? false);
    const coast = spline(shore(edges, turned, (by) => (random() - 0.5) * by).map((point) => turn(point, first)));
    const inside: Point[] = (
      [
        [100, 0],
        [100, 100],
        [0, 100],
      ] as Point[]
    ).slice(0, edges - 1);
    const around = inside.map((point) => `L${turn(point, first).join(' ')}`).join('');
    return { first, edges, coast, area: `${coast}${around}z` };
  });
}
