/** What is picked up (cards, a tile, the mermaid for a warp), where it would go, and the moves that would be. */
import { aheadInRows, distance, middleOf, nearest } from './sea';
import type { Point } from './hex';
import type { Card, Fit, Meld, Tile, View, Way } from './view';

interface Now {
  view: View;
  legal: readonly string[];
  eyes: number | null;
}

/** How far from a place the pointer may be and still mean it, in units of the sea. */
const NEAR = 62;

export class Grip {
  private held: number[] = $state.raw([]);
  private tileHeld: string | null = $state.raw(null);
  private turned = $state(0);
  private pointed: Point | null = $state.raw(null);
  /** The tile is not carried about by a pointer: it lies where it fits, however far that is. */
  private settled = $state(false);
  private warp = $state(false);
  /** The place pointed at while riding. */
  goal: string | null = $state.raw(null);

  constructor(private readonly now: () => Now) {}

  private readonly view: View = $derived.by(() => this.now().view);
  readonly mine: boolean = $derived.by(() => this.now().legal.length > 0);
  may(move: string): boolean {
    return this.now().legal.includes(move);
  }
  starts(verb: string): string[] {
    return this.now().legal.filter((move) => move.startsWith(`${verb} `));
  }

  // --- cards ---

  readonly hand: readonly Card[] = $derived(this.view.hand ?? []);
  /** What cards are picked up for; null when they have no use now. */
  readonly use: 'open' | 'add' | 'keep' | 'pay' | null = $derived(
    (['open', 'add', 'keep', 'pay'] as const).find((verb) => this.starts(verb).length > 0) ??
      (this.starts('go').length ? 'pay' : null),
  );
  readonly picked: readonly number[] = $derived(this.use ? this.held.filter((i) => i < this.hand.length) : []);
  readonly cards: readonly Card[] = $derived(this.picked.map((i) => this.hand[i]!).sort());

  pick(i: number): void {
    const most = this.use === 'add' ? 1 : 2;
    this.held = this.picked.includes(i) ? this.picked.filter((one) => one !== i) : [...this.picked, i].slice(-most);
  }
  /** The move the cards picked up make by themselves. */
  readonly cardMove: string | null = $derived.by(() => {
    if (!this.use || !this.cards.length || (this.use === 'pay' && !this.starts('pay').length)) return null;
    const move = `${this.use} ${this.cards.join(' ')}`;
    return this.may(move) ? move : null;
  });
  /** The meld being built, with what it would give, as the server says. */
  meld(move: string | null): { meld: Meld; points: number } | null {
    return this.view.melding.find((one) => one.move === move) ?? null;
  }

  // --- tiles ---

  /** A tile picked up: by hand, or already lifted by the rules. */
  readonly tile: Tile | null = $derived.by(() => {
    const { view, eyes } = this.now();
    if (view.lifted && view.turn === eyes) return view.lifted;
    const tiles = eyes === null ? [] : (view.players[eyes]?.tiles ?? []);
    return this.tileHeld && this.may(`lay ${this.tileHeld}`)
      ? (tiles.find(({ name }) => name === this.tileHeld) ?? null)
      : null;
  });
  private readonly fits: readonly Fit[] = $derived(
    this.tile ? this.view.fits.filter(({ tile }) => tile === this.tile?.name) : [],
  );
  private readonly fit: Fit | undefined = $derived(this.fits[this.turned % Math.max(1, this.fits.length)]);
  /** Every hex some part of the tile can lie on, turned any way. */
  readonly open: ReadonlySet<string> = $derived(new Set(this.fits.flatMap(({ places }) => places.flat())));
  /** Where it would lie now. */
  readonly ghost: readonly string[] | null = $derived.by(() => {
    const point = this.pointed;
    if (!point || !this.fit) return null;
    const best = nearest(point, this.fit.places, middleOf);
    return best && (this.settled || distance(middleOf(best), point) < NEAR) ? best : null;
  });

  hold(tile: string): void {
    const same = this.tileHeld === tile;
    this.free();
    this.tileHeld = same ? null : tile;
  }
  /** Under a pointer that carries it about. */
  aim(point: Point | null): void {
    this.pointed = point;
    this.settled = false;
  }
  /** To the fitting place nearest to a point, however far that is. */
  aimNear(point: Point): void {
    this.pointed = point;
    this.settled = true;
  }
  /** The next way round: as near as it fits to where it lies, so that every way comes up and the first one lies there again. */
  turn(): void {
    this.turned += 1;
    this.settled = true;
  }
  /** To the nearest place further on in a direction. */
  step(direction: Point): void {
    const from = this.ghost ? middleOf(this.ghost) : this.pointed;
    if (!from) return;
    const next = aheadInRows(from, direction, this.fit?.places ?? [], middleOf);
    this.aimNear(next ? middleOf(next) : from);
  }
  /** A pointer is not where the tile lies: it has to be looked for. */
  readonly away: boolean = $derived(this.settled && this.ghost !== null);
  readonly lay: string[] | null = $derived.by(() => {
    if (!this.tile || !this.ghost || !this.fit) return null;
    const moves = [`lay ${this.tile.name}`, `at ${this.ghost[0]}`, this.fit.way];
    return moves.slice(this.view.phase === 'lay_where' ? 1 : this.view.phase === 'lay_way' ? 2 : 0);
  });

  // --- riding ---

  readonly warps: boolean = $derived(this.starts('warp').length > 0);
  readonly warping: boolean = $derived(this.warp && this.warps);
  liftMermaid(): void {
    const was = this.warping;
    this.free();
    this.warp = !was;
  }
  readonly way: Way | null = $derived(this.view.ways.find(({ to }) => to === this.goal) ?? null);
  /** The moves that lead to a place; one that the server will refuse, and explain, if none does. */
  ride(to: string): string[] {
    for (const verb of ['start', 'drift']) if (this.starts(verb).length) return [`${verb} ${to}`];
    if (this.warping) return [`warp ${to}`];
    if (this.cards.length && this.may(`go ${to}`)) return [`go ${to}`, `pay ${this.cards.join(' ')}`];
    const way = this.view.ways.find((one) => one.to === to);
    // A single step leaves the choice of cards open; a longer way is the one that was shown.
    if (way?.path.length === 1) return [`go ${to}`];
    return way?.moves ?? [`go ${to}`];
  }
  /** Places that may be clicked now. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const verb = this.warping ? 'warp' : (['start', 'drift'].find((one) => this.starts(one).length) ?? null);
    if (verb) return new Set(this.starts(verb).map((move) => move.slice(verb.length + 1)));
    return new Set(this.mine && this.view.phase === 'ride' ? this.view.ways.map(({ to }) => to) : []);
  });

  readonly anything: boolean = $derived(
    this.picked.length > 0 || (this.tileHeld !== null && this.tile !== null) || this.warping || this.goal !== null,
  );
  free(): void {
    this.held = [];
    this.tileHeld = null;
    this.pointed = null;
    this.settled = false;
    this.turned = 0;
    this.warp = false;
    this.goal = null;
  }
}
