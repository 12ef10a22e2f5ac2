/** What the server says, under the names the client uses; written from its schema by `make types`. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type Rulebook = Schemas['Rulebook'];
export type Table = Schemas['TableInfo'];
export type NewTable = Schemas['NewTable'];
export type Day = Schemas['Day'];
export type NewSeat = Schemas['NewSeat'];
export type Join = Schemas['Join'];
/** Why something was not done. */
export type Refusal = Schemas['Problem'];
export type Event = Schemas['Event'];
export type View = Schemas['View'];
/** What one game shows. */
export type ViewOf<Game extends View['game']> = Extract<View, { game: Game }>;
export type Frame = Schemas['WholeFrame'];
/** A finished game seen again. */
export type Review = Schemas['MatchReview'];
export type Reviewing = Schemas['Reviewing'];
export type Decision = Schemas['ReviewedDecision'];
export type Moment = Schemas['Moment'];
export type Fork = Schemas['Fork'];
export type Result = Schemas['Result'];
export type Proof = Schemas['Proof'];
export type StateMessage = Schemas['State'];
/** Each frame has the keys of the view that it changes. */
export type FramesMessage = Omit<Schemas['Frames'], 'frames'> & { frames: { view: Partial<View>; story: Event[] }[] };
export type HintsMessage = Schemas['Hints'];
export type ServerMessage = Exclude<Schemas['ServerMessage'], { type: 'frames' }> | FramesMessage;
export type ClientMessage = Schemas['ClientMessage'];
