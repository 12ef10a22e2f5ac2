/** What a search found out, for people: numbers they can read, and how sure it is in a word. */
import type { HintsMessage } from '$lib/types';
import { t } from '$lib/words.svelte';

type Advice = HintsMessage['moves'][number];
export type Sureness = 'only' | 'clear' | 'likely' | 'close';

/** From which share of all tries on, and how many standard errors before the next, the best one is said to be so. */
const CLEAR = { share: 0.7, errors: 2 };
const LIKELY = { share: 0.4, errors: 1 };

export function sureness(moves: readonly Advice[]): Sureness {
  const [best, next] = moves;
  if (!best || best.value === null || best.error === null) return 'only';
  const ahead = best.value - (next?.value ?? 0);
  const errors = ahead / (Math.hypot(best.error, next?.error ?? 0) || 1);
  const holds = (word: typeof CLEAR): boolean => best.share >= word.share && errors >= word.errors;
  return holds(CLEAR) ? 'clear' : holds(LIKELY) ? 'likely' : 'close';
}

/** What a move is expected to bring, and give or take how much. */
export function told({ value, error }: Advice, unit: HintsMessage['unit']): { value: string; error: string } {
  if (value === null || error === null) return { value: '', error: '' };
  // Of a hundred wins each counts; of points, tenths tell moves apart.
  const { scale, step } = unit === 'share' ? { scale: 100, step: 1 } : { scale: 1, step: 0.1 };
  const round = (number: number): number => Math.round((number * scale) / step) / (1 / step);
  return {
    value: t(`hint-${unit}`, { value: round(value) }),
    error: t('hint-error', { error: Math.max(step, round(error)) }),
  };
}
