/** Several small decisions that are one wish (go there and pay this, and on): sent one after the other as they become possible. */

interface Now {
  legal: readonly string[];
  act(move: string): void;
}

export class Course {
  private left: readonly string[] = $state.raw([]);

  constructor(private readonly now: () => Now) {}

  readonly under: boolean = $derived(this.left.length > 0);

  set(moves: readonly string[]): void {
    const [first, ...rest] = moves;
    if (first === undefined) return;
    this.left = rest;
    this.now().act(first);
  }

  stop(): void {
    this.left = [];
  }

  /** Goes on if the next decision is possible; waits while another one is asked for on the way (a treasure). */
  sail(waits: boolean): void {
    const { legal, act } = this.now();
    const [next, ...rest] = this.left;
    if (next === undefined || !legal.length) return;
    if (legal.includes(next)) {
      this.left = rest;
      act(next);
    } else if (!waits) this.stop();
  }
}
