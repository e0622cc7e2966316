import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { CaptchaFailure } from '../../../application/ports/system';
import { blank, REGISTRATION_FIELDS, type RegistrationField } from '../../forms/credential-values';
import { FormState } from '../shared/form-state';
import type { RegistrationOutcome, SessionViewModel } from './session-view-model';

interface RegistrationDeps {
  readonly session: Pick<SessionViewModel, 'register' | 'registering'>;
  /** `confirm`: a confirmation email was sent; `signed-in`: the visitor is a customer now. */
  readonly onDone: (outcome: Exclude<RegistrationOutcome, 'refused'>) => void;
}

/** The registration form. Nothing is sent without the consent checkbox. */
export class RegistrationViewModel {
  readonly form: FormState<RegistrationField>;
  wantsNewsletter = false;
  readonly #deps: RegistrationDeps;

  constructor(deps: RegistrationDeps) {
    this.#deps = deps;
    this.form = new FormState<RegistrationField>({
      fields: REGISTRATION_FIELDS,
      empty: blank(REGISTRATION_FIELDS),
      onEdit: () => deps.session.registering.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkRegistration(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSending(): boolean {
    return this.#deps.session.registering.isLoading;
  }

  /** Why the last attempt was refused, until the form is edited. */
  get error(): Failure | CaptchaFailure | null {
    return this.#deps.session.registering.error;
  }

  get isAgreed(): boolean {
    return this.form.values.agreed === 'yes';
  }

  agree(isAgreed: boolean): void {
    this.form.setValue('agreed', isAgreed ? 'yes' : '');
  }

  tickNewsletter(wanted: boolean): void {
    this.wantsNewsletter = wanted;
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.isSending) return;
    const { email, firstName, lastName, password } = values;
    const isSubscribed = this.wantsNewsletter;
    const outcome = await this.#deps.session.register({ email, firstName, lastName, password, isSubscribed });
    if (outcome === 'refused') return;
    this.form.clear();
    this.#deps.onDone(outcome);
  }
}
