/** What is drawn for each tile of the chart. A tile that looks the same stays the same object, so it is not drawn again. */
import { rng } from '$lib/draw/rng';
import { lands, type Corners, type Land } from '../coast';
import { named, type Cell, type Laid, type Tile } from '../view';
import { soundings, type Point } from './scenery';

export interface Drawn {
  laid: Laid;
  place: string;
  land: Land[];
  depths: { at: Point; depth: number }[];
}

/** Land on both sides of a corner: NW, NE, SE, SW of the tile. */
const AROUND = [9, 3, 6, 12] as const;

/** A tile alone knows its own corners only. */
export const ownCorners = (land: number): Corners => AROUND.map((both) => (land & both) === both) as unknown as Corners;

export const landOf = ({ tile, land }: Pick<Tile, 'tile' | 'land'>, corners: Corners = ownCorners(land)): Land[] =>
  lands(land, corners, tile);

export function cornersOf(chart: ReadonlyMap<string, Pick<Tile, 'land'>>, { x, y }: Cell): Corners {
  const both = (cell: Cell, mask: number): boolean => ((chart.get(named(cell))?.land ?? 0) & mask) === mask;
  const corner = (cx: number, cy: number): boolean =>
    both({ x: cx - 1, y: cy - 1 }, 6) ||
    both({ x: cx, y: cy - 1 }, 12) ||
    both({ x: cx, y: cy }, 9) ||
    both({ x: cx - 1, y: cy }, 3);
  return [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
}

export class Sketch {
  private known = new Map<number, { look: string; drawn: Drawn }>();

  of(chart: readonly Laid[]): Drawn[] {
    const at = new Map(chart.map((laid) => [named(laid), laid]));
    return chart.map((laid) => {
      const corners = cornersOf(at, laid);
      const look = [laid.x, laid.y, laid.inspected, laid.points, ...corners].join();
      const before = this.known.get(laid.tile);
      if (before?.look === look) return before.drawn;
      const depths = laid.inspected ? soundings(laid, rng(laid.tile * 7 + 5)) : [];
      const drawn: Drawn = {
        laid,
        place: `translate(${laid.x * 100} ${laid.y * 100})`,
        land: landOf(laid, corners),
        depths,
      };
      this.known.set(laid.tile, { look, drawn });
      return drawn;
    });
  }
}
