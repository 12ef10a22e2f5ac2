/** How a hand of cards lies: an arc, overlapping as far as it must, in two rows when a finger would miss. */
export interface Place {
  card: number;
  row: number;
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  places: Place[];
  perRow: number;
  height: number;
}

/** What a finger needs to see of each card. */
const FINGER = 44;
/** A card too small for a fan to be worth its room, in pixels. */
const SMALL = 72;
/** How far the outermost cards lie lower, in card widths. */
const SINK = 0.16;
const TALL = 1.4;

export function fan(cards: readonly number[], width: number, card: number): Fan {
  const lean = card < SMALL ? 4 : 9;
  // A leaning card is wider than an upright one; a little of that may reach over the edge.
  const room = width - 2 * Math.max(0, TALL * card * Math.sin((lean * Math.PI) / 180) - 8);
  const fits = Math.floor((room - card) / FINGER) + 1;
  const perRow = cards.length <= fits ? cards.length : Math.ceil(cards.length / 2);
  const rows = perRow ? Math.ceil(cards.length / perRow) : 0;
  const places = cards.map((number, i) => {
    const row = Math.floor(i / perRow);
    const last = Math.min(perRow, cards.length - row * perRow) - 1;
    const step = last > 0 ? Math.min(card * 0.95, (room - card) / last) : 0;
    const at = i - row * perRow;
    // -1 at the left end of the fan, 1 at the right; a few cards hardly lean.
    const side = last > 0 ? ((at / last) * 2 - 1) * Math.min(1, (last + 1) / 8) : 0;
    return {
      card: number,
      row,
      x: width / 2 + (at - last / 2) * step - card / 2,
      y: row * rowStep(card) + side * side * card * SINK,
      turn: side * lean,
    };
  });
  return { places, perRow, height: card * (TALL + SINK + 0.1) + Math.max(0, rows - 1) * rowStep(card) };
}

/** Enough of the row behind to read it and to touch it. */
const rowStep = (card: number): number => Math.max(FINGER + 2, card * 0.82);
