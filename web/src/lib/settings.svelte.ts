/** What a person chose for this browser, kept in it, and applied to the page. */
import { isLanguage, preferred, speak, type Language } from './words.svelte';

export type Light = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'reduced';
export type Speed = 'calm' | 'steady' | 'brisk';

/** Milliseconds a frame of weight 1 stays. */
export const PACE: Record<Speed, number> = { calm: 600, steady: 400, brisk: 200 };

const KEY = 'seaglass';
const system = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

interface Settings {
  language: Language;
  light: Light;
  motion: Motion;
  sound: boolean;
  speed: Speed;
  name: string;
}

function remembered(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function start(): Settings {
  const kept = remembered();
  const one = <T>(value: T | undefined, allowed: readonly T[], otherwise: T): T =>
    value !== undefined && allowed.includes(value) ? value : otherwise;
  return {
    language: isLanguage(kept.language ?? null) ? kept.language! : preferred(navigator.languages),
    light: one(kept.light, ['system', 'day', 'night'], 'system'),
    motion: one(kept.motion, ['system', 'full', 'reduced'], 'system'),
    sound: kept.sound === true,
    speed: one(kept.speed, ['calm', 'steady', 'brisk'], 'steady'),
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : '',
  };
}

export const settings: Settings = $state(start());

let systemReduced = $state(system.matches);
let systemDark = $state(dark.matches);
system.addEventListener('change', () => (systemReduced = system.matches));
dark.addEventListener('change', () => (systemDark = dark.matches));

export const reduced = (): boolean => settings.motion === 'reduced' || (settings.motion === 'system' && systemReduced);
export const night = (): boolean => settings.light === 'night' || (settings.light === 'system' && systemDark);

/** Keeps the page and the browser's memory in step with the settings; call once, from the root component. */
export function applySettings(): void {
  $effect(() => {
    void speak(settings.language);
  });
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.light = night() ? 'night' : 'day';
    dataset.motion = reduced() ? 'reduced' : 'full';
  });
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
