/** A hex ocean with points up: where cells lie, and the outline of a pane of glass over several of them. */
import { f1, lerp } from '$lib/draw/colour';

export type Cell = readonly [column: number, row: number];
export type Point = [x: number, y: number];

export const centre = ([column, row]: Cell, radius: number): Point => [
  Math.sqrt(3) * radius * (column + 0.5 + (row % 2 ? 0.5 : 0)),
  radius + row * radius * 1.5,
];

export const corners = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}z`;

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The edges around a group of cells, in order: an edge that two cells share lies inside and falls away. */
function outline(cells: readonly Cell[], radius: number): Point[] {
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    const around = corners(centre(cell, radius), radius);
    around.forEach((from, i) => {
      const to = around[(i + 1) % 6] ?? from;
      if (!edges.delete(`${key(to)}|${key(from)}`)) edges.set(`${key(from)}|${key(to)}`, [from, to]);
    });
  }
  const next = new Map([...edges.values()].map((edge) => [key(edge[0]), edge]));
  const points: Point[] = [];
  const first = next.values().next().value;
  for (let edge = first; edge && (!points.length || edge !== first); edge = next.get(key(edge[1])))
    points.push(edge[0]);
  return points;
}

/** Where the lines through a–b and c–d cross; c where they are one line. */
function crossing([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point {
  const det = (ax - bx) * (cy - dy) - (ay - by) * (cx - dx);
  if (Math.abs(det) < 1e-6) return [cx, cy];
  const one = ax * by - ay * bx;
  const two = cx * dy - cy * dx;
  return [(one * (cx - dx) - (ax - bx) * two) / det, (one * (cy - dy) - (ay - by) * two) / det];
}

/** A path around cells, moved in by `inset`, its corners worn round. */
export function pane(cells: readonly Cell[], radius: number, inset: number, round = 0.3): string {
  const points = outline(cells, radius);
  const n = points.length;
  const sides = points.map((a, i): [Point, Point] => {
    const b = points[(i + 1) % n] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const x = (-(b[1] - a[1]) / length) * inset;
    const y = ((b[0] - a[0]) / length) * inset;
    return [
      [a[0] + x, a[1] + y],
      [b[0] + x, b[1] + y],
    ];
  });
  const moved = sides.map((side, i) => crossing(...(sides.at(i - 1) ?? side), ...side));
  const along = (from: Point, to: Point): string =>
    `${f1(lerp(from[0], to[0], round))} ${f1(lerp(from[1], to[1], round))}`;
  const path = moved.map((at, i) => {
    const before = moved.at(i - 1) ?? at;
    const after = moved[(i + 1) % n] ?? at;
    return `${i ? 'L' : 'M'}${along(at, before)}Q${f1(at[0])} ${f1(at[1])} ${along(at, after)}`;
  });
  return `${path.join('')}z`;
}
