import { expect, test } from 'vitest';
import { Grip } from '../../src/games/mermaid_rain/grip.svelte';
import type { Point } from '../../src/games/mermaid_rain/hex';
import { ahead, aheadInRows, ARROWS, at, placesOf, walked, WALKING } from '../../src/games/mermaid_rain/sea';
import type { Fit, Tile, View } from '../../src/games/mermaid_rain/view';
import { keysTo } from '../../src/games/mermaid_rain/way';

const tile: Tile = { name: 'short gull dark', shape: 'short', symbol: 'gull', shade: 'dark', hexes: ['a1', 'b1'] };
const fit = (way: string, ...places: string[][]): Fit => ({ tile: tile.name, way, places });

/** A tile in hand that fits so. */
function holding(...fits: Fit[]): Grip {
  const view = {
    phase: 'ride',
    turn: 0,
    lifted: null,
    players: [{ tiles: [tile] }],
    fits,
    ways: [],
    melding: [],
    hand: [],
  } as unknown as View;
  const grip = new Grip(() => ({ view, legal: [`lay ${tile.name}`], eyes: 0 }));
  grip.hold(tile.name);
  return grip;
}
const lies = (grip: Grip): string => (grip.lay ?? []).slice(1).join(', ');

test('a tile comes to lie every way it fits anywhere, and then as it lay first', () => {
  const grip = holding(
    fit('way 1', ['b2', 'c2']),
    fit('way 2', ['k9', 'k10']),
    fit('way 3', ['b2', 'b3'], ['k2', 'k3']),
  );
  grip.aimNear(at('b2'));
  const seen = Array.from({ length: 4 }, () => {
    const now = lies(grip);
    grip.turn();
    return now;
  });
  expect(seen).toEqual(['at b2, way 1', 'at k9, way 2', 'at b2, way 3', 'at b2, way 1']);
});

test('a tile carried about lies only near the pointer, and not at all far from where it fits', () => {
  const grip = holding(fit('way 1', ['b2', 'c2'], ['k2', 'l2']));
  grip.aim(at('k2'));
  expect(lies(grip)).toBe('at k2, way 1');
  grip.aim(at('f9'));
  expect(grip.lay).toBeNull();
});

test('a tile that is picked up lies as it is drawn, however the last one was turned', () => {
  const grip = holding(fit('way 1', ['b2', 'c2']), fit('way 2', ['b2', 'b3']));
  grip.turn();
  grip.free();
  grip.hold(tile.name);
  grip.aimNear(at('b2'));
  expect(lies(grip)).toBe('at b2, way 1');
});

/** Every set of hexes in a part of a sea; in some, one is hidden from arrows that lead only to the nearest. */
const PART = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'd4', 'a5', 'e5'];
const sets = Array.from({ length: 1 << PART.length }, (_, set) => PART.filter((_, i) => set & (1 << i)));

test('an arrow leads to the nearest place on its side', () => {
  const hexes = ['a1', 'e1', 'c3', 'b6', 'f7', 'f8'];
  expect(ahead(at('a1'), ARROWS.ArrowRight!, hexes, at)).toBe('c3');
  expect(ahead(at('a1'), ARROWS.ArrowLeft!, hexes, at)).toBeUndefined();
});

test('keys lead to every place, and round to the first', () => {
  const leads = (hexes: string[]) => {
    const places = [...placesOf({ starts: hexes, spaces: [], surf: [] }).values()];
    return (key: string, from: Point) => walked(key, from, places)?.heart;
  };
  expect(leads(['a3', 'b1', 'c1'])('PageDown', at('a3'))).toEqual(at('b1'));
  expect(leads(['a3', 'b1', 'c1'])('PageUp', at('b1'))).toEqual(at('a3'));
  for (const hexes of sets)
    for (const to of hexes)
      if (!keysTo(at(hexes[0]!), at(to), WALKING, leads(hexes))) expect.fail(`${to} of ${hexes.join(' ')}`);
});

test('a tile is brought by arrows to every place where it fits, however the rest lies', () => {
  for (const hexes of sets) {
    const leads = (key: string, from: Point) => {
      const hex = aheadInRows(from, ARROWS[key]!, hexes, at);
      return hex === undefined ? undefined : at(hex);
    };
    for (const to of hexes)
      if (!keysTo(at(hexes[0]!), at(to), Object.keys(ARROWS), leads)) expect.fail(`${to} of ${hexes.join(' ')}`);
  }
});
