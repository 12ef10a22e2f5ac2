/** The table in words: labels, hints, the names of things. */
import { signed } from '$lib/numbers';
import { nameOf, type Seat } from '$lib/seats';
import { listed, t } from '$lib/words.svelte';
import type { Grip } from './grip.svelte';
import type { Place } from './sea';
import type { Glyph, Meld, Tile, Token, View } from './view';

export const cardName = (card: Glyph): string =>
  card === 'mermaid' ? t('mermaid_rain-piece-mermaid-card') : t('mermaid_rain-piece-card', { card });
export const tokenName = (token: Token | null): string =>
  token ? t('mermaid_rain-piece-token', { token }) : t('mermaid_rain-piece-token-down');
export const tileName = ({ shape, symbol, shade }: Tile): string =>
  t('mermaid_rain-piece-tile', { shape, symbol, shade });
export const meldName = (meld: Meld): string => t('mermaid_rain-meld', { meld });
export const meldGives = (meld: Meld): string => t('mermaid_rain-meld-gives', { meld });

export const pointsOf = (points: number): string => t('mermaid_rain-ui-points', { points, shown: signed(points) });

/** Everything a place shows, in a sentence. */
export function aboutPlace(view: View, seats: readonly Seat[], { name, what, surf, space }: Place): string {
  const said = [
    t('mermaid_rain-ui-place', {
      place: surf ? tileName(surf.tile) : t('mermaid_rain-piece-space', { place: what }),
      hex: name,
    }),
  ];
  if (surf?.tile.shade === 'dark') said.push(t('mermaid_rain-ui-sinks'));
  if (space) {
    const down = space.down.filter((token) => token === null).length;
    const tokens = [
      ...space.up.map(tokenName),
      ...space.down.flatMap((token) => (token ? [t('mermaid_rain-ui-seen', { token: tokenName(token) })] : [])),
    ];
    if (down) tokens.push(t('mermaid_rain-ui-face-down', { count: down }));
    said.push(tokens.length ? listed(tokens) : t('mermaid_rain-ui-empty'));
    if (space.entered) said.push(t('mermaid_rain-ui-entered'));
  }
  const here = view.players.flatMap(({ where }, seat) => (where === name ? [nameOf(seats[seat]!)] : []));
  if (here.length) said.push(t('mermaid_rain-ui-here', { names: listed(here) }));
  const way = view.ways.find(({ to }) => to === name);
  if (way) said.push(t('mermaid_rain-ui-costs', { count: way.cards.length, cards: listed(way.cards.map(cardName)) }));
  return said.join(' · ');
}

/** The clause behind what one points at. */
export const clauseOf = ({ surf, space }: Place): string =>
  `mermaid_rain.${surf ? (surf.tile.shade === 'dark' ? '9.1' : '7.4') : space ? '8.1' : '7.6'}`;

/** What whoever must decide may do now, for the pill that says whose turn it is. */
export function hint(view: View, grip: Grip, places: Map<string, Place>): string {
  const { phase } = view;
  if (phase === 'meld') {
    const meld = grip.meld(grip.cardMove);
    if (meld) return t('mermaid_rain-ui-would-be', { meld: meldName(meld.meld), gives: meldGives(meld.meld) });
    return t(grip.use === 'open' ? 'mermaid_rain-ui-hint-open' : 'mermaid_rain-ui-hint-add');
  }
  if (phase === 'choose_tile')
    return t('mermaid_rain-ui-hint-tile', {
      bonus: grip.may('march') ? 'march' : grip.starts('waltz').length ? 'waltz' : 'none',
      offer: view.offer.length ? 'yes' : 'no',
    });
  if (grip.tile) return t(grip.ghost ? 'mermaid_rain-ui-hint-turn' : 'mermaid_rain-ui-hint-lay');
  if (phase === 'ride') {
    if (grip.warping) return t('mermaid_rain-ui-hint-warp');
    const goal = places.get(grip.goal ?? '');
    if (goal && grip.way) return t('mermaid_rain-ui-hint-way', { count: grip.way.cards.length, place: goal.what });
    if (grip.starts('lay').length) return t('mermaid_rain-ui-hint-lay-or-ride');
    return t(view.ways.length ? 'mermaid_rain-ui-hint-ride' : 'mermaid_rain-ui-hint-done');
  }
  return ['start', 'pay', 'take', 'drift', 'keep'].includes(phase) ? t(`mermaid_rain-ui-hint-${phase}`) : '';
}
