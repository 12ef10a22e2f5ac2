/** How things move between two frames. Each takes the milliseconds it has; none means it is simply there. */
import type { TransitionConfig } from 'svelte/transition';
import { cubicInOut, cubicOut, sineIn } from 'svelte/easing';

interface Time {
  duration: number;
  delay?: number;
}

/** A lost buoy lets go of its hook and drifts off on the swell. */
export function drift(_: Element, { duration, delay = 0 }: Time): TransitionConfig {
  return {
    duration: duration * 0.9,
    delay,
    easing: sineIn,
    css: (t, u) =>
      `transform: translate(${u * 190}%, ${Math.sin(u * 9) * 22 * u + u * 60}%) rotate(${u * 130}deg); opacity: ${Math.min(1, t * 2.2)}; z-index: 2`,
  };
}

/** Something travels from where it lies to another thing on the table, and is taken in there. */
export function sail(node: Element, { duration, to }: Time & { to: Element | null }): TransitionConfig {
  if (!to) return { duration: 0 };
  const [a, b] = [node.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = b.x + b.width / 2 - (a.x + a.width / 2);
  const y = b.y + b.height / 2 - (a.y + a.height / 2);
  const small = Math.min(1, (b.width * 0.4) / a.width);
  return {
    duration: duration * 0.62,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u - Math.sin(u * Math.PI) * 24}px) rotate(${Math.sin(u * Math.PI) * 5}deg) scale(${1 + (small - 1) * u}); opacity: ${Math.min(1, t * 5)}`,
  };
}

/** The other way round: from a place remembered to where it lies now. */
export function land(node: Element, { duration, from }: Time & { from: DOMRect | null }): TransitionConfig {
  const b = node.getBoundingClientRect();
  if (!from || b.width === 0)
    return {
      duration: duration * 0.6,
      easing: cubicOut,
      css: (t, u) => `transform: translateY(${u * -30}%) rotate(${u * 14}deg); opacity: ${t}`,
    };
  const x = from.x + from.width / 2 - (b.x + b.width / 2);
  const y = from.y + from.height / 2 - (b.y + b.height / 2);
  const scale = from.width / b.width;
  return {
    duration: Math.max(duration * 0.7, 1),
    easing: cubicOut,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u})`,
  };
}

/** A tide card comes up out of the sea. */
export function surfaceUp(_: Element, { duration, delay = 0 }: Time): TransitionConfig {
  return {
    duration: duration * 0.7,
    delay,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translateY(${u * 46}%) rotate(${u * -5}deg) scale(${0.86 + 0.14 * t}); opacity: ${Math.min(1, t * 1.6)}`,
  };
}

/** A played card is put away: the sea takes it. */
export function ebb(_: Element, { duration }: Time): TransitionConfig {
  return {
    duration: duration * 0.6,
    easing: sineIn,
    css: (t, u) => `transform: translateY(${u * 18}%) rotate(${u * 6}deg); opacity: ${t}`,
  };
}
