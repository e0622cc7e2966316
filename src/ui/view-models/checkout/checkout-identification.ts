import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { AccountValues } from '../../forms/account-values';
import type { SessionViewModel } from '../account/session-view-model';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

/** `guest`: no account. `create`: register with the entered details. `sign-in`: existing account. */
export type IdentificationMode = 'guest' | 'create' | 'sign-in';

/** The part of the account feature that the checkout needs. */
export type IdentificationSession = Pick<SessionViewModel, 'signIn' | 'register' | 'signingIn' | 'registering'>;

interface IdentificationDeps {
  /** Loads the account script; omitted if there are only guests. Rejects if it cannot be loaded. */
  readonly session?: () => Promise<IdentificationSession>;
  readonly onEdit: () => void;
}

/**
 * `customer`: the visitor is signed in. `guest`: the checkout continues as a guest, also after a registration that
 * has to be confirmed by email, because the visitor is not signed in yet.
 */
export type Entered = 'customer' | 'guest';

const NO_RESPONSE: Failure = { kind: 'unreachable', status: null };

/**
 * The options of the first checkout step: as a guest, with a new account, or with an existing one; the latter two
 * exclude each other. The password is never stored in the draft, and is cleared after use and when its checkbox is
 * cleared.
 */
export class CheckoutIdentification {
  mode: IdentificationMode = 'guest';
  wantsNewsletter = false;
  readonly form: FormState<'password'>;
  readonly entering = new Operation<Failure | CaptchaFailure>();
  /** Email of an account that was created here and has to be confirmed by email. */
  #waiting: string | null = null;
  readonly #deps: IdentificationDeps;

  constructor(deps: IdentificationDeps) {
    this.#deps = deps;
    this.form = new FormState<'password'>({
      fields: ['password'],
      empty: { password: '' },
      onEdit: () => this.entering.clear(),
      check: async ({ password }) =>
        (await import('../../forms/identification-form')).checkPassword(password, this.mode),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** False if there are no accounts: neither checkbox is shown. */
  get isOffered(): boolean {
    return this.#deps.session !== undefined;
  }

  /** Signing in needs no name. */
  get asksNames(): boolean {
    return this.mode !== 'sign-in';
  }

  tickCreate(isTicked: boolean): void {
    this.turnTo(isTicked ? 'create' : 'guest');
  }

  tickSignIn(isTicked: boolean): void {
    this.turnTo(isTicked ? 'sign-in' : 'guest');
  }

  tickNewsletter(wanted: boolean): void {
    this.wantsNewsletter = wanted;
  }

  /** Returns true if a required password is present; otherwise sets its error and focus. */
  async isFilled(): Promise<boolean> {
    return this.mode === 'guest' || (await this.form.submit()) !== null;
  }

  /** Runs the chosen option; null when it was refused, and `entering` has the error. */
  async enter(values: AccountValues): Promise<Entered | null> {
    const { mode } = this;
    if (mode === 'guest' || (mode === 'create' && this.#waiting === values.email)) return 'guest';
    const way = mode === 'sign-in' ? () => this.signIn(values.email) : () => this.create(values);
    const entered = await this.entering.run(way);
    if (!entered.ok) return null;
    // Neither is asked again on the way back to this step.
    runInAction(() => {
      this.form.clear();
      this.mode = 'guest';
    });
    return entered.value;
  }

  private turnTo(mode: IdentificationMode): void {
    this.mode = mode;
    this.form.clear();
    this.entering.clear();
    this.#deps.onEdit();
  }

  private async signIn(email: string): Promise<Result<Entered, Failure | CaptchaFailure>> {
    const session = await this.session();
    if (session === null) return refuse(NO_RESPONSE);
    // White space may belong to a password, so it is not trimmed.
    const isIn = await session.signIn({ email, password: this.form.values.password });
    return isIn ? ok('customer') : refuse(session.signingIn.error ?? NO_RESPONSE);
  }

  private async create({
    email,
    firstName,
    lastName,
  }: AccountValues): Promise<Result<Entered, Failure | CaptchaFailure>> {
    const session = await this.session();
    if (session === null) return refuse(NO_RESPONSE);
    const { password } = this.form.values;
    const isSubscribed = this.wantsNewsletter;
    const outcome = await session.register({ email, firstName, lastName, password, isSubscribed });
    switch (outcome) {
      case 'refused':
        return refuse(session.registering.error ?? NO_RESPONSE);
      case 'signed-in':
        return ok('customer');
      case 'confirm':
        // A second press must not register the same account again.
        this.#waiting = email;
        return ok('guest');
    }
  }

  private async session(): Promise<IdentificationSession | null> {
    try {
      return (await this.#deps.session?.()) ?? null;
    } catch {
      return null;
    }
  }
}
