/** Where the water stands in an islet's pane, which is 240 × 186. */
export const HEIGHT = 186;
const BOTTOM = 176;
const STEP = 6.6;
/** Over the grass and the door; only the top of the lighthouse looks out. */
const OVER = 70;

export const LEVELS = Array.from({ length: 13 }, (_, level) => level);

export const surface = (water: number, under = false): number => (under ? OVER : BOTTOM - water * STEP);
