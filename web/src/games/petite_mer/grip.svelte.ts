/** What is picked up, where it may go, and the moves that lead there: the one grammar of the table. */
import { beside, named, same, sideOf, SIDES, type Cell, type Tile, type View } from './view';

/** A place on the chart that can be clicked. */
export interface Target extends Cell {
  kind: 'lay' | 'sail' | 'drop' | 'some';
  /** Steps to sail first (or, to sail, in all), a token each. */
  cost: number;
  moves: readonly string[];
  /** The tiles that fit there; one when it is picked up. */
  tiles: readonly Tile[];
  /** Whether its first move may be played now; else the place only shows what could be. */
  open: boolean;
}

interface Now {
  view: View;
  legal: readonly string[];
  eyes: number | null;
  act(move: string): void;
}

export class Grip {
  private picked: number | null = $state(null);
  private wantsStep = $state(false);
  /** Moves still to come, one after another, and the view in which the last one was played. */
  private way: { moves: readonly string[]; since: View } | null = $state.raw(null);

  constructor(private readonly now: () => Now) {}

  readonly hand: readonly (Tile | null)[] = $derived.by(() => {
    const { view, eyes } = this.now();
    return eyes === null ? [] : (view.players[eyes]?.tiles ?? []);
  });
  readonly tile: Tile | null = $derived(this.hand.find((tile) => tile !== null && tile.tile === this.picked) ?? null);
  readonly boat: Cell | null = $derived.by(() => {
    const { view, eyes } = this.now();
    return eyes === null ? null : (view.players[eyes] ?? null);
  });
  /** One's own turn, and something may be done now. */
  readonly mine: boolean = $derived.by(() => {
    const { view, legal, eyes } = this.now();
    return eyes === view.turn && view.phase === 'turn' && legal.length > 0;
  });
  /** The tile in hand will be discarded for a step. */
  readonly discarding: boolean = $derived(this.wantsStep && this.tile !== null && this.drops.length > 0);

  private get drops(): Target[] {
    const { boat, tile } = this;
    if (!boat || !tile) return [];
    return SIDES.flatMap((side) => {
      const move = `drop ${tile.tile} ${side}`;
      return this.may(move)
        ? [{ ...beside(boat, side), kind: 'drop', cost: 1, moves: [move], tiles: [tile], open: true } as const]
        : [];
    });
  }

  readonly targets: readonly Target[] = $derived.by(() => {
    const { view } = this.now();
    if (this.discarding) return this.drops;
    if (!this.mine && !this.tile) return [];
    const tiles = new Map(this.hand.flatMap((tile) => (tile ? [[tile.tile, tile] as const] : [])));
    const laying = new Map<string, Target>();
    for (const { x, y, cost, moves, tile } of view.places) {
      const fits = tiles.get(tile);
      if (!fits || (this.tile && this.tile.tile !== tile)) continue;
      const known = laying.get(named({ x, y }));
      const open = this.may(moves[0] ?? '');
      if (known) laying.set(named(known), { ...known, tiles: [...known.tiles, fits] });
      else laying.set(named({ x, y }), { x, y, kind: this.tile ? 'lay' : 'some', cost, moves, tiles: [fits], open });
    }
    const sailing = this.mine
      ? view.reach.map((spot): Target => ({ ...spot, kind: 'sail', tiles: [], open: this.may(spot.moves[0] ?? '') }))
      : [];
    return [...laying.values(), ...sailing].sort((a, b) => a.cost - b.cost);
  });

  may(move: string): boolean {
    return this.now().legal.includes(move);
  }

  get mayDiscard(): boolean {
    return this.drops.length > 0;
  }

  targetAt(cell: Cell): Target | undefined {
    return this.targets.find((target) => same(target, cell));
  }

  /** Picks a tile up, or lets it go the second time. */
  take(tile: number): void {
    const again = this.picked === tile;
    this.free();
    if (!again) this.picked = tile;
  }

  hold(tile: number): void {
    this.free();
    this.picked = tile;
  }

  free(): void {
    this.picked = null;
    this.wantsStep = false;
    this.way = null;
  }

  toggleStep(): void {
    this.wantsStep = !this.discarding;
  }

  /** Puts down what is in hand, or sails; a place for several tiles hands one over first. */
  put(target: Target): void {
    if (target.kind === 'some') {
      const [tile] = target.tiles;
      if (tile) this.hold(tile.tile);
      return;
    }
    this.wantsStep = false;
    this.start(target.moves);
  }

  /** Somewhere the tile in hand does not fit: beside the boat the server says why. True when it was asked. */
  ask(cell: Cell): boolean {
    const side = this.boat && sideOf(this.boat, cell);
    if (!this.tile || !side) return false;
    this.now().act(`lay ${this.tile.tile} ${side}`);
    return true;
  }

  /** Plays the next move of a way begun, as soon as the last one is done. */
  goOn(): void {
    const { view, legal } = this.now();
    if (!this.way || view === this.way.since || legal.length === 0) return;
    const { moves } = this.way;
    this.way = null;
    if (this.may(moves[0] ?? '')) this.start(moves);
  }

  private start([move, ...rest]: readonly string[]): void {
    if (move === undefined) return;
    const { view, act } = this.now();
    const legal = this.may(move);
    act(move);
    this.way = legal && rest.length ? { moves: rest, since: view } : null;
  }
}
