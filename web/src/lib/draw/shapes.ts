import { f1 } from './colour';

/** Outline of a small cloud, about 50 × 24, at the origin. */
export const CLOUD = 'M10 24C2 24-1 15 6 11 6 3 17 0 22 6c6-6 17-3 17 6 9-1 11 12 2 12z';

/** A band of water from x = -40 to 320 with its surface at `y`, closed below. */
export function wave(y: number, height = 7, shift = 0): string {
  let d = `M${f1(-40 + shift)} ${f1(y)}`;
  for (let i = 0; i < 9; i++) d += `q20 ${i % 2 ? -height : height} 40 0`;
  return `${d}V400H-60z`;
}
