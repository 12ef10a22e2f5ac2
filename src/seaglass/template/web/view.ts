/** What one seat, or a spectator, sees. */
import type { ViewOf } from '$lib/types';

export type View = ViewOf<'reef'>;
