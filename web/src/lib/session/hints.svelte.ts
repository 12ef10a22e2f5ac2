/** What would be good now, for the seat that asked. */
import type { HintsMessage } from '../types';

/** `folded`: the words are put away, the marks on the table stay. */
export type HintsState =
  { name: 'none' } | { name: 'asked'; id: number } | { name: 'shown' | 'folded'; message: HintsMessage };

const NONE: HintsState = { name: 'none' };

export class SeatHints {
  state: HintsState = $state.raw(NONE);

  private lastId: number | null = null;

  readonly asked: boolean = $derived(this.state.name === 'asked');
  readonly message: HintsMessage | null = $derived('message' in this.state ? this.state.message : null);

  ask(id: number | null): void {
    this.lastId = id;
    this.state = id === null ? NONE : { name: 'asked', id };
  }

  answer(message: HintsMessage): void {
    if (this.asked && this.concerns(message.id)) this.state = { name: 'shown', message };
  }

  /** Whether a message with this number answers what was asked last, wanted still or not. */
  concerns(id: number | null): boolean {
    return id !== null && id === this.lastId;
  }

  fold(): void {
    if (this.message) this.state = { name: 'folded', message: this.message };
  }

  unfold(): void {
    if (this.message) this.state = { name: 'shown', message: this.message };
  }

  /** What was asked is not to be answered any more. */
  cancel(): void {
    if (this.asked) this.state = NONE;
  }

  /** What was good is so no more. */
  forget(): void {
    this.state = NONE;
  }
}
