/** What a view shows at a glance: what came new, how far it is to the next rank, how long to look. */
import { same, type Cell, type Laid, type Tile, type View } from './view';
import type { Box } from './camera.svelte';
import { TILE } from './camera.svelte';

export type What =
  'headquarters' | 'lighthouse' | 'buoy' | 'turbine' | 'pier' | 'open' | 'coast' | 'strait' | 'corner' | 'bay';

/** What a tile is called: by what stands on it, or by its shape. */
export function whatIs({ kind, land, pieces }: Pick<Tile, 'kind' | 'land' | 'pieces'>): What {
  if (kind !== 'plain') return kind;
  if (pieces.length > 1) return 'strait';
  const sides = [1, 2, 4, 8].filter((side) => land & side).length;
  return (['open', 'coast', 'corner', 'bay'] as const)[sides] ?? 'bay';
}

export const housesOn = ({ pieces }: Pick<Tile, 'pieces'>): number =>
  pieces.reduce((sum, { houses }) => sum + houses, 0);

export interface Gain extends Cell {
  points: number;
}

/** Tiles that bring points now and did not before, or more than before. */
export function gains(before: View, after: View): Gain[] {
  const old = new Map(before.chart.map(({ tile, points }) => [tile, points]));
  return after.chart.flatMap(({ tile, x, y, points }) => {
    const more = points - (old.get(tile) ?? 0);
    return more > 0 ? [{ x, y, points: more }] : [];
  });
}

export const laidNow = (before: View, after: View): Laid | null =>
  after.chart.length > before.chart.length
    ? (after.chart.find(({ tile }) => !before.chart.some((other) => other.tile === tile)) ?? null)
    : null;

const sailed = (before: View, after: View): boolean =>
  after.players.some((player, i) => !same(player, before.players[i] ?? player));

export interface Next {
  rank: View['rank'];
  more: number;
}

/** The rank to come; null for those who have the highest. */
export function nextRank({ ranks, score }: View): Next | null {
  const next = ranks.find(({ least }) => least > score.points);
  return next ? { rank: next.rank, more: next.least - score.points } : null;
}

/** The world's pixels that the chart takes, with room around it where it may grow. */
export function extent(chart: readonly Cell[], around: number): Box {
  const xs = chart.map(({ x }) => x);
  const ys = chart.map(({ y }) => y);
  return {
    left: (Math.min(0, ...xs) - around) * TILE,
    top: (Math.min(0, ...ys) - around) * TILE,
    right: (Math.max(0, ...xs) + 1 + around) * TILE,
    bottom: (Math.max(0, ...ys) + 1 + around) * TILE,
  };
}

/** How long a frame stays, as a multiple of the pace. */
export function weight(before: View, after: View): number {
  if (before.phase === 'deal') return 0;
  if (laidNow(before, after)) return gains(before, after).length ? 3 : 2;
  if (sailed(before, after)) return 1.6;
  if (before.offer !== null || after.offer !== null || before.swapped !== after.swapped) return 3;
  return before.phase === 'draw' ? 0.7 : 0.4;
}
