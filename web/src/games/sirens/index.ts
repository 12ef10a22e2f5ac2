import type { GameTable } from '$lib/table';
import { t } from '$lib/words.svelte';
import { pointer } from './pointing';
import { weight } from './reading';
import Score from './Score.svelte';
import Sum from './Sum.svelte';
import Table from './Table.svelte';
import type { View } from './view';
import { way } from './way';

export const table: GameTable<View> = {
  Table,
  Score,
  Sum,
  progress: ({ phase, turns, pile }) =>
    phase === 'opening' ? t('sirens-ui-progress-opening') : t('sirens-ui-progress', { turn: turns, pile }),
  pointer,
  way,
  weight,
};
