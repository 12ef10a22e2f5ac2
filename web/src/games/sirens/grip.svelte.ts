/** What is picked up, where it is aimed at, and the move that would be: the one grammar of the table. */
import { same, type Place, type Preview, type View } from './view';

/** Picked up by hand: a card (which of the hand), the octopus, the mug. Lying in hand by the rules: a card carried, a walker. */
export type Thing =
  | { kind: 'card'; value: number; at: number }
  | { kind: 'octopus' }
  | { kind: 'mug' }
  | { kind: 'carried'; value: number }
  | { kind: 'walker' };

type Picked = Extract<Thing, { kind: 'card' | 'octopus' | 'mug' }>;

interface Now {
  view: View;
  legal: readonly string[];
  eyes: number | null;
  act(move: string): void;
}

export class Grip {
  private picked: Picked | null = $state.raw(null);
  private aimed: Place | null = $state.raw(null);
  /** The side of which the octopus will take a card, while it is asked which. */
  chosen: Place | null = $state.raw(null);

  constructor(private readonly now: () => Now) {}

  readonly thing: Thing | null = $derived.by(() => {
    const { view, eyes } = this.now();
    const mine = eyes !== null && view.to_decide.includes(eyes);
    if (mine && view.walker) return { kind: 'walker' };
    const lifted = view.lifted;
    const card =
      lifted && view.sections.find(({ value }) => value === lifted.section)?.sides[lifted.side]?.berths[lifted.berth];
    if (mine && card) return { kind: 'carried', value: card.value };
    const picked = this.picked;
    if (picked?.kind === 'card') return view.hand?.[picked.at] === picked.value ? picked : null;
    return picked;
  });

  readonly aim: Place | null = $derived(
    this.thing && this.aimed && this.may(this.move(this.aimed)) ? this.aimed : null,
  );

  may(move: string | null): boolean {
    return move !== null && this.now().legal.includes(move);
  }

  /** Whether there is any move that begins so. */
  can(start: string): boolean {
    return this.now().legal.some((move) => move.startsWith(start));
  }

  /** The sides of the ship as moves name them. */
  word(side: number): 'mine' | 'theirs' {
    return side === this.now().eyes ? 'mine' : 'theirs';
  }

  /** The move that puts the thing in hand there; null when nothing in hand can be put. */
  move({ section, side }: Place): string | null {
    const thing = this.thing;
    if (thing?.kind === 'mug') return `rum on ${section}`;
    if (thing?.kind === 'walker') return `walk to ${section}`;
    if (side === null) return null;
    if (thing?.kind === 'card') return `lay ${thing.value} on ${section} ${this.word(side)}`;
    if (thing?.kind === 'carried') return `carry to ${section} ${this.word(side)}`;
    return null;
  }

  lift(value: number, { section, side }: Place): string {
    return `octopus ${value} from ${section} ${this.word(side ?? 0)}`;
  }

  /** The cards of a side that the octopus may take, each value once. */
  liftable(place: Place): number[] {
    const lying =
      this.now().view.sections.find(({ value }) => value === place.section)?.sides[place.side ?? -1]?.berths ?? [];
    const values = new Set(
      lying.flatMap((berth) => (berth && this.may(this.lift(berth.value, place)) ? [berth.value] : [])),
    );
    return [...values].sort((a, b) => b - a);
  }

  /** Whether a place glows: what is in hand may go there, or the octopus find something there. */
  open(place: Place): boolean {
    if (this.thing?.kind === 'octopus') return place.side !== null && this.liftable(place).length > 0;
    const forDeck = this.thing?.kind === 'mug' || this.thing?.kind === 'walker';
    return forDeck === (place.side === null) && this.may(this.move(place));
  }

  preview(place: Place): Preview | null {
    const move = this.move(place);
    return move === null ? null : (this.now().view.previews[move] ?? null);
  }

  /** Picks a thing up, or lets it go the second time. */
  take(thing: Picked): void {
    const held = this.picked;
    const again =
      held?.kind === thing.kind && (held.kind !== 'card' || (thing.kind === 'card' && held.at === thing.at));
    this.free();
    if (!again) this.picked = thing;
  }

  hold(thing: Picked): void {
    this.free();
    this.picked = thing;
  }

  aimAt(place: Place | null): void {
    this.aimed = place;
  }

  isAimedAt(place: Place): boolean {
    return same(this.aim, place);
  }

  /** Puts the thing down; what may not be is refused by the server, with the reason. */
  put(place: Place): void {
    const move = this.move(place);
    if (move === null) return;
    const legal = this.may(move); // asked before: nothing is legal any more while the server decides
    this.now().act(move);
    if (legal) this.free();
  }

  /** The octopus takes this card. */
  grab(value: number, place: Place): void {
    this.now().act(this.lift(value, place));
    this.free();
  }

  free(): void {
    this.picked = null;
    this.aimed = null;
    this.chosen = null;
  }
}
