/** Something under a finger or the mouse: it counts as dragged once it has moved further than a click wobbles. */
const WOBBLE = 9;

interface Drops<Thing> {
  begin?(thing: Thing): void;
  /** On its way, at this point of the screen. */
  over?(x: number, y: number): void;
  /** Let go at this point of the screen, so far from where it was taken. */
  end(thing: Thing, x: number, y: number, dx: number, dy: number): void;
}

export class Drag<Thing> {
  /** What is on its way; null while nothing is dragged. */
  thing: Thing | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** True during the click that a browser sends after the end of a drag. */
  justEnded = false;

  private held: { thing: Thing; x: number; y: number } | null = null;

  constructor(private readonly drops: Drops<Thing>) {}

  down(event: PointerEvent, thing: Thing): void {
    if (event.button !== 0) return;
    // At once: a quick flick leaves the thing before its first move is told.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.justEnded = false;
    this.held = { thing, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    const { thing, x, y } = this.held;
    this.x = event.clientX - x;
    this.y = event.clientY - y;
    if (this.thing === null && Math.hypot(this.x, this.y) > WOBBLE) {
      this.thing = thing;
      this.drops.begin?.(thing);
    }
    if (this.thing !== null) this.drops.over?.(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    const thing = this.thing;
    if (thing !== null) {
      this.justEnded = true;
      setTimeout(() => (this.justEnded = false));
      this.drops.end(thing, event.clientX, event.clientY, this.x, this.y);
    }
    this.cancel();
  }

  cancel(): void {
    this.held = null;
    this.thing = null;
  }
}
