/** A card under a finger or the mouse: it counts as dragged once it has moved further than a click wobbles. */
const WOBBLE = 9;

interface Drops {
  begin(card: number): void;
  end(card: number, x: number, y: number): void;
}

export class Drag {
  /** The card on its way; null while nothing is dragged. */
  card: number | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** True during the click that a browser sends after the end of a drag. */
  justEnded = false;

  private held: { card: number; x: number; y: number } | null = null;

  constructor(private readonly drops: Drops) {}

  down(event: PointerEvent, card: number): void {
    if (event.button !== 0) return;
    this.justEnded = false;
    this.held = { card, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    const { card, x, y } = this.held;
    this.x = event.clientX - x;
    this.y = event.clientY - y;
    if (this.card === null && Math.hypot(this.x, this.y) > WOBBLE) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.card = card;
      this.drops.begin(card);
    }
  }

  up(event: PointerEvent): void {
    if (this.card !== null) {
      this.justEnded = true;
      setTimeout(() => (this.justEnded = false));
      this.drops.end(this.card, event.clientX, event.clientY);
    }
    this.cancel();
  }

  cancel(): void {
    this.held = null;
    this.card = null;
  }
}
