/** The colours of a song: the stronger, the deeper the water; jellyfish are rose. */
import { mix, ramp } from '$lib/draw/colour';

const ROSE = '#d9a3cf';
const VIOLET = '#8d4f9e';
const INK = '#12304a';
const WHITE = '#ffffff';
const STRONGEST = 10;

export const jellyfish = (value: number): boolean => value < 0;

export const waterOf = (value: number): string =>
  jellyfish(value)
    ? ROSE
    : ramp(
        [
          [0, '#e8eeec'],
          [0.1, '#d3ece3'],
          [0.5, '#83c8c2'],
          [0.8, '#3f86ad'],
          [1, '#234f94'],
        ],
        value / STRONGEST,
      );

export const inkOf = (value: number): string => (value >= 8 ? WHITE : INK);
export const swellOf = (value: number): string => (jellyfish(value) ? VIOLET : mix(waterOf(value), '#0d3a5c', 0.55));
export const skyOf = (value: number): string => mix(waterOf(value), WHITE, 0.35);
