/** The ship from above, bow at the start of the long axis. Any section can be missing: the planks there are torn. */
import { f1 } from '$lib/draw/colour';
import type { Lie } from '../measure';

type Point = readonly [along: number, across: number];

/** Torn planks from one rail to the other, as steps off the straight line. */
const TEETH = [0, 6, -4, 7, -5, 3, -2];

const at = ([along, across]: Point): string => `${f1(along)} ${f1(across)}`;

function torn(along: number, half: number, down: boolean): string {
  const points = TEETH.map((tooth, i): Point => [
    along + tooth,
    (down ? 1 : -1) * (-half + (2 * half * i) / (TEETH.length - 1)),
  ]);
  return points.map((point) => `L${at(point)}`).join('');
}

/** The outline from section `first` to section `last`, the middle line of the ship at 0. */
export function outline({ bow, stern, section, deck }: Lie, first: number, last: number, sections: number): string {
  const half = deck / 2;
  const [from, to] = [bow + section * first, bow + section * (last + 1)];
  const shoulder = bow + section * 0.22;
  const head =
    first === 0
      ? `M${at([shoulder, half])}C${at([bow * 0.95, half])} ${at([bow * 0.5, half * 0.42])} ${at([bow * 0.16, 0])}C${at([bow * 0.5, -half * 0.42])} ${at([bow * 0.95, -half])} ${at([shoulder, -half])}`
      : `M${at([from, half])}${torn(from, half, false)}`;
  const tail =
    last === sections - 1
      ? `L${at([to, -half])}C${at([to + stern * 0.6, -half])} ${at([to + stern * 0.8, -half * 0.5])} ${at([to + stern * 0.8, 0])}C${at([to + stern * 0.8, half * 0.5])} ${at([to + stern * 0.6, half])} ${at([to, half])}`
      : torn(to, half, true);
  return `${head}${tail}Z`;
}

/** Stretches of sections that still hang together. */
export function stretches(afloat: readonly boolean[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  afloat.forEach((is, i) => {
    const open = found.at(-1);
    if (is && open?.[1] === i - 1) open[1] = i;
    else if (is) found.push([i, i]);
  });
  return found;
}
