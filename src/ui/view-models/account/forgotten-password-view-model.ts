import { makeAutoObservable, runInAction } from 'mobx';
import type { CaptchaOrFailure } from '../../../application/ports/system';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import type { Result } from '../../../domain/shared/result';
import { blank, FORGOTTEN_FIELDS, type ForgottenField } from '../../forms/credential-values';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

interface ForgottenDeps {
  readonly requestReset: (email: string) => Promise<Result<void, CaptchaOrFailure>>;
}

/** Requests an email with a link to set a new password. */
export class ForgottenPasswordViewModel {
  readonly form: FormState<ForgottenField>;
  readonly sending = new Operation<Failure | CaptchaFailure>();
  /** Where the email is sent if there is an account; null until it was requested. */
  sentTo: string | null = null;
  readonly #deps: ForgottenDeps;

  constructor(deps: ForgottenDeps) {
    this.#deps = deps;
    this.form = new FormState<ForgottenField>({
      fields: FORGOTTEN_FIELDS,
      empty: blank(FORGOTTEN_FIELDS),
      onEdit: () => this.sending.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkForgotten(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.sending.isLoading) return;
    const sent = await this.sending.run(() => this.#deps.requestReset(values.email));
    if (!sent.ok) return;
    runInAction(() => {
      this.sentTo = values.email;
    });
  }
}
