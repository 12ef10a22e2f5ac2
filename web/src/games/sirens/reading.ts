/** What a view shows at a glance: whose side is which, who has walked where, how long to look. */
import type { Crew, View } from './view';

/** The side at the bottom of the screen: one's own; a spectator sits with the first siren. */
export const nearSide = (eyes: number | null): number => eyes ?? 0;

export const crewAt = (view: View, crew: Crew): number => view.sections.findIndex((section) => section.crew === crew);

export interface Walk {
  crew: Crew;
  from: number;
  to: number;
  /** Off one end of the ship and on again at the other. */
  round: boolean;
  /** Past the other one. */
  over: boolean;
}

/** Who has walked between two frames, and how: sections go by their place from the bow. */
export function walked(before: View, after: View): Walk | null {
  for (const crew of ['captain', 'mate'] as const) {
    const [from, to] = [crewAt(before, crew), crewAt(after, crew)];
    if (from < 0 || to < 0 || from === to) continue;
    const passable = (i: number): boolean =>
      before.sections[i]!.state !== 'in_play' || before.sections[i]!.crew !== null;
    const between = (ahead: number, astern: number): number[] =>
      Array.from({ length: astern - ahead - 1 }, (_, i) => ahead + 1 + i);
    const [ahead, astern] = [Math.min(from, to), Math.max(from, to)];
    const straight = between(ahead, astern);
    const round = !straight.every(passable);
    const path = round ? [...between(-1, ahead), ...between(astern, before.sections.length)] : straight;
    return { crew, from, to, round, over: path.some((i) => before.sections[i]!.crew !== null) };
  }
  return null;
}

/** The section that has left the ship between two frames. */
export const fallen = (before: View, after: View): number | null =>
  after.sections.find((section, i) => section.state !== 'in_play' && before.sections[i]?.state === 'in_play')?.value ??
  null;

const cardsAtShip = (view: View): number =>
  view.sections.reduce((sum, { sides }) => sum + sides.reduce((n, side) => n + side.cards, 0), 0);

export const laid = (before: View, after: View): boolean =>
  cardsAtShip(after) > cardsAtShip(before) || (before.lifted !== null && after.lifted === null);

export const mugSet = (before: View, after: View): boolean =>
  after.players.some((player, i) => player.mug === 'set' && before.players[i]?.mug === 'held');

/** How long a frame stays, as a multiple of the pace. */
export function weight(before: View, after: View): number {
  if (after.phase === 'first' || after.phase === 'deal') return 0;
  if (fallen(before, after) !== null) return 4;
  if (walked(before, after)) return 3;
  if (laid(before, after)) return after.phase === 'score' || after.phase === 'walk' ? 3 : 2.4;
  if (mugSet(before, after) || after.lifted) return 2.4;
  return before.phase === 'draw' ? 1 : 0.6;
}
