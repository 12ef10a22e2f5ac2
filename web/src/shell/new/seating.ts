/** Who sits where at a table to be: what the form starts with, and what it asks the server for. */
import type { GameInfo, NewSeat } from '$lib/types';

export type Kind = NewSeat['kind'];

export interface Chair {
  kind: Kind;
  name: string;
  bot: string;
}

/** Names for whoever has none of their own. */
const NAMES = ['Lenaïg', 'Erwan', 'Mia', 'Jonas', 'Anouk', 'Malo', 'Ida', 'Bao', 'Nolwenn', 'Kaspar', 'Mei', 'Yann'];

export const likely = (seats: readonly number[]): number => (seats.includes(4) ? 4 : (seats.at(-1) ?? 2));

/** Me against bots: the table that starts at once. */
export function firstChairs(game: GameInfo, me: string): Chair[] {
  const strongest = game.bots.at(-1) ?? 'random';
  const names = freeNames([me]);
  return Array.from({ length: game.seats.at(-1) ?? 0 }, (_, i) => ({
    kind: i === 0 ? 'me' : 'bot',
    name: i === 0 ? me : (names[i - 1] ?? ''),
    bot: strongest,
  }));
}

export const freeNames = (taken: readonly string[]): string[] => NAMES.filter((name) => !taken.includes(name));

export const asked = (chairs: readonly Chair[]): NewSeat[] =>
  chairs.map(({ kind, name, bot }) => ({
    kind,
    ...(kind !== 'open' && name.trim() && { name: name.trim() }),
    ...(kind === 'bot' && { bot }),
  }));
