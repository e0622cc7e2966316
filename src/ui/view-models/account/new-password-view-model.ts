import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import type { Result } from '../../../domain/shared/result';
import { blank, NEW_PASSWORD_FIELDS, type NewPasswordField } from '../../forms/credential-values';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

/**
 * The result of a new password: replaced a forgotten one, or opened an account, which some backends do with the one
 * it had.
 */
export type NewPasswordDone = 'password-reset' | 'confirmed' | 'confirmed-as-registered';

interface NewPasswordDeps {
  /** With the key of the emailed link, which only the server knows. */
  readonly savePassword: (
    email: string,
    password: string,
  ) => Promise<Result<NewPasswordDone, Failure | CaptchaFailure>>;
  /** True if the link has no email, so that it has to be entered. */
  readonly asksEmail: boolean;
}

/** Sets a new password with the key from an email. It does not sign in. */
export class NewPasswordViewModel {
  readonly form: FormState<NewPasswordField>;
  readonly saving = new Operation<Failure | CaptchaFailure>();
  done: NewPasswordDone | null = null;
  readonly #deps: NewPasswordDeps;

  constructor(deps: NewPasswordDeps) {
    this.#deps = deps;
    this.form = new FormState<NewPasswordField>({
      fields: NEW_PASSWORD_FIELDS,
      empty: blank(NEW_PASSWORD_FIELDS),
      onEdit: () => this.saving.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkNewPassword(values, deps.asksEmail),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.saving.isLoading || this.done !== null) return;
    const { email, password } = values;
    const saved = await this.saving.run(() => this.#deps.savePassword(email, password));
    if (!saved.ok) return;
    this.form.clear();
    runInAction(() => {
      this.done = saved.value;
    });
  }
}
