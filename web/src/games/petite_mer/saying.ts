/** The table in words: labels, tips, hints. */
import { nameOf, type Seat } from '$lib/seats';
import { listed, t } from '$lib/words.svelte';
import type { Grip, Target } from './grip.svelte';
import { housesOn, nextRank, whatIs } from './reading';
import { SIDES, type Cell, type Laid, type Player, type Tile, type View } from './view';

export const rankName = (rank: View['rank']): string => t('petite_mer-rank', { rank });
export const pieceOf = (tile: Tile): string => t('petite_mer-piece', { what: whatIs(tile) });

/** "Lighthouse, 1 house, coast to the north and to the west". */
export function tileName(tile: Tile): string {
  const houses = housesOn(tile);
  const coasts = SIDES.filter((_, i) => (tile.land >> i) & 1).map((side) => t('petite_mer-ui-side', { side }));
  const said = [pieceOf(tile)];
  if (houses) said.push(t('petite_mer-houses', { houses }));
  if (coasts.length) said.push(t('petite_mer-ui-coast', { sides: listed(coasts) }));
  return said.join(', ');
}

/** "2 to the east, 1 to the south of headquarters". */
export function where({ x, y }: Cell): string {
  if (x === 0 && y === 0) return t('petite_mer-ui-at-headquarters');
  const steps = [
    ...(x ? [t('petite_mer-ui-steps', { steps: Math.abs(x), side: x > 0 ? 'east' : 'west' })] : []),
    ...(y ? [t('petite_mer-ui-steps', { steps: Math.abs(y), side: y > 0 ? 'south' : 'north' })] : []),
  ];
  return t('petite_mer-ui-where', { steps: listed(steps) });
}

export function aboutLaid(laid: Laid): string {
  const said = [tileName(laid)];
  if (laid.x !== 0 || laid.y !== 0) said.push(where(laid));
  said.push(laid.inspected ? t('petite_mer-ui-inspected', { points: laid.points }) : t('petite_mer-ui-not-inspected'));
  return said.join(' · ');
}

/** The clause that says what a tile is worth. */
export function clauseOf({ kind }: Tile): string {
  if (kind === 'lighthouse' || kind === 'headquarters') return 'petite_mer.8.3';
  if (kind === 'turbine') return 'petite_mer.9.2';
  if (kind === 'pier') return 'petite_mer.10.2';
  return kind === 'buoy' ? 'petite_mer.8.4' : 'petite_mer.8.5';
}

export function aboutTarget({ kind, cost, tiles, ...cell }: Target): string {
  const at = where(cell);
  const what = listed(tiles.map(pieceOf));
  if (kind === 'sail') return t('petite_mer-ui-sail-there', { cost, at });
  if (kind === 'drop') return t('petite_mer-ui-drop-there', { what, at });
  if (kind === 'lay') return t('petite_mer-ui-lay-there', { what, cost, at });
  return t('petite_mer-ui-fits-there', { what, cost, at });
}

export function aboutPlayer(player: Player, who: Seat): string {
  const tiles = player.tiles.flatMap((tile) => (tile ? [tileName(tile)] : []));
  return [nameOf(who), t('petite_mer-ui-tokens', { tokens: player.tokens }), ...tiles].join(' · ');
}

/** What whoever plays may do now, for the pill that says whose turn it is. */
export function hint(view: View, eyes: number | null, seats: readonly Seat[], grip: Grip): string {
  if (view.offer && view.offer.other === eyes)
    return t('petite_mer-ui-hint-answer', { name: seats[view.offer.seat]?.name ?? '' });
  const { tile, targets } = grip;
  if (grip.discarding) return t('petite_mer-ui-hint-drop');
  if (tile && targets.some(({ kind }) => kind === 'lay')) return t('petite_mer-ui-hint-put', { what: pieceOf(tile) });
  if (tile) return t('petite_mer-ui-hint-nowhere', { what: pieceOf(tile) });
  const sail = targets.some(({ kind }) => kind === 'sail') ? 'yes' : 'no';
  if (targets.some(({ kind }) => kind === 'some')) return t('petite_mer-ui-hint-pick', { sail });
  return t(targets.length ? 'petite_mer-ui-hint-sail' : 'petite_mer-ui-hint-end');
}

/** How the crew stands, in a line. */
export function progress(view: View): string {
  const next = nextRank(view);
  const { points } = view.score;
  return next
    ? t('petite_mer-ui-progress', { points, more: next.more, rank: rankName(next.rank) })
    : t('petite_mer-ui-progress-top', { points, rank: rankName(view.rank) });
}
