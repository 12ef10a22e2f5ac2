/** A table to be: who sits where, what the form starts with, and what it asks the server for. */
import type { GameInfo, NewSeat } from '$lib/types';

export type Kind = NewSeat['kind'];

export interface Chair {
  kind: Kind;
  /** May stay empty: the server has names for those who bring none. */
  name: string;
  bot: string;
}

/** A file somebody chose. */
export interface OwnFile {
  name: string;
  text: string;
}

export const likely = (seats: readonly number[]): number => (seats.includes(4) ? 4 : (seats.at(-1) ?? 2));

/** Me against bots: the table that starts at once. */
export function firstChairs({ seats, usual_bot: bot }: GameInfo, me: string): Chair[] {
  return Array.from({ length: seats.at(-1) ?? 0 }, (_, i) =>
    i === 0 ? { kind: 'me', name: me, bot } : { kind: 'bot', name: '', bot },
  );
}

type Option = GameInfo['options'][number];

/** The values of an option for a table; some are only for one where nobody plays from elsewhere. */
export const offered = ({ values, one_screen }: Option, oneScreen: boolean): string[] =>
  oneScreen ? values : values.filter((value) => !one_screen.includes(value));

/** What is chosen, where it is offered. */
export function chosen(option: Option, options: Record<string, string>, oneScreen: boolean): string {
  const value = options[option.name] ?? option.default;
  return offered(option, oneScreen).includes(value) ? value : option.default;
}

export const asked = (chairs: readonly Chair[]): NewSeat[] =>
  chairs.map(({ kind, name, bot }) => ({
    kind,
    ...(kind !== 'open' && name.trim() && { name: name.trim() }),
    ...(kind === 'bot' && { bot }),
  }));
