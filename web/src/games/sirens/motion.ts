/** How things move between two frames. Each takes the milliseconds it has; none means it is simply there. */
import { cubicInOut, cubicOut, sineIn, sineInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Crew } from './view';

/** A box to come from, found when the movement begins. */
export type From = () => DOMRect | null | undefined;

/** Where things come from in this frame, and the time they have. */
export interface Moves {
  ms: number;
  upright: boolean;
  card: From;
  octopus(seat: number): DOMRect | null | undefined;
  mug(seat: number): DOMRect | null | undefined;
  walk(crew: Crew): { from: From; round: boolean; over: boolean };
}

const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

function between(node: Element, from: From): { x: number; y: number; scale: number } | null {
  const [a, b] = [from(), node.getBoundingClientRect()];
  if (!a?.width || !b.width) return null;
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
  return { x: ax - bx, y: ay - by, scale: Math.min(a.width / b.width, a.height / b.height) };
}

/** Glides from another thing on the table to where it lies now, with a little arc. */
export function glide(node: Element, { duration, from }: { duration: number; from: From }): TransitionConfig {
  const way = between(node, from);
  if (!way) return { duration: duration * 0.5, css: (t) => `opacity: ${t}` };
  const rise = Math.min(40, Math.hypot(way.x, way.y) * 0.15);
  return {
    duration,
    easing: cubicInOut,
    css: (_, u) =>
      `translate: ${way.x * u}px ${way.y * u - Math.sin(u * Math.PI) * rise}px; scale: ${1 + (way.scale - 1) * u}; z-index: 6`,
  };
}

interface Steps {
  duration: number;
  from: From;
  /** Which way the ship lies: the end a walker leaves by. */
  upright: boolean;
  round: boolean;
  over: boolean;
}

/** Walks along the deck in small steps; in one leap over somebody; off one end and on again at the other. */
export function walk(node: Element, { duration, from, upright, round, over }: Steps): TransitionConfig {
  const way = between(node, from);
  if (!way) return { duration: 0 };
  const leap = over ? node.getBoundingClientRect().height * 0.7 : 0;
  const along = upright ? way.y : way.x;
  // Who walks round leaves by the end that is nearer to where the walk began.
  const off = Math.sign(along) * 90;
  return {
    duration,
    easing: sineInOut,
    css: (t, u) => {
      const bob = Math.abs(Math.sin(t * Math.PI * 4)) * 5 + Math.sin(t * Math.PI) * leap;
      if (!round) return `translate: ${way.x * u}px ${way.y * u - bob}px; z-index: 6`;
      const away = t < 0.5;
      const shift = away ? along + off * t * 2 : -off * (1 - (t - 0.5) * 2);
      const seen = Math.abs(t - 0.5) * 2;
      return `translate: ${upright ? way.x * u : shift}px ${(upright ? shift : way.y * u) - bob}px; opacity: ${seen}; z-index: 6`;
    },
  };
}

/** A card is put away: the sea takes it. */
export function ebb(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration: duration * 0.6,
    easing: sineIn,
    css: (t, u) => `translate: 0 ${u * 30}%; rotate: ${u * 8}deg; opacity: ${t}`,
  };
}

/** A drawn card comes up from below. */
export function rise(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration: duration * 0.7,
    easing: cubicOut,
    css: (t, u) => `translate: 0 ${u * 60}%; opacity: ${Math.min(1, t * 1.5)}`,
  };
}
