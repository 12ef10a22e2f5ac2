import type { GameTable } from '$lib/table';
import { t } from '$lib/words.svelte';
import { pointer } from './pointing';
import { weight } from './reading';
import Score from './Score.svelte';
import Sum from './Sum.svelte';
import Table from './Table.svelte';
import type { Phase, View } from './view';
import { way } from './way';

const PREDICTING: readonly Phase[] = [
  'lay_out',
  'first_dealer',
  'deal',
  'take_up',
  'undercurrents',
  'reveal_tiles',
  'meld',
  'rank_melds',
];
const CHOOSING: readonly Phase[] = ['choose_tile', 'march', 'waltz', 'pass_prince'];
const ENDING: readonly Phase[] = ['show', 'tribute', 'rank', 'over'];

const part = (phase: Phase): string =>
  PREDICTING.includes(phase) ? 'melds' : CHOOSING.includes(phase) ? 'tiles' : ENDING.includes(phase) ? 'end' : 'riding';

export const table: GameTable<View> = {
  Table,
  Score,
  Sum,
  progress: ({ round, rounds, phase }) => t('mermaid_rain-ui-progress', { round, rounds, part: part(phase) }),
  pointer,
  way,
  weight,
};
