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
  Possible,
  Proof,
  Refusal,
  ServerMessage,
  StateMessage,
  Table,
  View,
} from './types';

/** Even a browser that cuts instead of moving stops long enough to be read. */
const CUT = 60;

/** Leaves `id` to be filled in. */
type Request<M = ClientMessage> = M extends { id: number } ? Omit<M, 'id'> : never;

export class Sitting {
  table: Table = $state.raw()!;
  connected = $state(true);
  /** Nothing yet: the match has not begun, or the first message is still on its way. */
  frame: Frame | null = $state.raw(null);
  before: Frame | null = $state.raw(null);
  frameLength = $state(0);
  moving = $state(false);
  log: Event[] = $state.raw([]);
  eyes: number | null = $state(null);
  proof: Proof | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** A view whose sum is to be read now; the reel waits until it is closed. */
  sum: View | null = $state.raw(null);

  private told: Possible = $state.raw({ ply: 0, acting: [], legal: [], undo: false, result: null });
  private busy = $state(false);
  private readonly reel: Reel;
  private readonly live: Live;
  /** A state told while frames were still to be shown: applied after them. */
  private later: StateMessage | null = null;
  private lastId = 0;

  constructor(
    table: Table,
    private readonly game: GameTable<View>,
  ) {
    this.table = table;
    this.reel = new Reel(
      { view: null, story: [] },
      {
        length: (before, after) => this.lengthOf(before, after),
        stops: (before, after) => game.sums(after.view) > game.sums(before.view),
        show: (frame, before, ms) => this.show(frame, before, ms),
        ended: () => this.settle(),
      },
    );
    this.live = new Live(table.code, {
      hear: (message) => this.hear(message),
      connected: (yes) => {
        this.connected = yes;
        this.busy = false;
      },
    });
  }

  /** What is possible now; nothing while frames are still being shown. */
  readonly now: Possible = $derived(
    this.moving ? { ...this.told, acting: [], legal: [], undo: false, result: null } : this.told,
  );
  readonly legal: readonly string[] = $derived(this.busy || !this.connected ? [] : this.now.legal);
  readonly mine: number[] = $derived(this.table.seats.flatMap((seat, i) => (seat.yours ? [i] : [])));
  readonly shared: boolean = $derived(this.mine.length > 1);
  readonly seats: Seat[] = $derived(
    this.table.seats.map((seat, i) => ({
      name: seat.name,
      emblem: emblemOf(i),
      you: i === this.eyes,
      bot: seat.kind === 'bot',
      here: seat.here || seat.kind === 'bot',
    })),
  );
  /** The people at this screen who must decide while nobody is looking at it: it stays covered until one says so. */
  readonly called: number[] = $derived(
    this.eyes === null && this.shared && !this.busy
      ? this.mine.filter((seat) => this.now.acting.includes(seat))
      : [],
  );

  act(move: string): void {
    if (this.reel.running) return this.skip();
    if (this.eyes === null || this.busy) return;
    this.ask({ type: 'play', seat: this.eyes, move, ply: this.told.ply });
  }

  undo(): void {
    if (this.eyes !== null && this.now.undo) this.ask({ type: 'undo', seat: this.eyes });
  }

  look(seat: number | null): void {
    this.ask({ type: 'eyes', seat });
  }

  skip(): void {
    this.reel.skip();
  }

  closeSum(): void {
    this.sum = null;
    this.reel.go();
  }

  leave(): void {
    this.reel.rest({ view: null, story: [] });
    this.live.close();
  }

  private ask(message: Request): void {
    this.refusal = null;
    this.busy = this.live.send({ ...message, id: ++this.lastId });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        // Other eyes on the same moment wait for the frames that lead to it; anything else starts afresh.
        if (this.moving && message.ply === this.told.ply) this.later = message;
        else this.restart(message);
        break;
      case 'frames':
        this.run(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'done':
        if (message.id === this.lastId) this.busy = false;
        break;
      case 'refused':
        if (message.id === this.lastId) this.busy = false;
        this.refusal = message.error;
    }
  }

  private restart(state: StateMessage): void {
    this.later = null;
    this.reel.rest(state.frame);
    this.table = state.table;
    this.eyes = state.eyes;
    this.frame = state.frame;
    this.before = null;
    this.log = state.log;
    this.proof = state.proof;
    this.told = state;
    this.moving = false;
    this.busy = false;
    this.sum = null;
    this.ring();
  }

  private run(message: FramesMessage): void {
    this.told = message;
    this.moving = true;
    this.reel.add(message.frames);
  }

  private lengthOf(before: Frame, after: Frame): number {
    if (reduced()) return CUT;
    return PACE[settings.speed] * (this.game.weight?.(before.view, after.view) ?? 1);
  }

  private show(frame: Frame, before: Frame, ms: number): void {
    this.frame = frame;
    this.before = before;
    this.frameLength = ms;
    this.log = [...this.log, ...frame.story];
    if (this.game.sums(frame.view) > this.game.sums(before.view)) {
      this.sum = frame.view;
      cue('round');
    }
  }

  private settle(): void {
    this.moving = false;
    if (this.later) this.restart(this.later);
    else this.ring();
  }

  private ring(): void {
    if (this.eyes !== null && this.told.acting.includes(this.eyes)) cue('turn');
  }
}
