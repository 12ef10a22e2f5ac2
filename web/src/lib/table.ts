/**
 * What a game gives to the shell, and what the shell gives to a game.
 *
 * A game's folder `src/games/<game>/` holds
 *   Cover.svelte   the art on its card at home (fills its box: an <svg> with preserveAspectRatio "slice")
 *   pieces.svg     its <symbol>s; `<game>-pebble` is the piece on the pebble at home
 *   index.ts       `export const table: GameTable<ItsView>`, loaded only when a table opens
 * A game that is not built yet has the first two alone.
 *
 * Components draw and point; they do not know rules. What may be clicked is what is in `legal`.
 * Words come from `t()` in $lib/words.svelte, sounds from `cue()` in $lib/sound.
 */
import type { Component, Snippet } from 'svelte';
import type { Seat } from './seats';

export interface GameTable<View> {
  Table: Component<TableProps<View>>;
  /** The standings in the rail. */
  Score: Component<ScoreProps<View>>;
  /** A round's points, or (`final`) the whole game's, line by line. */
  Sum: Component<SumProps<View>>;
  /** The line beside the title: "Round 2 of 5 · Trick 5 of 12". */
  progress(view: View): string;
  /** How many sums there are to read so far; when it grows, the shell stops and shows the newest. Without it, the end is all. */
  sums?(view: View): number;
  /** What stands over the end where all play together; not given, the winners' names do. */
  verdict?(view: View): string;
  /** What a move is called, in a sentence, and where on the table its things and places are. */
  pointer(move: string, view: View, eyes: number): Pointer;
  /**
   * What a person does to make these moves, one after the other; null where the table makes the last of them
   * one gesture with the decision that follows. Programs that drive the table as a person would ask for it.
   */
  way?(moves: readonly string[], view: View, eyes: number, by: Device): Step[] | null;
  /** How long a frame stays, as a multiple of the pace; 1 when not given, 0 is skipped over. */
  weight?(before: View, after: View): number;
}

export type Device = 'pointer' | 'keyboard';

/** One thing a person does; things are named by selectors. */
export type Step =
  /** Clicks the n-th thing, or brings the focus there and presses Space. */
  | { press: string; nth?: number }
  /** Presses a key, whatever has the focus. */
  | { key: string }
  /** Clicks at a point of a drawing, in its own units; or only points there. */
  | { spot: string; x: number; y: number; hover?: boolean }
  /** Presses these keys, in whatever order, until there is such a thing. */
  | { seek: string; keys: readonly string[] };

/** What the page tells a program that drives it: what its seat may do, and how a person would do it. */
export interface Driven {
  eyes: number | null;
  legal: readonly string[];
  way(moves: readonly string[], by: Device): Step[] | null;
}

declare global {
  interface Window {
    seaglass?: Driven;
  }
}

export interface TableProps<View> {
  /** The frame on the table now. */
  view: View;
  /** The frame before it, to move from; null when the table appears at rest (reload, undo, other eyes). */
  before: View | null;
  /** What the seat whose eyes these are may do; empty while frames are still being shown. */
  legal: readonly string[];
  /** Plays a move. One that is not legal is refused by the server, and the shell shows why. */
  act(move: string): void;
  seats: readonly Seat[];
  /** The seat whose view this is; null for a spectator or between two people at one screen. */
  eyes: number | null;
  pace: Pace;
  /** Says something about the thing pointed at; null when nothing is pointed at any more. */
  tip(tip: Tip | null): void;
  /** Opens the rules at a clause. */
  explain(clause: string): void;
  /** The pill that says whose turn it is: render it once, where it suits the table, with what you may do now. */
  turn: Snippet<[hint: string]>;
}

export interface Pointer {
  text: string;
  /** What is taken in hand or pressed for it, as selectors; the n-th time one is named it means its n-th match. */
  things?: readonly string[];
  /** Where it goes, likewise. */
  places?: readonly string[];
}

export interface ScoreProps<View> {
  view: View;
  seats: readonly Seat[];
  eyes: number | null;
}

export interface SumProps<View> extends ScoreProps<View> {
  final: boolean;
}

export interface Pace {
  /** Milliseconds this frame is shown; the stage carries the same as --d-frame. */
  frame: number;
  /** Cut, do not move. */
  reduced: boolean;
}

export interface Tip {
  text: string;
  clause?: string;
}
