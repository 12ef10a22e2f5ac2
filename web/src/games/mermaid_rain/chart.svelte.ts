/** Which part of the sea is on the screen: all of it where there is room, else as much as a finger can still hit. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point } from './hex';
import type { Extent } from './sea';

/** Pixels a unit of the sea must have, so that a hex is 44 wide. */
const FINGER = 0.86;
const CLOSEST = 2.4;
/** What one press of the buttons beside the sea makes of the scale. */
export const CLOSER = 1.35;
/** Wider than this, somebody points with a mouse, or the hexes are large enough anyway. */
const PHONE = 640;
export const RIM = { side: 8, above: 30, below: 8 };
/** Further than a click wobbles. */
const WOBBLE = 8;

interface Lie {
  x: number;
  y: number;
  scale: number;
}

export class Chart {
  width = $state(0);
  height = $state(0);
  /** Something is held that follows the pointer: the chart itself stays. */
  still = false;
  private readonly lie: Tween<Lie> = new Tween<Lie>({ x: 0, y: 0, scale: 0 }, { easing: cubicOut });
  private readonly fingers = new Map<number, Point>();
  private from: Point | null = null;
  private all = false;
  /** True during the click that a browser sends after the end of a pan. */
  panned = false;

  constructor(private readonly extent: () => Extent) {}

  private readonly whole = $derived.by(() => {
    const { width, height } = this.extent();
    return { width: width + 2 * RIM.side, height: height + RIM.above + RIM.below };
  });
  private readonly fit = $derived(Math.min(this.width / this.whole.width, this.height / this.whole.height));
  private readonly usual = $derived(this.width < PHONE ? Math.max(this.fit, FINGER) : this.fit);
  private readonly now: Lie = $derived.by(() =>
    this.kept(
      this.lie.current.scale
        ? this.lie.current
        : { x: this.whole.width / 2, y: this.whole.height / 2, scale: this.usual },
    ),
  );

  /** There is more sea than room: it can be moved and drawn closer. */
  readonly moves: boolean = $derived(this.fit < this.usual - 0.01 || this.now.scale > this.fit + 0.01);
  readonly viewBox: string = $derived.by(() => {
    const { x, y, scale } = this.now;
    const [w, h] = [this.width / scale, this.height / scale];
    return this.width ? `${x - w / 2 - RIM.side} ${y - h / 2 - RIM.above} ${w} ${h}` : '0 0 1 1';
  });

  /** Within the sea, and never smaller than what the room has become since, on a screen that was turned. */
  private kept({ x, y, scale: wanted }: Lie): Lie {
    const scale = Math.max(wanted, this.fit);
    const keep = (value: number, room: number, all: number): number =>
      all <= room ? all / 2 : Math.min(all - room / 2, Math.max(room / 2, value));
    // Where the buttons lie over the foot of a small sea, all room that is left is there.
    const low = this.height / scale;
    const top = this.width < PHONE && low > this.whole.height;
    return {
      x: keep(x, this.width / scale, this.whole.width),
      y: top ? low / 2 : keep(y, low, this.whole.height),
      scale,
    };
  }

  private put(lie: Lie, duration = 0): void {
    this.all = false;
    // Before it is moved for the first time it lies nowhere: from there it would fly in.
    if (!this.lie.current.scale) void this.lie.set(this.now, { duration: 0 });
    void this.lie.set(this.kept(lie), { duration });
  }

  /** All of the sea, until a point of it is to be shown or somebody moves it. */
  showAll(duration: number): void {
    this.put({ ...this.now, scale: this.fit }, duration);
    this.all = true;
  }

  /** Brings a point of the sea into the middle, if it is not well in sight. */
  show([x, y]: Point, duration: number): void {
    if (this.all) return this.put({ x: x + RIM.side, y: y + RIM.above, scale: this.usual }, duration);
    const { x: cx, y: cy, scale } = this.now;
    if (!this.moves || !this.width) return;
    const far =
      Math.abs(x + RIM.side - cx) > (this.width / scale) * 0.32 ||
      Math.abs(y + RIM.above - cy) > (this.height / scale) * 0.32;
    if (far) this.put({ x: x + RIM.side, y: y + RIM.above, scale }, duration);
  }

  zoom(by: number, duration = 0): void {
    const { x, y, scale } = this.now;
    this.put({ x, y, scale: Math.min(CLOSEST, Math.max(this.fit, scale * by)) }, duration);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !this.moves) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400));
  }

  down(event: PointerEvent): void {
    this.panned = false;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.from = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.from || this.still) return;
    const next: Point = [event.clientX, event.clientY];
    const { x, y, scale } = this.now;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [before, next].map((point) => Math.hypot(point[0] - other[0], point[1] - other[1])) as [
        number,
        number,
      ];
      this.panned = true;
      if (was > 0) this.zoom(is / was);
    } else if (this.panned || Math.hypot(next[0] - this.from[0], next[1] - this.from[1]) > WOBBLE) {
      if (!this.panned) (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.panned = true;
      this.put({ x: x - (next[0] - before[0]) / scale, y: y - (next[1] - before[1]) / scale, scale });
    }
    this.fingers.set(event.pointerId, next);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.panned) setTimeout(() => (this.panned = false));
  }
}
