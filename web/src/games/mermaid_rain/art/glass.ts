/** What is etched into a pane. */
import type { Glyph } from '../view';

export const glyphPiece = (symbol: Glyph): string => (symbol === 'mermaid' ? 'r-tail' : `r-${symbol}`);
