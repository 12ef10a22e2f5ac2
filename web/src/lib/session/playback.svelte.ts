/** Frames are shown one after another, at a pace a person can follow; a fast player skips. */

/**
 * `idle`        the newest frame is on the screen
 * `blocking`    frames are being shown; nothing can be done until the last one is
 * `background`  frames are being shown that leave what can be done as it was: others chose meanwhile
 * `paused`      something must be read first (the sum of a round); `resume` goes on
 */
export type PlaybackState = 'idle' | 'blocking' | 'background' | 'paused';

export interface Player<Frame> {
  /** How long this frame stays, in milliseconds; 0 passes over it at once. */
  duration(frame: Frame, previous: Frame): number;
  /** Whether to pause once this frame is shown. */
  pausesAt(frame: Frame, previous: Frame): boolean;
  /** This frame is on the screen now. */
  shown(frame: Frame, previous: Frame): void;
  /** Everything has been shown. */
  ended(): void;
}

export class Playback<Frame> {
  state: PlaybackState = $state('idle');
  /** On the screen now; null before the first. */
  frame: Frame | null = $state.raw(null);
  /** The one before it, to move from; null where the table appears at rest. */
  previous: Frame | null = $state.raw(null);
  /** Milliseconds the frame stays. */
  duration = $state(0);

  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: Player<Frame>) {}

  /** The newest frame, shown or not. */
  get newest(): Frame | null {
    return this.queue.at(-1) ?? this.frame;
  }

  /** Shows this frame at rest; what was still to come is dropped. */
  cut(frame: Frame): void {
    this.stop();
    this.frame = frame;
    this.previous = null;
  }

  /** Shows these frames after those still to come; all of them in the background, or all blocking. */
  add(frames: readonly Frame[], state: 'blocking' | 'background'): void {
    const { state: before } = this;
    this.queue.push(...frames);
    if (before !== 'paused') this.state = state;
    if (before === 'idle') this.next();
  }

  /** Goes on after a pause. */
  resume(): void {
    if (this.state !== 'paused') return;
    this.state = 'blocking';
    this.next();
  }

  /** Shows what is left at once, as far as the next pause. */
  skip(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    while (this.queue.length && this.running) this.step(() => 0);
    if (this.running) this.end();
  }

  /** What is still to come is not shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.state = 'idle';
  }

  private get running(): boolean {
    return this.state === 'blocking' || this.state === 'background';
  }

  private next(): void {
    let stays = 0;
    while (this.queue.length && this.running && stays === 0) stays = this.step(this.player.duration);
    if (!this.running) return;
    if (stays > 0) this.timer = setTimeout(() => this.next(), stays);
    else this.end();
  }

  private step(duration: Player<Frame>['duration']): number {
    const frame = this.queue.shift();
    const previous = this.frame;
    if (frame === undefined || previous === null) return 0;
    this.duration = duration(frame, previous);
    this.frame = frame;
    this.previous = previous;
    if (this.player.pausesAt(frame, previous)) this.state = 'paused';
    this.player.shown(frame, previous);
    return this.duration;
  }

  private end(): void {
    this.state = 'idle';
    this.player.ended();
  }
}
