import { makeAutoObservable } from 'mobx';

/** Whether the visitor of this tab is signed in, for what stands on every page; the account itself is fetched later. */
export class AccountState {
  signedIn = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  learn(signedIn: boolean): void {
    this.signedIn = signedIn;
  }
}
