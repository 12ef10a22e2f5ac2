/** One browser at one table: what the server told it, what it shows now, and what it may do. */
import { emblemOf, type Seat } from '../seats';
import { PACE, reduced, settings } from '../settings.svelte';
import { cue } from '../sound';
import type { GameTable } from '../table';
import type { Frame, FramesMessage, Proof, Refusal, Result, ServerMessage, StateMessage, Table, View } from '../types';
import { Connection, type Request } from './connection.svelte';
import { SeatHints } from './hints.svelte';
import { Playback } from './playback.svelte';
import { Privacy } from './privacy.svelte';

/** Even a browser that cuts instead of moving shows a frame long enough to be seen. */
const CUT = 60;

/** A frame, and the seat it was drawn for. */
type SeatFrame = Frame & { eyes: number | null };

interface Position {
  ply: number;
  acting: number[];
  legal: string[];
  undo: boolean;
  result: Result | null;
}
const NOTHING = { acting: [], legal: [], undo: false, result: null };

export class TableSession {
  table: Table = $state.raw<Table>()!;
  proof: Proof | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);

  readonly connection: Connection;
  readonly playback: Playback<SeatFrame>;
  readonly privacy: Privacy;
  readonly hints = new SeatHints();

  /** The newest position the server told; the screen may still be on the way to it. */
  private position: Position = $state.raw({ ply: 0, ...NOTHING });
  /** A state that came while the frames that lead to it were still being shown. */
  private pending: StateMessage | null = null;

  constructor(
    table: Table,
    private readonly game: GameTable<View>,
  ) {
    this.table = table;
    this.playback = new Playback<SeatFrame>({
      duration: (frame, previous) => this.durationOf(frame, previous),
      pausesAt: (frame, previous) => this.pausesAt(frame, previous),
      shown: (frame) => this.shown(frame),
      ended: () => this.ended(),
    });
    this.privacy = new Privacy(() => ({ mine: this.mine, acting: this.now.acting }));
    this.connection = new Connection(table.code, (message) => this.receive(message));
  }

  readonly eyes: number | null = $derived.by(() => this.privacy.eyes);
  /** What is possible now; nothing while frames are being shown that lead elsewhere. */
  readonly now: Position = $derived.by(() =>
    this.playback.state === 'idle' || this.playback.state === 'background'
      ? this.position
      : { ...this.position, ...NOTHING },
  );
  readonly legal: readonly string[] = $derived.by(() => (this.connection.state === 'ready' ? this.now.legal : []));
  /** The seats at this screen. */
  readonly mine: number[] = $derived(this.table.seats.flatMap((seat, i) => (seat.yours ? [i] : [])));
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
  /** Whether the person at the screen must decide. */
  readonly myTurn: boolean = $derived(this.eyes !== null && this.now.acting.includes(this.eyes));
  /** Whether that person may ask what would be good. */
  readonly mayAsk: boolean = $derived(this.table.hints && this.myTurn && this.legal.length > 0);
  /** A view whose sum is to be read before the frames go on. */
  readonly sum: View | null = $derived.by(() =>
    this.playback.state === 'paused' ? (this.playback.frame?.view ?? null) : null,
  );

  act(move: string): void {
    const blocked = this.playback.state === 'blocking' || this.playback.state === 'paused';
    if (this.eyes === null || this.connection.state !== 'ready' || blocked) return;
    this.hints.cancel();
    this.request({ type: 'play', seat: this.eyes, move, ply: this.position.ply });
  }

  undo(): void {
    if (this.eyes === null || this.connection.state !== 'ready' || !this.now.undo) return;
    this.request({ type: 'undo', seat: this.eyes, ply: this.position.ply });
  }

  askHint(): void {
    if (!this.mayAsk || this.hints.asked || this.eyes === null) return;
    if (this.hints.message) return this.hints.unfold();
    this.refusal = null;
    this.hints.ask(this.connection.post({ type: 'hint', seat: this.eyes }));
  }

  /** Shows what a seat at this screen sees; null: what everybody may see. */
  lookAs(seat: number | null): void {
    this.playback.skip();
    this.request({ type: 'eyes', seat });
  }

  leave(): void {
    this.playback.stop();
    this.connection.close();
  }

  private request(request: Request): void {
    this.refusal = null;
    this.connection.request(request);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        if (this.playback.state !== 'idle' && message.ply === this.position.ply) this.pending = message;
        else this.restart(message);
        break;
      case 'frames':
        this.play(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'done':
        this.connection.answered(message.id);
        break;
      case 'hints':
        if (message.seat === this.eyes) this.hints.answer(message);
        break;
      case 'refused':
        this.refused(message.id, message.error);
        break;
    }
  }

  private refused(id: number | null, error: Refusal): void {
    if (!this.hints.concerns(id)) {
      this.connection.answered();
      this.refusal = error;
      return;
    }
    // A hint that nobody waits for any more is not spoken of.
    if (this.hints.asked) this.refusal = error;
    this.hints.cancel();
  }

  /** Starts from a state as the server tells it whole. */
  private restart(state: StateMessage): void {
    // After a lost connection the position may be the one that was asked about.
    const same =
      state.eyes === this.eyes && state.ply === this.position.ply && state.legal.join() === this.position.legal.join();
    const askAgain = same && this.hints.asked;
    this.pending = null;
    this.playback.cut({ ...state.frame, eyes: state.eyes });
    this.privacy.reset(state.eyes, state.log);
    this.table = state.table;
    this.proof = state.proof;
    this.position = state;
    this.connection.answered();
    if (same) this.hints.cancel();
    else this.hints.forget();
    if (askAgain) this.askHint();
    this.ring();
  }

  /** Shows the frames that lead to a new position. */
  private play(message: FramesMessage): void {
    const { eyes } = message;
    const deciding = eyes !== null && message.acting.includes(eyes);
    // One's own move changes the position even where the same moves are legal after it.
    const own = this.connection.state === 'waiting';
    const same = deciding && !own && message.legal.join() === this.position.legal.join();
    const resting = this.playback.state === 'idle' || this.playback.state === 'background';
    if (!same) this.hints.forget();
    this.position = message;
    this.proof = message.proof;
    const { newest } = this.playback;
    // Where nothing can be seen to change, the eyes may still be others.
    if (!message.frames.length && newest && newest.eyes !== eyes) return this.lookAs(eyes);
    let view = newest?.view;
    const frames = message.frames.map(({ view: changed, story }) => {
      view = { ...view, ...changed } as View;
      return { view, story, eyes };
    });
    this.playback.add(frames, same && resting ? 'background' : 'blocking');
  }

  private durationOf(frame: SeatFrame, previous: SeatFrame): number {
    if (reduced()) return CUT;
    return PACE[settings.speed] * (this.game.weight?.(previous.view, frame.view) ?? 1);
  }

  /** At every new sum but the last: the end of the game tells that one with all the others. */
  private pausesAt(frame: SeatFrame, previous: SeatFrame): boolean {
    const { newest } = this.playback;
    const sumsIn = (one: SeatFrame): number => this.game.sums?.(one.view) ?? 0;
    const last = this.position.result && newest ? sumsIn(newest) : Infinity;
    return sumsIn(frame) > sumsIn(previous) && sumsIn(frame) < last;
  }

  private shown(frame: SeatFrame): void {
    this.privacy.show(frame.eyes, frame.story);
    if (this.playback.state === 'paused') cue('round');
  }

  private ended(): void {
    if (this.pending) this.restart(this.pending);
    else if (this.privacy.logState === 'partial') this.lookAs(null);
    else this.ring();
  }

  private ring(): void {
    if (this.eyes !== null && this.position.acting.includes(this.eyes)) cue('turn');
  }
}
