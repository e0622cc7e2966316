import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import { blank, SIGN_IN_FIELDS, type SignInField } from '../../forms/credential-values';
import { FormState } from '../shared/form-state';
import type { SessionViewModel } from './session-view-model';

interface SignInDeps {
  readonly session: Pick<SessionViewModel, 'signIn' | 'signingIn'>;
  /** Called after sign-in: the overlay closes, and counts are loaded. */
  readonly onDone: () => void;
}

/** The sign-in form. The password is cleared once it has been used. */
export class SignInViewModel {
  readonly form: FormState<SignInField>;
  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
    this.form = new FormState<SignInField>({
      fields: SIGN_IN_FIELDS,
      empty: blank(SIGN_IN_FIELDS),
      onEdit: () => deps.session.signingIn.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkSignIn(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSending(): boolean {
    return this.#deps.session.signingIn.isLoading;
  }

  /** Why the last attempt was refused, until the form is edited. */
  get error(): Failure | CaptchaFailure | null {
    return this.#deps.session.signingIn.error;
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.isSending) return;
    // White space may belong to a password, so it is not trimmed.
    const { password } = this.form.values;
    if (!(await this.#deps.session.signIn({ email: values.email, password }))) return;
    this.form.clear();
    this.#deps.onDone();
  }
}
