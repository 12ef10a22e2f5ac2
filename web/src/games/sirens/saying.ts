/** The table in words: labels, hints, and what a move would do. */
import { signed } from '$lib/numbers';
import { nameOf, type Seat } from '$lib/seats';
import { listed, t } from '$lib/words.svelte';
import { hasFootsteps } from './art/footsteps.svelte';
import type { Grip } from './grip.svelte';
import type { Crew, Place, Player, Preview, Section, View } from './view';

export const crewName = (crew: Crew): string => t(`sirens-${crew}`);
const whose = (who: Seat): { name: string; you: 'yes' | 'no' } => ({ name: who.name, you: who.you ? 'yes' : 'no' });

export const cardName = (value: number): string =>
  t('sirens-card', {
    card: signed(value),
    steps: hasFootsteps(value) ? 'yes' : 'no',
    jellyfish: value < 0 ? 'yes' : 'no',
  });

/** One side of a section: what lies there, and what it lacks. */
export function aboutSide(section: Section, side: number, who: Seat): string {
  const { total, cards, missing, full, berths } = section.sides[side]!;
  const lying = listed(berths.flatMap((berth) => (berth ? [signed(berth.value)] : [])));
  const said = [t('sirens-ui-side', { section: section.value, ...whose(who) })];
  said.push(
    cards
      ? t('sirens-ui-lying', { cards: lying, total: signed(total), needs: section.needs })
      : t('sirens-ui-empty', { needs: section.needs }),
  );
  if (cards && missing) said.push(t('sirens-ui-missing', { missing }));
  if (full) said.push(t('sirens-ui-full'));
  return said.join(' · ');
}

/** A section's deck: what it needs, who stands on it, or who has it. */
export function aboutDeck(section: Section, seats: readonly Seat[]): string {
  if (section.state === 'taken')
    return t('sirens-ui-taken', { section: section.value, ...whose(seats[section.owner ?? 0]!) });
  if (section.state === 'gone') return t('sirens-ui-gone', { section: section.value });
  const said = [
    t('sirens-section', { section: section.value }),
    t('sirens-ui-needs', { needs: section.needs, mugs: section.mugs.length }),
  ];
  if (section.crew) said.push(crewName(section.crew));
  return said.join(' · ');
}

export function aboutPlayer(player: Player, who: Seat): string {
  const said = [
    nameOf(who),
    t('sirens-ui-points', { points: player.points }),
    t('sirens-ui-cards', { cards: player.cards }),
  ];
  said.push(octopusAt(player), mugAt(player));
  return said.join(' · ');
}

export const octopusAt = (player: Player): string =>
  player.octopus ? t('sirens-ui-octopus-at', { section: player.octopus.section }) : t('sirens-ui-octopus-ready');
export const mugAt = (player: Player): string =>
  player.mug === 'set'
    ? t('sirens-ui-mug-at', { section: player.mug_on })
    : t(player.mug === 'held' ? 'sirens-ui-mug-ready' : 'sirens-ui-mug-spent');

/** What a move would do, a sentence each: the side then, who falls to whom, who walks and who says where. */
export function foretold(preview: Preview, seats: readonly Seat[], before: Section): string[] {
  if (preview.side === null || preview.total === null)
    return [t('sirens-ui-would-need', { section: preview.section, from: before.needs, needs: preview.needs })];
  const total = {
    section: preview.section,
    ...whose(seats[preview.side]!),
    from: signed(before.sides[preview.side]!.total),
    total: signed(preview.total),
    needs: preview.needs,
  };
  const said = [t('sirens-ui-would-be', total)];
  if (preview.walker) {
    const args = { crew: preview.walker, ways: preview.ways.join(' / ') };
    said.push(
      preview.chooser === null
        ? t('sirens-ui-would-walk', args)
        : t('sirens-ui-would-choose', { ...args, ...whose(seats[preview.chooser]!) }),
    );
  }
  const [first, ...others] = preview.outcomes.map((outcome) => following(outcome, seats));
  if (others.every((other) => other === first)) return first ? [...said, first] : said;
  // It depends on the way: each is told.
  return [
    ...said,
    ...preview.outcomes.map((outcome) =>
      t('sirens-ui-would-way', {
        section: outcome.way,
        what: following(outcome, seats) || t('sirens-ui-would-nothing'),
      }),
    ),
  ];
}

/** What falls to whom when the crew has gone one way; empty when nothing does. */
function following({ falls, gains, ends }: Preview['outcomes'][number], seats: readonly Seat[]): string {
  const said = falls.map(({ section, taker, crew }) => {
    const args = { section, crew: crew ?? 'none' };
    return taker === null
      ? t('sirens-ui-would-lose', args)
      : t('sirens-ui-would-take', { ...args, ...whose(seats[taker]!) });
  });
  gains.forEach((points, seat) => {
    if (points > 0) said.push(t('sirens-ui-would-gain', { points, ...whose(seats[seat]!) }));
  });
  if (ends) said.push(t('sirens-ui-would-end'));
  return said.join(' · ');
}

/** What the button says that does it. */
export function moveName(grip: Grip, place: Place): string {
  const side = place.side === null ? 'mine' : grip.word(place.side);
  const args = { section: place.section, side };
  switch (grip.thing?.kind) {
    case 'card':
      return t('sirens-ui-do-lay', { ...args, card: signed(grip.thing.value) });
    case 'carried':
      return t('sirens-ui-do-carry', args);
    case 'mug':
      return t('sirens-ui-do-rum', args);
    case 'walker':
      return t('sirens-ui-do-walk', args);
    default:
      return '';
  }
}

/** What whoever must decide may do now, for the pill that says whose turn it is. */
export function hint(view: View, eyes: number | null, grip: Grip): string {
  if (view.phase === 'opening') return t('sirens-ui-hint-opening', { left: view.to_take });
  if (view.walker) {
    const [way, other] = view.walker.ways;
    const theirs = view.turn === eyes ? 'no' : 'yes';
    return t('sirens-ui-hint-walk', { crew: view.walker.crew, theirs, way, other });
  }
  switch (grip.thing?.kind) {
    case 'card':
      return t('sirens-ui-hint-lay', { card: signed(grip.thing.value) });
    case 'carried':
      return t('sirens-ui-hint-carry', { card: signed(grip.thing.value) });
    case 'octopus':
      return t(grip.chosen ? 'sirens-ui-hint-which' : 'sirens-ui-hint-lift');
    case 'mug':
      return t('sirens-ui-hint-rum');
    default:
      if (grip.may('done')) return t('sirens-ui-hint-last');
      if (grip.may('pass')) return t('sirens-ui-hint-pass');
      return t('sirens-ui-hint-turn', { things: usableThings(grip) });
  }
}

/** What can be picked up now, as the message for it tells it apart. */
const usableThings = (grip: Grip): string =>
  [grip.can('lay ') && 'card', grip.can('octopus ') && 'octopus', grip.can('rum ') && 'mug'].filter(Boolean).join('-');
