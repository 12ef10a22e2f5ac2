/** Says what happened, to the person who reads it. */
import type { Seat } from './seats';
import type { Event, Refusal } from './types';
import { t } from './words.svelte';

const yes = (value: boolean | undefined): string => (value ? 'yes' : 'no');

export function tell(event: Event, seats: readonly Seat[]): string {
  const args: Record<string, string | number> = { ...event.args };
  const seat = event.seat === null ? undefined : seats[event.seat];
  args.name = seat?.name ?? '';
  args.you = yes(seat?.you);
  if (typeof args.other === 'number') {
    const other = seats[args.other];
    args.otherName = other?.name ?? '';
    args.otherYou = yes(other?.you);
  }
  return t(event.key, args);
}

/** Why something was not done; it may speak of another player. */
export const refuse = ({ key, args }: Refusal, seats: readonly Seat[]): string =>
  tell({ key, args, seat: null, kind: 'event' } as Event, seats);
