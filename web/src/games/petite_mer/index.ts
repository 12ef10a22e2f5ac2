import type { GameTable } from '$lib/table';
import { t } from '$lib/words.svelte';
import { pointer } from './pointing';
import { weight } from './reading';
import { progress } from './saying';
import Score from './Score.svelte';
import Sum from './Sum.svelte';
import Table from './Table.svelte';
import type { View } from './view';
import { way } from './way';

export const table: GameTable<View> = {
  Table,
  Score,
  Sum,
  progress,
  verdict: ({ score, rank }) => t('petite_mer-finished', { points: score.points, rank }),
  pointer,
  way,
  weight,
};
