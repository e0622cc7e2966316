import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/captcha';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { AccountValues } from '../../forms/account-values';
import type { SessionViewModel } from '../account/session-view-model';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

/** `guest`: no account. `create`: one is made of what is typed. `sign-in`: there is one already. */
export type IdentificationMode = 'guest' | 'create' | 'sign-in';

/** As much of the account as the checkout needs of it. */
export type IdentificationSession = Pick<SessionViewModel, 'signIn' | 'register' | 'signingIn' | 'registering'>;

interface IdentificationDeps {
  /** Fetches the account's script; left out: there are guests only. Rejects when the line is down. */
  readonly session?: () => Promise<IdentificationSession>;
  readonly onEdit: () => void;
}

/**
 * `customer`: the visitor is signed in. `guest`: the order goes on as a guest's, also when an account was made that has to be
 * confirmed by a letter first, for nobody is signed in to it yet.
 */
export type Entered = 'customer' | 'guest';

const SILENCE: Failure = { kind: 'unreachable', status: null };

/**
 * The ways past the first step of the checkout: as a guest, with an account that is made on the way, or with one that is
 * there. Of the last two only one can be ticked. What is typed as a password is kept by nobody: not by the draft of the
 * checkout, and not here once it has served or the tick is taken away.
 */
export class CheckoutIdentification {
  mode: IdentificationMode = 'guest';
  wantsNewsletter = false;
  readonly form: FormState<'password'>;
  readonly entering = new Operation<Failure | CaptchaFailure>();
  /** The address of an account that was made here and waits for its letter to be confirmed. */
  private waiting: string | null = null;

  constructor(private readonly deps: IdentificationDeps) {
    this.form = new FormState<'password'>({
      fields: ['password'],
      empty: { password: '' },
      onEdit: () => this.entering.clear(),
      check: async ({ password }) =>
        (await import('../../forms/identification-form')).checkPassword(password, this.mode),
    });
    makeAutoObservable<this, 'deps' | 'waiting'>(this, { deps: false, waiting: false }, { autoBind: true });
  }

  /** False where nobody can have an account: neither tick is offered then. */
  get isOffered(): boolean {
    return this.deps.session !== undefined;
  }

  /** Whoever signs in has said their name before. */
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

  /** True when there is a password where one is needed; with a fault its message and the focus are set. */
  async isFilled(): Promise<boolean> {
    return this.mode === 'guest' || (await this.form.submit()) !== null;
  }

  /** By the way that was chosen; null when it was refused, and `entering` says why. */
  async enter(values: AccountValues): Promise<Entered | null> {
    const { mode } = this;
    if (mode === 'guest' || (mode === 'create' && this.waiting === values.email)) return 'guest';
    const way = mode === 'sign-in' ? () => this.signIn(values.email) : () => this.create(values);
    const entered = await this.entering.run(way);
    if (!entered.ok) return null;
    runInAction(() => this.form.clear());
    return entered.value;
  }

  private turnTo(mode: IdentificationMode): void {
    this.mode = mode;
    this.form.clear();
    this.entering.clear();
    this.deps.onEdit();
  }

  private async signIn(email: string): Promise<Result<Entered, Failure | CaptchaFailure>> {
    const session = await this.session();
    if (session === null) return refuse(SILENCE);
    // White space may belong to a password, so it goes as it was typed.
    const isIn = await session.signIn({ email, password: this.form.values.password });
    return isIn ? ok('customer') : refuse(session.signingIn.error ?? SILENCE);
  }

  private async create({
    email,
    firstName,
    lastName,
  }: AccountValues): Promise<Result<Entered, Failure | CaptchaFailure>> {
    const session = await this.session();
    if (session === null) return refuse(SILENCE);
    const { password } = this.form.values;
    const isSubscribed = this.wantsNewsletter;
    const outcome = await session.register({ email, firstName, lastName, password, isSubscribed });
    switch (outcome) {
      case 'refused':
        return refuse(session.registering.error ?? SILENCE);
      case 'signed-in':
        return ok('customer');
      case 'confirm':
        // Another press must not ask for the same account once more.
        this.waiting = email;
        return ok('guest');
    }
  }

  private async session(): Promise<IdentificationSession | null> {
    try {
      return (await this.deps.session?.()) ?? null;
    } catch {
      return null;
    }
  }
}
