/** Where one looks at the chart from: a step of the world is a pixel at scale 1, a tile is 100 of them. */
import type { Cell } from './view';

export const TILE = 100;
const LEAST = 0.22;
const MOST = 2.4;
/** A tile that a finger can hit. */
const HANDY = 0.5;
const COSY = 1.15;
const PRESS = 1.25;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** What panels cover at the edges, in pixels. */
  covered: Box = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Keeps the chart in sight by itself until somebody takes over. */
  follows = $state(true);
  /** Under a finger or the wheel: it moves at once, and is drawn sharp again afterwards. */
  held = $state(false);

  private rest: ReturnType<typeof setTimeout> | undefined;

  readonly transform: string = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  grab(): void {
    this.follows = false;
    this.held = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.held = false), 180);
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /** Zooms about a point of the screen. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const scale = within(this.scale * by, LEAST, MOST);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
  }

  press(way: 'in' | 'out'): void {
    this.follows = false;
    this.zoom(way === 'in' ? PRESS : 1 / PRESS);
  }

  /** Shows all of it; where that would be too small to touch, what lies around the middle given. */
  show(box: Box, middle: Cell, handy: boolean): void {
    const { left, top, right, bottom } = this.covered;
    const [width, height] = [this.width - left - right, this.height - top - bottom];
    if (width <= 0 || height <= 0) return;
    const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
    const scale = within(whole, handy ? HANDY : LEAST, COSY);
    // Along each way, as much of the chart as fits around the middle, and no empty water beyond its edge.
    const place = (room: number, before: number, low: number, high: number, wanted: number): number => {
      const half = room / 2 / scale;
      const at = high - low <= 2 * half ? (low + high) / 2 : within(wanted, low + half, high - half);
      return before + room / 2 - at * scale;
    };
    this.scale = scale;
    this.x = place(width, left, box.left, box.right, (middle.x + 0.5) * TILE);
    this.y = place(height, top, box.top, box.bottom, (middle.y + 0.5) * TILE);
  }

  cellAt(x: number, y: number): Cell {
    return { x: Math.floor((x - this.x) / this.scale / TILE), y: Math.floor((y - this.y) / this.scale / TILE) };
  }
}
