/** What one seat, or a spectator, sees. `phase` is what happens next. */
import type { ViewOf } from '$lib/types';

export type View = ViewOf<'mouton'>;
export type Player = View['players'][number];
export type Stakes = NonNullable<View['stakes']>;
