/** The table in words: labels, flags, hints. */
import { nameOf, type Seat } from '$lib/seats';
import { t } from '$lib/words.svelte';
import { placeOf, rankOf } from './reading';
import type { View } from './view';

export interface Flag {
  text: string;
  short: string;
  tone: 'danger' | 'quiet';
}

const flag = (key: string, tone: Flag['tone']): Flag => ({ text: t(key), short: t(`${key}.short`), tone });

/** The one word over an islet that matters most. */
export function flagOf(view: View, seat: number): Flag | null {
  const player = view.players[seat];
  if (!player) return null;
  if (!player.in_round) return flag('mouton-ui-under', 'quiet');
  if (player.pays) return flag('mouton-ui-pays', 'danger');
  if (player.highest) return flag('mouton-ui-highest-water', 'danger');
  if (view.leader === seat && view.phase === 'choose') return flag('mouton-ui-leads', 'quiet');
  return null;
}

/** Everything an islet shows, in a sentence. */
export function about(view: View, seat: number, who: Seat): string {
  const player = view.players[seat];
  if (!player) return '';
  const said = [
    t('mouton-ui-islet', {
      name: nameOf(who),
      water: player.water,
      buoys: player.buoys,
      in: player.in_round ? 'yes' : 'no',
    }),
  ];
  const flagged = flagOf(view, seat);
  if (flagged && player.in_round) said.push(flagged.text);
  const rank = rankOf(view, seat);
  if (player.played !== null) said.push(t('mouton-ui-played', { card: player.played }));
  else if (player.chosen) said.push(t('mouton-ui-chosen'));
  else if (view.to_play.includes(seat)) said.push(t('mouton-ui-choosing'));
  else if (view.phase === 'choose' && player.in_round)
    said.push(t('mouton-ui-place', { place: placeOf(view, seat) ?? 0 }));
  if (rank) said.push(t(`mouton-ui-${rank}`));
  return said.join(' · ');
}

/** What whoever must choose may do now, for the pill that says whose turn it is. */
export const hint = (picked: number | null): string =>
  picked === null ? t('mouton-ui-pick') : t('mouton-ui-put-or-pick', { card: picked });
