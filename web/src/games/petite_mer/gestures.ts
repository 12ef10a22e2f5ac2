/** Fingers, mouse and wheel on the chart: one pointer pans, two pinch, the wheel zooms. */
import type { Camera } from './camera.svelte';

/** A press that moves further than this is not a click. */
const WOBBLE = 7;
const WHEEL = 0.0016;
/** Lines and pages of a wheel, in pixels. */
const UNITS = [1, 16, 400];

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  /** True during the click that a browser sends after a pan. */
  panned = false;

  private fingers = new Map<number, Finger>();
  private travelled = 0;

  constructor(
    private readonly camera: () => Camera,
    private readonly node: () => HTMLElement | undefined,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) {
      this.travelled = 0;
      this.panned = false;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.travelled += Math.hypot(dx, dy);
    if (this.travelled < WOBBLE) return;
    if (!this.panned) for (const id of this.fingers.keys()) this.node()?.setPointerCapture(id);
    this.panned = true;
    this.camera().grab();
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.camera().pan(dx, dy);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) setTimeout(() => (this.panned = false));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.camera().grab();
    const { left, top } = this.corner;
    const by = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    // A trackpad's pinch arrives as a wheel with ctrl, in small steps.
    this.camera().zoom(Math.exp(-by * WHEEL * (event.ctrlKey ? 5 : 1)), event.clientX - left, event.clientY - top);
  }

  private get corner(): { left: number; top: number } {
    return this.node()?.getBoundingClientRect() ?? { left: 0, top: 0 };
  }

  private pinch(before: Finger, now: Finger, other: Finger): void {
    const { left, top } = this.corner;
    const wide = (a: Finger): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    this.camera().pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera().zoom(wide(now) / wide(before), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
  }
}
