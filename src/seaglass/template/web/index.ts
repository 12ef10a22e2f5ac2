import Standings from '$lib/Standings.svelte';
import type { GameTable } from '$lib/table';
import { t } from '$lib/words.svelte';
import Table from './Table.svelte';
import type { View } from './view';

const cardIn = (move: string): number => Number(move.split(' ')[1]);
const cardOf = (move: string): string => `[data-card="${cardIn(move)}"]`;

export const table: GameTable<View> = {
  Table,
  Score: Standings,
  Sum: Standings,
  progress: ({ round, rounds }) => t('reef-round', { round, rounds }),
  pointer: (move) => ({ text: t('reef-move-play', { card: cardIn(move) }), things: [cardOf(move)] }),
  way: ([move = '']) => [{ press: cardOf(move) }],
};
