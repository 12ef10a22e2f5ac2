/** What the server says, in one place. */
export interface Option {
  name: string;
  values: string[];
  default: string;
}
export interface GameInfo {
  name: string;
  ready: boolean;
  seats: number[];
  minutes: number;
  options: Option[];
  bots: string[];
  rules_version: number;
  secrets: boolean;
}
export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}
export interface Rulebook {
  title: string;
  chapters: { title: string; clauses: Clause[] }[];
}
export interface Refusal {
  key: string;
  args: Record<string, string | number>;
  clause: string | null;
}
export interface TableSeat {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string | null;
  yours: boolean;
  here: boolean;
}
export interface Table {
  code: string;
  game: string;
  options: Record<string, string>;
  seats: TableSeat[];
  status: 'gathering' | 'playing' | 'over';
  rematch: string | null;
  commitment: string;
}
export interface NewSeat {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string;
  bot?: string;
}
export interface Event {
  key: string;
  seat: number | null;
  args: Record<string, string | number>;
  kind: 'event' | 'chapter';
}
export type View = unknown;
export interface Frame {
  view: View;
  story: Event[];
}
export interface Result {
  scores: number[];
  winners: number[];
}
export interface Proof {
  commitment: string;
  words: string[];
  secret: string | null;
}
export interface Possible {
  ply: number;
  acting: number[];
  legal: string[];
  undo: boolean;
  result: Result | null;
}
export interface StateMessage extends Possible {
  type: 'state';
  table: Table;
  eyes: number | null;
  frame: Frame;
  log: Event[];
  proof: Proof;
}
export interface FramesMessage extends Possible {
  type: 'frames';
  frames: Frame[];
}
export type ServerMessage =
  | StateMessage
  | FramesMessage
  | { type: 'table'; table: Table }
  | { type: 'done'; id: number }
  | { type: 'refused'; id: number; error: Refusal };
export type ClientMessage =
  | { type: 'play'; id: number; seat: number; move: string; ply: number }
  | { type: 'undo'; id: number; seat: number }
  | { type: 'eyes'; id: number; seat: number | null }
  | { type: 'ping' };
