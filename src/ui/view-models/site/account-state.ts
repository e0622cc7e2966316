import { observableRef } from 'mobx';
import { makeAutoObservable } from '../shared/make-observable';

/** The visitor of this tab, as the server last reported; the account itself is loaded later. */
export class AccountState {
  signedIn = false;
  private counted = 0;
  countNow: () => number | null = () => null;
  readonly #listeners = new Set<(signedIn: boolean) => void>();

  constructor() {
    makeAutoObservable(this, { countNow: observableRef }, { autoBind: true });
  }

  /** Number of items on the wishlist; 0 for a guest. */
  get wishes(): number {
    return this.countNow() ?? this.counted;
  }

  learn(signedIn: boolean): void {
    if (signedIn === this.signedIn) return;
    this.signedIn = signedIn;
    if (!signedIn) this.counted = 0;
    this.#listeners.forEach((listener) => listener(signedIn));
  }

  /** The server's data at hydration. */
  showWishlistCount(count: number): void {
    this.counted = count;
  }

  /** The wishlist of this tab is authoritative from now on; null as long as it does not know. */
  countWishlistBy(count: () => number | null): void {
    this.countNow = count;
  }

  /** Calls `listener` on each change. */
  listen(listener: (signedIn: boolean) => void): void {
    this.#listeners.add(listener);
  }
}
