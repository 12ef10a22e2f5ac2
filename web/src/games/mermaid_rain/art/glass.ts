/** What is etched into a pane, and the shape of a tile that lies nowhere yet. */
import type { Glyph, Shape } from '../view';

export const glyphPiece = (symbol: Glyph): string => (symbol === 'mermaid' ? 'r-tail' : `r-${symbol}`);

/** Hexes a tile of a shape covers, before it is turned. */
export const SHAPES: Record<Shape, string[]> = {
  curved: ['a1', 'b1', 'b2'],
  triangular: ['a1', 'b1', 'a2'],
  long: ['a1', 'b1', 'c1'],
  short: ['a1', 'b1'],
};
