/** What one seat, or a spectator, sees. `phase` is what happens next. */
import type { ViewOf } from '$lib/types';

export type View = ViewOf<'mermaid_rain'>;
export type Phase = View['phase'];
export type Player = View['players'][number];
export type Meld = NonNullable<Player['meld']>;
export type Tile = Player['tiles'][number];
export type Shape = Tile['shape'];
/** What is etched into a tile: an animal, or a mermaid, which any card matches. */
export type Glyph = Tile['symbol'];
export type Surf = View['surf'][number];
export type Space = View['spaces'][number];
export type Card = Space['card'];
export type Token = Space['up'][number];
export type Fit = View['fits'][number];
export type Way = View['ways'][number];

/** As the rules name them, the rarest first. */
export const TOKENS: readonly Token[] = ['scale', 'pearl', 'crystal', 'coral', 'shell'];
