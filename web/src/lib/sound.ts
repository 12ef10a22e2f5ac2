/** A handful of soft cues, made on the spot; silent until the player asks for sound. */
import { settings } from './settings.svelte';

export type Cue = 'card' | 'turn' | 'water' | 'buoy' | 'under' | 'round' | 'win';

interface Note {
  pitch: number;
  to?: number;
  at?: number;
  length: number;
  loud?: number;
}

const CUES: Record<Cue, readonly Note[]> = {
  card: [{ pitch: 320, to: 220, length: 0.09, loud: 0.5 }],
  turn: [
    { pitch: 523, length: 0.22 },
    { pitch: 784, at: 0.12, length: 0.3 },
  ],
  water: [{ pitch: 180, to: 300, length: 0.45, loud: 0.7 }],
  buoy: [{ pitch: 660, to: 440, length: 0.28 }],
  under: [{ pitch: 260, to: 90, length: 0.8 }],
  round: [
    { pitch: 392, length: 0.3 },
    { pitch: 494, at: 0.14, length: 0.3 },
    { pitch: 587, at: 0.28, length: 0.45 },
  ],
  win: [
    { pitch: 523, length: 0.3 },
    { pitch: 659, at: 0.14, length: 0.3 },
    { pitch: 784, at: 0.28, length: 0.3 },
    { pitch: 1047, at: 0.42, length: 0.7 },
  ],
};

let context: AudioContext | undefined;

export function cue(name: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // Browsers hold sound back until the first click; the cue is then simply not heard.
  if (context.state === 'suspended') void context.resume();
  for (const note of CUES[name]) play(context, note);
}

function play(audio: AudioContext, { pitch, to = pitch, at = 0, length, loud = 1 }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const swell = audio.createGain();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(0.12 * loud, start + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(swell).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
