import { t } from './words.svelte';

/** The six emblems, in seat order: seat 0 is always the shell. */
export const EMBLEMS = ['shell', 'star', 'fish', 'gull', 'anchor', 'crab'] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const emblemOf = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? 'shell';

export interface Seat {
  name: string;
  emblem: Emblem;
  /** The person whose view is on the screen; nobody while the screen is between two players. */
  you: boolean;
  /** A bot's level; null for a person. */
  bot: string | null;
  /** Connected now (bots always are). */
  here: boolean;
  /** A bot that must decide now. */
  thinking?: boolean;
  /** A bot that cannot search yet: until it can it plays by a look. */
  waking?: boolean;
}

/** What the table calls somebody. */
export const nameOf = (who: Seat): string => (who.you ? t('seat-you') : who.name);

/** The other seats, from the one that comes next; everybody for a spectator. */
export const around = (seats: number, eyes: number | null): number[] =>
  eyes === null
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (eyes + 1 + i) % seats);
