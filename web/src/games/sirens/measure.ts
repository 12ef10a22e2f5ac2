/** How the ship lies in its box, in pixels: across the table, or upright where the table is narrow. */
export interface Lie {
  upright: boolean;
  /** Room for the bow before the first section and for the stern behind the last. */
  bow: number;
  stern: number;
  /** A section from ahead to astern, and the deck from side to side. */
  section: number;
  deck: number;
  gauge: number;
  card: { width: number; height: number };
}

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));
const GAP = 4;
const PER_ROW = 3;
const ROWS = 2;
const TALL = 1.32;

export function lie(width: number, height: number, sections: number, upright: boolean): Lie {
  const [along, across] = upright ? [height, width] : [width, height];
  const bow = upright ? within(14, along * 0.05, 44) : within(30, along * 0.06, 120);
  const stern = upright ? bow * 0.7 : bow * 0.5;
  const section = Math.max(0, (along - bow - stern) / sections);
  const deck = upright ? within(88, across * 0.29, 190) : within(60, Math.min(across * 0.25, section * 0.78), 240);
  const gauge = upright ? 9 : within(20, across * 0.056, 40);
  const side = Math.max(0, (across - deck) / 2 - gauge - GAP);
  const [long, wide] = upright ? [side, section - 2 * GAP] : [section - 3 * GAP, side];
  const cell = { width: (long - PER_ROW * GAP) / PER_ROW, height: (wide - ROWS * GAP) / ROWS };
  const cardWidth = upright ? cell.width : Math.min(cell.width, cell.height / TALL);
  const card = { width: Math.max(0, cardWidth), height: Math.max(0, Math.min(cell.height, cardWidth * TALL)) };
  return { upright, bow, stern, section, deck, gauge, card };
}
