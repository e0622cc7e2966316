import { makeAutoObservable } from '../shared/make-observable';

/** Whether this tab's visitor is signed in, as the server last reported; the account itself is loaded later. */
export class AccountState {
  signedIn = false;
  private readonly listeners = new Set<(signedIn: boolean) => void>();

  constructor() {
    makeAutoObservable<this, 'listeners'>(this, { listeners: false }, { autoBind: true });
  }

  learn(signedIn: boolean): void {
    if (signedIn === this.signedIn) return;
    this.signedIn = signedIn;
    this.listeners.forEach((listener) => listener(signedIn));
  }

  /** Calls `listener` on each change. */
  listen(listener: (signedIn: boolean) => void): void {
    this.listeners.add(listener);
  }
}
