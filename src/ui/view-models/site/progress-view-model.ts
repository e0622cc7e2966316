import { makeAutoObservable, runInAction } from 'mobx';
import type { Schedule } from '../shared/schedule';

/** ms before the bar is shown; what is loaded by then shows none. */
const WAIT_MS = 200;
/** ms in which the bar grows from empty to full. */
const GROWTH_MS = 5000;
/** ms that the full bar stays. */
const STAY_MS = 500;
const TICK_MS = 100;
const TICK_PERCENT = (100 * TICK_MS) / GROWTH_MS;
/** Per cent that a finished loader adds: the only one, and one of several. */
const ONLY_LOADER_PERCENT = 45;
const LOADER_PERCENT = 30;

/** Resolves to false if it failed. */
type Loader = () => Promise<boolean>;

/** Shows that something is being loaded; see `ProgressViewModel`. */
export interface Progress {
  follow(...loaders: readonly Loader[]): Promise<boolean>;
}

/** The progress bar of a page that loads another part of the shop in place. Only the latest load counts. */
export class ProgressViewModel implements Progress {
  /** 0 to 100. */
  percent = 0;
  isShown = false;
  hasFailed = false;
  #load = 0;
  #cancelTimer = (): void => undefined;
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Runs the loaders in turn until one fails; returns whether all succeeded. Exceptions propagate. */
  async follow(...loaders: readonly Loader[]): Promise<boolean> {
    const load = this.begin();
    const step = loaders.length > 1 ? LOADER_PERCENT : ONLY_LOADER_PERCENT;
    let hasLoaded = false;
    try {
      for (const loader of loaders) {
        hasLoaded = await loader();
        if (!hasLoaded) break;
        if (load === this.#load) this.grow(step);
      }
      return hasLoaded;
    } finally {
      // Lets the loaded content render before the bar is full.
      if (load === this.#load) this.later(() => this.finish(hasLoaded), 0);
    }
  }

  private begin(): number {
    this.#load += 1;
    this.percent = 0;
    this.isShown = false;
    this.hasFailed = false;
    this.later(() => {
      this.isShown = true;
      this.later(this.tick, TICK_MS);
    }, WAIT_MS);
    return this.#load;
  }

  private tick(): void {
    this.grow(TICK_PERCENT);
    if (this.percent < 100) this.later(this.tick, TICK_MS);
  }

  private grow(percent: number): void {
    this.percent = Math.min(100, this.percent + percent);
  }

  private finish(hasLoaded: boolean): void {
    if (!this.isShown) return;
    this.percent = 100;
    this.hasFailed = !hasLoaded;
    this.later(() => (this.isShown = false), STAY_MS);
  }

  private later(work: () => void, ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#schedule(() => runInAction(work), ms);
  }
}
