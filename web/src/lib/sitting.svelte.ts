/** One browser at one table: what it has been told, what it shows now, and what it may do. */
import { Live } from './live';
import { Reel } from './reel';
import { emblemOf, type Seat } from './seats';
import { PACE, reduced, settings } from './settings.svelte';
import { cue } from './sound';
import type { GameTable } from './table';
import type {
  ClientMessage,
  Event,
  Frame,
  FramesMessage,
  HintsMessage,
  Proof,
  Refusal,
  Result,
  ServerMessage,
  StateMessage,
  Table,
  View,
} from './types';

/** Even a browser that cuts instead of moving shows a frame long enough to be seen. */
const CUT = 60;

/** A frame, and whose eyes it was drawn for. */
type Shot = Frame & { eyes: number | null };

interface Possible {
  ply: number;
  acting: number[];
  legal: string[];
  undo: boolean;
  result: Result | null;
}
const NOTHING = { acting: [], legal: [], undo: false, result: null };

/** A message that still needs its number. */
type Request = { [M in ClientMessage as M['type']]: Omit<M, 'id'> }[Exclude<ClientMessage['type'], 'ping'>];

export class Sitting {
  table: Table = $state.raw<Table>()!;
  connected = $state(true);
  /** Null before the first message. */
  shot: Shot | null = $state.raw(null);
  before: Frame | null = $state.raw(null);
  /** Milliseconds the frame stays. */
  length = $state(0);
  moving = $state(false);
  log: Event[] = $state.raw([]);
  proof: Proof | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** A view whose sum is to be read now; the reel waits until it is closed. */
  sum: View | null = $state.raw(null);
  /** What would be good now, for the seat that asked. */
  hints: HintsMessage | null = $state.raw(null);
  /** The words of the hints are put away; the marks on the table stay. */
  folded = $state(false);
  /** A hint has been asked for and is being thought about. */
  pondering = $state(false);

  private told: Possible = $state.raw({ ply: 0, ...NOTHING });
  private busy = $state(false);
  /** The frames being shown change nothing for the seat that is deciding: others chose meanwhile. */
  private steady = $state(false);
  private reel: Reel<Shot> | undefined;
  private readonly live: Live;
  /** The newest frame told, shown or not. */
  private newest: Shot | null = null;
  /** The log as anybody at the table may read it: what a shared screen goes back to. */
  private openLog: Event[] = [];
  /** The log on the screen lacks what happened while one person was looking. */
  private patchy = false;
  /** A state told while frames that lead to it were still to be shown. */
  private later: StateMessage | null = null;
  private lastId = 0;
  private hintId = 0;

  constructor(
    table: Table,
    private readonly game: GameTable<View>,
  ) {
    this.table = table;
    this.live = new Live(table.code, {
      hear: (message) => this.hear(message),
      connected: (yes) => {
        this.connected = yes;
        this.busy = false;
      },
    });
  }

  readonly eyes: number | null = $derived(this.shot?.eyes ?? null);
  /** What is possible now; nothing while frames are still being shown, unless they leave it as it was. */
  readonly now: Possible = $derived(this.moving && !this.steady ? { ...this.told, ...NOTHING } : this.told);
  readonly legal: readonly string[] = $derived(this.busy || !this.connected ? [] : this.now.legal);
  readonly mine: number[] = $derived(this.table.seats.flatMap((seat, i) => (seat.yours ? [i] : [])));
  /** Several people sit at this screen. */
  readonly shared: boolean = $derived(this.mine.length > 1);
  readonly seats: Seat[] = $derived(
    this.table.seats.map((seat, i) => ({
      name: seat.name,
      emblem: emblemOf(i),
      you: i === this.eyes,
      bot: seat.kind === 'bot' ? seat.bot : null,
      here: seat.here,
      thinking: seat.kind === 'bot' && this.now.acting.includes(i),
      waking: seat.waking,
    })),
  );
  /** Those at this screen who must decide while nobody is looking at it: it is covered until one says so. */
  readonly called: number[] = $derived(
    this.shared && this.eyes === null ? this.mine.filter((seat) => this.now.acting.includes(seat)) : [],
  );

  act(move: string): void {
    if (this.eyes === null || this.busy || (this.moving && !this.steady)) return;
    this.pondering = false;
    this.ask({ type: 'play', seat: this.eyes, move, ply: this.told.ply });
  }

  /** Whether the person at the screen may ask what would be good. */
  readonly mayAsk: boolean = $derived(
    this.table.hints && this.eyes !== null && this.legal.length > 0 && this.now.acting.includes(this.eyes),
  );

  askHint(): void {
    if (!this.mayAsk || this.pondering || this.eyes === null) return;
    this.folded = false;
    if (this.hints) return;
    this.refusal = null;
    this.hintId = ++this.lastId;
    this.pondering = this.live.send({ type: 'hint', seat: this.eyes, id: this.hintId });
  }

