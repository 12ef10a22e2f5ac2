/** What one seat, or a spectator, sees. `phase` is what happens next. */
import type { ViewOf } from '$lib/types';

export type View = ViewOf<'sirens'>;
export type Section = View['sections'][number];
export type Side = Section['sides'][number];
export type Berth = NonNullable<Side['berths'][number]>;
export type Player = View['players'][number];
export type Preview = View['previews'][string];
export type Crew = NonNullable<Section['crew']>;

/** A place at the ship: one side of a section, or (null) its deck. */
export interface Place {
  section: number;
  side: number | null;
}

export const same = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.section === b.section && a.side === b.side;
