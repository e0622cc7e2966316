import { observableRef } from 'mobx';
import { makeAutoObservable } from '../shared/make-observable';

/** The visitor of this tab, as the server last reported; the account itself is loaded later. */
export class AccountState {
  signedIn = false;
  private counted = 0;
  countNow: () => number | null = () => null;
  #isKnown = false;
  readonly #listeners = new Set<(signedIn: boolean, isAnother: boolean) => void>();

  constructor() {
    makeAutoObservable(this, { countNow: observableRef }, { autoBind: true });
  }

  /** Number of items on the wishlist; 0 for a guest. */
  get wishes(): number {
    return this.countNow() ?? this.counted;
  }

  learn(signedIn: boolean): void {
    const isAnother = this.#isKnown;
    this.#isKnown = true;
    if (signedIn === this.signedIn) return;
    this.signedIn = signedIn;
    if (!signedIn) this.counted = 0;
    this.#listeners.forEach((listener) => listener(signedIn, isAnother));
  }

  /** The server's data at hydration. */
  showWishlistCount(count: number): void {
    this.counted = count;
  }

  /** The wishlist of this tab is authoritative from now on; null as long as it does not know. */
  countWishlistBy(count: () => number | null): void {
    this.countNow = count;
  }

  /**
   * Calls `listener` on each change. `isAnother` is false for the first customer that the server reports: what the page
   * has asked for before then was already asked for them.
   */
  listen(listener: (signedIn: boolean, isAnother: boolean) => void): void {
    this.#listeners.add(listener);
  }
}
