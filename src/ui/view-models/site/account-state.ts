import { makeAutoObservable } from 'mobx';

/** Whether the visitor of this tab is signed in, as the server said last; the account itself is fetched later. */
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

  /** `listener` is told of each change from now on. */
  listen(listener: (signedIn: boolean) => void): void {
    this.listeners.add(listener);
  }
}
