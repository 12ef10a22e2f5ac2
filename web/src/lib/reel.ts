/** Frames are shown one after another, at a pace a person can follow; a fast player skips. */

export interface Screen<Frame> {
  /** Puts a frame on the table; `ms` is how long it will stay. */
  show(frame: Frame, before: Frame, ms: number): void;
  /** How long this frame should stay; 0 passes over it at once. */
  length(before: Frame, after: Frame): number;
  /** Whether to wait here until `go` is called (a sum to read). */
  stops(before: Frame, after: Frame): boolean;
  /** Everything has been shown. */
  ended(): void;
}

export class Reel<Frame> {
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private shown: Frame,
    private readonly screen: Screen<Frame>,
  ) {}

  get running(): boolean {
    return this.stopped || this.timer !== undefined || this.waiting.length > 0;
  }

  /** For good: what was still to come is not shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.stopped = true;
  }

  add(frames: readonly Frame[]): void {
    const idle = !this.running;
    this.waiting.push(...frames);
    if (idle) this.next();
  }

  /** Goes on after a stop. */
  go(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.next();
  }

  /** Shows what is left at once, as far as the next stop. */
  skip(): void {
    if (this.stopped || !this.running) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length && !this.stopped) this.step(0);
    if (!this.stopped) this.screen.ended();
  }

  private next(): void {
    this.timer = undefined;
    let ms = 0;
    while (this.waiting.length && !this.stopped && ms === 0) {
      const [after] = this.waiting;
      if (after) ms = this.step(this.screen.length(this.shown, after));
    }
    if (this.stopped) return;
    if (ms > 0) this.timer = setTimeout(() => this.next(), ms);
    else this.screen.ended();
  }

  private step(ms: number): number {
    const after = this.waiting.shift();
    if (!after) return 0;
    const before = this.shown;
    this.shown = after;
    this.stopped = this.screen.stops(before, after);
    this.screen.show(after, before, ms);
    return ms;
  }
}
