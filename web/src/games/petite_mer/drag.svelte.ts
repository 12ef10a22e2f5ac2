/** A thing under a finger or the mouse: it counts as dragged once it has moved further than a click wobbles. */
const WOBBLE = 9;

interface Drops<Thing> {
  begin(thing: Thing): void;
  over(x: number, y: number): void;
  end(x: number, y: number): void;
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
    this.justEnded = false;
    // At once: a quick flick leaves the thing before its first move is told.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.held = { thing, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    this.x = event.clientX - this.held.x;
    this.y = event.clientY - this.held.y;
    if (this.thing === null && Math.hypot(this.x, this.y) > WOBBLE) {
      this.thing = this.held.thing;
      this.drops.begin(this.thing);
    }
    if (this.thing !== null) this.drops.over(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    if (this.thing !== null) {
      this.justEnded = true;
      setTimeout(() => (this.justEnded = false));
      this.drops.end(event.clientX, event.clientY);
    }
    this.cancel();
  }

  cancel(): void {
    this.held = null;
    this.thing = null;
  }
}
