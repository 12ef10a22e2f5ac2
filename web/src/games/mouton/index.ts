import type { GameTable } from '$lib/table';
import { t } from '$lib/words.svelte';
import { weight } from './reading';
import Score from './Score.svelte';
import Sum from './Sum.svelte';
import Table from './Table.svelte';
import type { View } from './view';

const numberIn = (move: string): number => Number(move.split(' ')[1]);

export const table: GameTable<View> = {
  Table,
  Score,
  Sum,
  progress: ({ round, rounds, trick, tricks }) => t('mouton-ui-progress', { round, rounds, trick, tricks }),
  sums: (view) => view.players[0]?.sheet.length ?? 0,
  pointer: (move) => ({
    text: t('mouton-move-play', { card: numberIn(move) }),
    things: [`[data-card="${numberIn(move)}"]`],
  }),
  way: ([move = ''], _view, _eyes, by) => [
    { press: `[data-card="${numberIn(move)}"]` },
    by === 'pointer' ? { press: '[data-testid="put"]' } : { key: 'Enter' },
  ],
  weight,
};