  undo(): void {
    if (this.eyes === null || this.busy || !this.now.undo) return;
    this.ask({ type: 'undo', seat: this.eyes, ply: this.told.ply });
  }

  /** Looks through a seat's eyes, or covers the screen. */
  look(seat: number | null): void {
    this.skip();
    this.ask({ type: 'eyes', seat });
  }

  skip(): void {
    this.reel?.skip();
  }

  closeSum(): void {
    this.sum = null;
    this.reel?.go();
  }

  leave(): void {
    this.reel?.stop();
    this.live.close();
  }

  private ask(request: Request): void {
    this.refusal = null;
    this.busy = this.live.send({ ...request, id: ++this.lastId });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'state') {
      if (this.moving && message.ply === this.told.ply) this.later = message;
      else this.restart(message);
    }
    if (message.type === 'frames') this.run(message);
    else if (message.type === 'table') this.table = message.table;
    else if (message.type === 'done' && message.id === this.lastId) this.busy = false;
    else if (message.type === 'hints') this.consider(message);
    else if (message.type === 'refused' && message.id === this.hintId) {
      if (this.pondering) this.refusal = message.error;
      this.pondering = false;
    } else if (message.type === 'refused') {
      this.busy = false;
      this.refusal = message.error;
    }
  }

  private consider(message: HintsMessage): void {
    if (!this.pondering || message.id !== this.hintId || message.seat !== this.eyes) return;
    this.pondering = false;
    this.hints = message;
    this.folded = false;
  }

  /** What was good is so no more. */
  forgetHints(): void {
    this.hints = null;
    this.pondering = false;
  }

  private restart(state: StateMessage): void {
    // After a lost connection the position may be the one that was asked about.
    const same =
      state.eyes === this.eyes && state.ply === this.told.ply && state.legal.join() === this.told.legal.join();
    const asked = same && this.pondering;
    const shot = { ...state.frame, eyes: state.eyes };
    this.later = null;
    this.patchy = false;
    this.reel?.stop();
    this.reel = new Reel<Shot>(shot, {
      length: (before, after) => this.lengthOf(before, after),
      stops: (before, after) => this.stopsAt(before, after),
      show: (frame, before, ms) => this.show(frame, before, ms),
      ended: () => this.settle(),
    });
    this.table = state.table;
    this.shot = this.newest = shot;
    this.before = null;
    this.log = state.log;
    if (state.eyes === null) this.openLog = state.log;
    this.proof = state.proof;
    this.told = state;
    this.moving = false;
    this.busy = false;
    this.sum = null;
    if (!same) this.forgetHints();
    this.pondering = false;
    if (asked) this.askHint();
    this.ring();
  }

  private run(message: FramesMessage): void {
    const { eyes } = message;
    const deciding = eyes !== null && message.acting.includes(eyes);
    // One's own move changes the position even where the same moves are legal after it.
    const same = deciding && !this.busy && message.legal.join() === this.told.legal.join();
    this.steady = same && (this.steady || !this.moving);
    if (!same) this.forgetHints();
    this.told = message;
    this.proof = message.proof;
    this.moving = true;
    let view = this.newest?.view;
    const shots = message.frames.map(({ view: changed, story }) => {
      view = { ...view, ...changed } as View;
      return { view, story, eyes };
    });
    // Where nothing can be seen to change, the eyes may still be others.
    if (!shots.length && this.newest && this.newest.eyes !== eyes) return this.look(eyes);
    this.newest = shots.at(-1) ?? this.newest;
    this.reel?.add(shots);
  }

  private lengthOf(before: Shot, after: Shot): number {
    if (reduced()) return CUT;
    return PACE[settings.speed] * (this.game.weight?.(before.view, after.view) ?? 1);
  }

  /** At every new sum but the last: the end of the game tells that one with all the others. */
  private stopsAt(before: Shot, after: Shot): boolean {
    const sums = this.game.sums(after.view);
    const last = this.told.result && this.newest ? this.game.sums(this.newest.view) : Infinity;
    return sums > this.game.sums(before.view) && sums < last;
  }

  private show(shot: Shot, before: Shot, ms: number): void {
    // What one person chose in secret must not stay in the log for the next one at this screen.
    if (before.eyes !== null && shot.eyes === null) {
      this.log = this.openLog;
      this.patchy = true;
    }
    this.log = [...this.log, ...shot.story];
    this.shot = shot;
    this.before = before;
    this.length = ms;
    if (this.stopsAt(before, shot)) {
      this.sum = shot.view;
      cue('round');
    }
  }

  private settle(): void {
    this.moving = false;
    if (this.later) this.restart(this.later);
    else if (this.patchy) this.look(null);
    else this.ring();
  }

  private ring(): void {
    if (this.eyes !== null && this.told.acting.includes(this.eyes)) cue('turn');
  }
}
