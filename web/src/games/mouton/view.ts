/** What one seat, or a spectator, sees. `phase` is what happens next. */
import type { MoutonView } from '$lib/types';

export type View = MoutonView;
export type Player = View['players'][number];
export type Stakes = NonNullable<View['stakes']>;
