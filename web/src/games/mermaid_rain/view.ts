/** What one seat, or a spectator, sees. `phase` is what happens next. */

export type Card = 'dolphin' | 'gull' | 'turtle';
export type Glyph = Card | 'mermaid';
export type Token = 'scale' | 'pearl' | 'crystal' | 'coral' | 'shell';
export type Shape = 'curved' | 'triangular' | 'long' | 'short';
export type Meld = 'octopus' | 'drop' | 'mist' | 'waltz' | 'twin' | 'march' | 'squall' | 'rain';
export type Phase =
  | 'lay_out' | 'first_dealer' | 'deal' | 'take_up' | 'undercurrents' | 'reveal_tiles' | 'meld' | 'rank_melds' | 'choose_tile'
  | 'march' | 'waltz' | 'pass_prince' | 'start' | 'ride' | 'lay_where' | 'lay_way' | 'pay' | 'look' | 'take' | 'sink'
  | 'drift' | 'keep' | 'show' | 'tribute' | 'rank' | 'over';

export interface Tile { name: string; shape: Shape; symbol: Glyph; shade: 'light' | 'dark' }
export interface Surf { tile: Tile; hexes: string[] }
export interface Space { hex: string; kind: 'wreck' | 'islet' | 'cave'; card: Card; up: Token[]; down: (Token | null)[]; entered: boolean }
export interface Player {
  cards: number; shown: Card[]; meld: Meld | null; stopped: boolean; chosen: boolean; where: string | null;
  tiles: Tile[]; treasure: Token[]; secret: (Token | null)[]; score: number;
}
export interface Fit { tile: string; way: string; places: string[][] }
export interface Way { to: string; path: string[]; cards: Card[]; moves: string[] }
export interface View {
  game: 'mermaid_rain'; seats: number; mermaid_free: boolean; march_points: boolean; round: number; rounds: number; phase: Phase;
  dealer: number | null; order: number[]; turn: number | null; to_act: number[];
  sea: string[]; surf: Surf[]; spaces: Space[]; starts: string[]; players: Player[];
  piles: { cards: number; discard: Card[]; buried: number; tiles: Record<string, number>; tile_discard: Record<string, number>; pool: number; undercurrents: number };
  undercurrents: { card: number; tiles: Record<string, number> } | null;
  offer: Tile[]; aim: string | null; hand: Card[] | null; choice: { cards: Card[]; stop: boolean } | null;
  melding: { move: string; meld: Meld; points: number }[]; lifted: Tile | null; fits: Fit[]; ways: Way[];
  standings: { token: Token; ranks: { seat: number; left: number; points: number }[] }[];
  tribute: { seat: number; given: Token[]; missing: Token[]; points: number }[]; ranked: Token[];
}

export const TOKENS: readonly Token[] = ['scale', 'pearl', 'crystal', 'coral', 'shell'];
