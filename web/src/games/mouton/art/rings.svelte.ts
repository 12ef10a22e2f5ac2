export type Ring = 'none' | 'half' | 'whole';

const cards = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The cards that carry half a buoy, or a whole one: of the box the table is played with. */
export const rings = $state<{ half: readonly number[]; whole: readonly number[] }>({
  half: [...cards(13, 24), ...cards(37, 48)],
  whole: cards(25, 36),
});

export function ringOf(card: number): Ring {
  if (rings.whole.includes(card)) return 'whole';
  return rings.half.includes(card) ? 'half' : 'none';
}
