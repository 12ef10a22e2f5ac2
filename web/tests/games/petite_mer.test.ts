import { describe, expect, test } from 'vitest';
import { boatAt, housesOf, seaOf, soundings } from '../../src/games/petite_mer/art/scenery';
import { cornersOf, ownCorners, Sketch } from '../../src/games/petite_mer/art/sketch';
import { lands, runs } from '../../src/games/petite_mer/coast';
import { whatIs } from '../../src/games/petite_mer/reading';
import { named, sideOf, type Laid } from '../../src/games/petite_mer/view';

const MASKS = Array.from({ length: 15 }, (_, i) => i);
const pieces = (land: number) =>
  runs(land).map(({ first, edges }) => ({
    land: Array.from({ length: edges }, (_, i) => 1 << ((first + i) % 4)).reduce((a, b) => a | b, 0),
    houses: 1,
  }));
const laid = (x: number, y: number, land: number, tile: number): Laid => ({
  tile,
  x,
  y,
  land,
  kind: 'plain',
  pieces: pieces(land),
  inspected: false,
  points: 0,
});
/** Where a coast begins and ends, on the chart. */
const ends = (d: string): string[] => {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return [`${numbers[0]} ${numbers[1]}`, `${numbers.at(-2)} ${numbers.at(-1)}`];
};

describe('coasts', () => {
  test('run on from tile to tile, whatever lies around', () => {
    for (const west of MASKS)
      for (const east of MASKS) {
        if (Boolean(west & 2) !== Boolean(east & 8)) continue;
        const chart = new Map([laid(0, 0, west, 1), laid(1, 0, east, 2)].map((tile) => [named(tile), tile]));
        const meet = (land: number, x: number, edge: string): string[] =>
          lands(land, cornersOf(chart, { x, y: 0 }), x + 1)
            .flatMap(({ coast }) => ends(coast))
            .filter((end) => end.startsWith(`${edge} `) && !end.endsWith(' 0') && !end.endsWith(' 100'))
            .map((end) => end.split(' ')[1] ?? '')
            .sort();
        expect(meet(west, 0, '100'), `${west} beside ${east}`).toEqual(meet(east, 1, '0'));
      }
  });

  test('a tile that looks the same is the same object, one whose corner changes is not', () => {
    const sketch = new Sketch();
    const [first, corner] = [laid(0, 0, 2, 1), laid(1, 0, 8 | 1, 2)];
    const alone = sketch.of([first]);
    expect(sketch.of([first])[0]).toBe(alone[0]);
    const joined = sketch.of([first, corner]);
    expect(joined[0]).not.toBe(alone[0]);
    expect(joined[0]?.land[0]?.coast).not.toBe(alone[0]?.land[0]?.coast);
  });

  test('a tile alone knows its own corners', () => {
    expect(ownCorners(1 | 2)).toEqual([false, true, false, false]);
    expect(ownCorners(1 | 4)).toEqual([false, false, false, false]);
  });
});

describe('things', () => {
  test('stand on the tile, as many houses as there are', () => {
    for (const land of MASKS) {
      const face = { kind: 'buoy' as const, land, pieces: pieces(land) };
      const all = [
        ...housesOf(face),
        seaOf(land),
        boatAt(face, 0, 1),
        boatAt(face, 3, 4),
        ...soundings(face, () => 0.5).map(({ at }) => at),
      ];
      expect(housesOf(face)).toHaveLength(runs(land).length);
      for (const [x, y] of all) {
        expect(Math.min(x, y), `${land}`).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y), `${land}`).toBeLessThanOrEqual(100);
      }
    }
  });

  test('have names by what stands on them or by their shape', () => {
    expect(whatIs({ kind: 'pier', land: 3, pieces: pieces(3) })).toBe('pier');
    expect([0, 1, 5, 3, 11].map((land) => whatIs({ kind: 'plain', land, pieces: pieces(land) }))).toEqual([
      'open',
      'coast',
      'strait',
      'corner',
      'bay',
    ]);
  });

  test('a neighbour lies on one side', () => {
    expect(sideOf({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe('north');
    expect(sideOf({ x: 0, y: 0 }, { x: 1, y: 1 })).toBeNull();
  });
});
