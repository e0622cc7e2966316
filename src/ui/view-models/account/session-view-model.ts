import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadCustomer } from '../../../application/account/profile';
import type { CaptchaOrFailure, CaptchaFailure } from '../../../application/ports/system';
import type { Registered } from '../../../application/account/register';
import type { SignInResult } from '../../../application/account/sign-in';
import type { SignOut } from '../../../application/account/sign-out';
import type { Credentials } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import { EMPTY_CART } from '../../../domain/cart/cart';
import type { Customer } from '../../../domain/customer/customer';
import type { Registration } from '../../../domain/customer/registration';
import { ok, type Result } from '../../../domain/shared/result';
import { loggedNotice } from '../../../domain/notifications/notice';
import { linesOf } from '../../texts/en/account/account-refusals';
import { accountNotices, mergedCartTexts, shortfallsMessage } from '../../texts/en/account/account';
import type { CartViewModel } from '../cart/cart-view-model';
import type { NoticesViewModel } from '../site/notices-view-model';
import { Operation } from '../shared/operation';

export interface SessionUseCases {
  readonly signIn: (credentials: Credentials) => Promise<Result<SignInResult, CaptchaOrFailure>>;
  readonly signOut: SignOut;
  readonly register: (registration: Registration) => Promise<Result<Registered, CaptchaOrFailure>>;
  readonly loadCustomer: LoadCustomer;
}

export interface SessionDeps {
  readonly useCases: SessionUseCases;
  readonly cart: Pick<CartViewModel, 'show' | 'load'>;
  readonly notices: Pick<NoticesViewModel, 'send' | 'dismissAll'>;
  /** The visitor as the server reported it at hydration. */
  readonly isSignedIn: boolean;
  /** Navigates to a path of the shop, without store prefix. */
  readonly go: (path: string) => void;
  /** Called after a sign-in, to load what only customers have. */
  readonly onSignedIn: () => void;
}

/** Results of a registration. */
export type RegistrationOutcome = 'confirm' | 'signed-in' | 'refused';

/**
 * The session of this tab: guest or customer, and the account operations, each with its own loading flag and error.
 * Responses of an earlier session are ignored.
 */
export class SessionViewModel {
  user: Customer | null = null;
  isLoggedIn: boolean;
  readonly loading = new Operation<Failure>();
  readonly signingIn = new Operation<Failure | CaptchaFailure>();
  readonly signingOut = new Operation<Failure>();
  readonly registering = new Operation<Failure | CaptchaFailure>();
  /** Counts sessions; a response of an earlier count is ignored. */
  #visitor = 0;
  readonly #deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.isLoggedIn = deps.isSignedIn;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  /**
   * The session changed without a request of this view-model, for example because it expired during a cart request.
   */
  follow(isSignedIn: boolean): void {
    if (isSignedIn === this.isLoggedIn) return;
    this.#visitor += 1;
    this.isLoggedIn = isSignedIn;
    this.user = null;
  }

  async load(): Promise<void> {
    const visitor = this.#visitor;
    const found = await this.loading.run(() => this.#deps.useCases.loadCustomer());
    if (this.#visitor !== visitor) return;
    if (found.ok) this.keep(found.value);
    else if (found.reason.kind !== 'unreachable' && found.reason.kind !== 'busy') this.becomeGuest();
  }

  /** Returns whether the visitor is now a customer. */
  async signIn(credentials: Credentials): Promise<boolean> {
    const welcome = await this.signingIn.run(() => this.#deps.useCases.signIn(credentials));
    if (welcome.ok) this.welcome(welcome.value);
    return welcome.ok;
  }

  /** Dismisses earlier notices, then shows the result. */
  async register(registration: Registration): Promise<RegistrationOutcome> {
    this.#deps.notices.dismissAll();
    const registered = await this.registering.run(() => this.#deps.useCases.register(registration));
    if (!registered.ok) {
      this.#deps.notices.send(loggedNotice(accountNotices.registrationError, linesOf(registered.reason).join('\n')));
      return 'refused';
    }
    if (registered.value.kind === 'signed-in') this.welcome(registered.value.signIn);
    else {
      const { confirmationTitle: title, confirmation: message } = accountNotices;
      this.#deps.notices.send({ type: 'success', title, message, persist: true });
    }
    return registered.value.kind;
  }

  async signOut(): Promise<void> {
    await this.signingOut.run(async () => ok(await this.#deps.useCases.signOut()));
    this.becomeGuest();
    this.#deps.go('/');
  }

  private welcome({ cart, shortfalls }: SignInResult): void {
    runInAction(() => {
      this.#visitor += 1;
      this.isLoggedIn = true;
      this.user = null;
    });
    if (cart === null) void this.#deps.cart.load();
    else this.#deps.cart.show(cart);
    if (shortfalls.length > 0) {
      const message = shortfallsMessage(shortfalls);
      this.#deps.notices.send({ type: 'warning', title: mergedCartTexts.title, message, persist: true });
    }
    this.#deps.onSignedIn();
  }

  private keep(user: Customer | null): void {
    runInAction(() => {
      this.user = user;
    });
  }

  private becomeGuest(): void {
    runInAction(() => {
      this.#visitor += 1;
      this.isLoggedIn = false;
      this.user = null;
    });
    this.#deps.cart.show(EMPTY_CART);
  }
}
