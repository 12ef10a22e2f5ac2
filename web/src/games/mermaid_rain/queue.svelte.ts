/** Several small decisions that are one wish (go there and pay this, and on): sent one after the other as they become possible. */

interface Now {
  legal: readonly string[];
  act(move: string): void;
}

export class MoveQueue {
  private waiting: readonly string[] = $state.raw([]);

  constructor(private readonly now: () => Now) {}

  readonly busy: boolean = $derived(this.waiting.length > 0);

  /** Makes the first of these moves; the others wait. */
  start(moves: readonly string[]): void {
    const [first, ...rest] = moves;
    if (first === undefined) return;
    this.waiting = rest;
    this.now().act(first);
  }

  clear(): void {
    this.waiting = [];
  }

  /** Makes the next move if it is possible; `keep`: else it waits while something else is decided (a treasure). */
  next(keep: boolean): void {
    const { legal, act } = this.now();
    const [next, ...rest] = this.waiting;
    if (next === undefined || !legal.length) return;
    if (legal.includes(next)) {
      this.waiting = rest;
      act(next);
    } else if (!keep) this.clear();
  }
}
