// A weather card is one function of its number: 1 is golden sun, 60 an indigo storm. Card space is 100 × 140.
import { f1, mix, ramp } from '$lib/draw/colour';
import { rng } from '$lib/draw/rng';

export interface Cloud {
  x: number;
  y: number;
  scale: number;
  colour: string;
}

export interface Weather {
  sky: [string, string];
  sun: { x: number; y: number; r: number; opacity: number; colour: string; rays: string } | null;
  clouds: Cloud[];
  rain: string;
  lightning: number;
  waves: { d: string; colour: string }[];
  ink: string;
}

export function weather(card: number): Weather {
  const storm = (card - 1) / 59;
  const random = rng(card * 97);
  const sea = ramp(
    [
      [0, '#5fc0bd'],
      [0.4, '#4aa3b3'],
      [0.7, '#2c6485'],
      [1, '#161f4a'],
    ],
    storm,
  );
  const height = 2 + storm * storm * 13;
  const surface = 108 - storm * 6;
  return {
    sky: [
      ramp(
        [
          [0, '#ffc95c'],
          [0.2, '#a9dcec'],
          [0.4, '#a4cbdc'],
          [0.55, '#93aebf'],
          [0.62, '#667f9a'],
          [0.8, '#42557d'],
          [1, '#25234f'],
        ],
        storm,
      ),
      ramp(
        [
          [0, '#fff0c4'],
          [0.2, '#f3faf3'],
          [0.45, '#e2ecec'],
          [0.7, '#98abbd'],
          [1, '#5f5b93'],
        ],
        storm,
      ),
    ],
    sun: storm < 0.55 ? sunAt(storm) : null,
    clouds: cloudsAt(storm, random),
    rain: storm > 0.5 ? rainAt(storm, random) : '',
    lightning: storm > 0.95 ? 2 : storm > 0.84 ? 1 : 0,
    waves: [
      { d: wave(surface, height, 0), colour: sea },
      { d: wave(surface + 13, height * 0.8, -14), colour: mix(sea, '#0b1a38', 0.3) },
    ],
    ink: storm < 0.6 ? '#12304a' : '#ffffff',
  };
}

function sunAt(storm: number): Weather['sun'] {
  const r = f1(25 - storm * 16);
  const x = f1(54 + storm * 10);
  const y = f1(64 + storm * 26);
  let rays = '';
  if (storm < 0.24) {
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6 + 0.1;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [from, to] = [r + 6, r + 12 - storm * 14];
      rays += `M${f1(x + from * cos)} ${f1(y + from * sin)}L${f1(x + to * cos)} ${f1(y + to * sin)}`;
    }
  }
  const opacity = storm < 0.3 ? 1 : Math.round((1 - (storm - 0.3) * 2.6) * 100) / 100;
  return { x, y, r, opacity, colour: mix('#ff9f2e', '#ffe08a', storm * 1.8), rays };
}

function cloudsAt(storm: number, random: () => number): Cloud[] {
  if (storm < 0.1) return [];
  const colour = ramp(
    [
      [0, '#ffffff'],
      [0.45, '#f4f8f8'],
      [0.62, '#c3cdd6'],
      [0.8, '#6d7a96'],
      [1, '#3d3b6b'],
    ],
    storm,
  );
  return Array.from({ length: Math.round(1 + storm * 4.2) }, (_, i) => {
    const scale = f1((0.8 + storm * 0.75 + random() * 0.35) * 10) / 10;
    return {
      x: f1(-8 + (i % 3) * 34 + random() * 14),
      y: f1(52 + (i % 2) * 15 - storm * 8 + random() * 8),
      scale,
      colour: i % 2 ? mix(colour, '#1d2445', 0.14) : colour,
    };
  });
}

function rainAt(storm: number, random: () => number): string {
  let d = '';
  const length = 7 + storm * 6;
  for (let drops = Math.round((storm - 0.46) * 46); drops > 0; drops--) {
    const [x, y] = [4 + random() * 100, 76 + random() * 28];
    d += `M${f1(x)} ${f1(y)}l${f1(-length * 0.18 - storm * storm * 5)} ${f1(length)}`;
  }
  return d;
}

function wave(y: number, height: number, shift: number): string {
  let d = `M-4 150V${f1(y)}`;
  for (let i = 0; i < 4; i++) {
    const x = -4 + i * 28 + shift;
    d += `C${f1(x + 7)} ${f1(y - height)} ${f1(x + 14)} ${f1(y - height)} ${f1(x + 20)} ${f1(y)}`;
    d += `S${f1(x + 26)} ${f1(y + height * 0.35)} ${f1(x + 28)} ${f1(y)}`;
  }
  return `${d}V150z`;
}
