/** A review in numbers and words. */
import { settings } from '$lib/settings.svelte';
import type { Seat } from '$lib/seats';
import { tell } from '$lib/story';
import type { Decision, Review } from '$lib/types';

export type Unit = Review['unit'];

/** A share in the win in per cent, or points; `signed` for what is added or taken away. */
export function amount(unit: Unit, value: number, signed = false): string {
  const style: Intl.NumberFormatOptions =
    unit === 'share'
      ? { style: 'percent', maximumFractionDigits: 0 }
      : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = new Intl.NumberFormat(settings.language, { ...style, signDisplay: signed ? 'exceptZero' : 'negative' });
  return text.format(value).replace('-', '−');
}

/** A move as its player would tell it; by its name where a game has no words for it. */
export const sentence = (choice: Decision['chosen'], seats: readonly Seat[], seat: number): string => {
  const reader = seats.map((one, i) => ({ ...one, you: i === seat }));
  return choice.story.map((event) => tell(event, reader)).join(' · ') || choice.move;
};

export const isCostly = ({ grade }: Decision): boolean =>
  grade === 'slip' || grade === 'mistake' || grade === 'blunder';

export type Order = 'cost' | 'time';

/** The decisions of a seat (null: of all), the costliest first or as they came. */
export function listed(decisions: readonly Decision[], seat: number | null, order: Order): Decision[] {
  const own = decisions.filter((one) => seat === null || one.seat === seat);
  return order === 'time' ? own : own.toSorted((a, b) => b.cost - a.cost || a.ply - b.ply);
}

export interface Point {
  x: number;
  y: number;
  decision: Decision;
}

export interface Line {
  seat: number;
  points: Point[];
  end: { x: number; y: number };
}

export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The highest value the picture needs: the whole win, or the points rounded up to tens. */
export const ceiling = ({ unit, accounts, decisions }: Review): number =>
  unit === 'share'
    ? 1
    : Math.max(
        10,
        10 * Math.ceil(Math.max(...accounts.map((one) => one.result), ...decisions.map((one) => one.best.value)) / 10),
      );

/** One line a seat: what it could expect at each of its decisions, and what it got. */
export function lines(review: Review, area: PlotArea): Line[] {
  const first = review.decisions[0]?.ply ?? 0;
  const last = (review.decisions.at(-1)?.ply ?? 0) + 1;
  const top = ceiling(review);
  const x = (ply: number): number =>
    area.left + ((ply - first) / (last - first)) * (area.width - area.left - area.right);
  const y = (value: number): number =>
    area.height - area.bottom - (value / top) * (area.height - area.top - area.bottom);
  return review.accounts.map(({ seat, result }) => ({
    seat,
    points: review.decisions.flatMap((decision) =>
      decision.seat === seat ? [{ x: x(decision.ply), y: y(decision.best.value), decision }] : [],
    ),
    end: { x: x(last), y: y(result) },
  }));
}

/** Heights moved apart by at least a gap, in the same order and as near to where they were as can be. */
export function apart(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  order.forEach((at, i) => {
    const above = order[i - 1];
    if (above !== undefined) found[at] = Math.max(found[at]!, found[above]! + gap);
  });
  for (let i = order.length - 1, limit = most; i >= 0; i--, limit -= gap) {
    const at = order[i]!;
    found[at] = Math.min(found[at]!, limit);
  }
  return found;
}
