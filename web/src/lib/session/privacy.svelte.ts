/** Several people at one screen: who looks at it, and what must be gone before the next one does. */
import type { Event } from '../types';

/**
 * `single`    at most one person sits at this screen: nothing to hide from anybody beside it
 * `personal`  one of several looks, and sees what is for that one alone
 * `public`    nobody looks: what everybody may see
 * `covered`   likewise, and one of them must decide: covered until that one says "it is me"
 */
export type PrivacyState = 'single' | 'personal' | 'public' | 'covered';

/** `partial`: it lacks what happened while one person was looking, and must be asked for anew. */
export type LogState = 'complete' | 'partial';

export interface Screen {
  /** The seats at this screen. */
  mine: readonly number[];
  /** Those who must decide now. */
  acting: readonly number[];
}

export class Privacy {
  /** The seat whose view is on the screen; null: what everybody may see. */
  eyes: number | null = $state(null);
  log: Event[] = $state.raw([]);
  logState: LogState = 'complete';

  /** The log as anybody at the table may read it: what a shared screen goes back to. */
  private publicLog: Event[] = [];

  constructor(private readonly screen: () => Screen) {}

  readonly state: PrivacyState = $derived.by(() => {
    const { mine, acting } = this.screen();
    if (mine.length < 2) return 'single';
    if (this.eyes !== null) return 'personal';
    return mine.some((seat) => acting.includes(seat)) ? 'covered' : 'public';
  });
  /** Those at this screen who must decide while it is covered. */
  readonly called: number[] = $derived.by(() => {
    const { mine, acting } = this.screen();
    return this.state === 'covered' ? mine.filter((seat) => acting.includes(seat)) : [];
  });

  /** The table as the server tells it whole. */
  reset(eyes: number | null, log: Event[]): void {
    this.eyes = eyes;
    this.log = log;
    this.logState = 'complete';
    if (eyes === null) this.publicLog = log;
  }

  /** A frame is shown: what one person chose in secret must not stay in the log for the next one here. */
  show(eyes: number | null, story: readonly Event[]): void {
    if (this.eyes !== null && eyes === null) {
      this.log = this.publicLog;
      this.logState = 'partial';
    }
    this.eyes = eyes;
    this.log = [...this.log, ...story];
  }
}
