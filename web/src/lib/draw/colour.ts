/** Colours of pieces that are drawn from data: hex strings in, hex strings out. */

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** One decimal is enough for a path, and keeps the markup small. */
export const f1 = (n: number): number => Math.round(n * 10) / 10;

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  return (
    '#' +
    channels(a)
      .map((from, i) =>
        Math.round(lerp(from, to[i] ?? 0, t))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export type Stop = readonly [at: number, colour: string];

/** The colour at `t` on a ramp of stops in ascending order. */
export function ramp(stops: readonly [Stop, ...Stop[]], t: number): string {
  let before = stops[0];
  for (const stop of stops) {
    if (t <= stop[0]) {
      const span = stop[0] - before[0];
      return span ? mix(before[1], stop[1], (t - before[0]) / span) : stop[1];
    }
    before = stop;
  }
  return before[1];
}
