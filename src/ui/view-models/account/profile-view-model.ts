import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProfileRefusal, SavedProfile, UpdateProfile } from '../../../application/account/profile';
import type { Failure } from '../../../application/ports/failures';
import type { Customer } from '../../../domain/customer/customer';
import { changesEmail } from '../../../domain/customer/registration';
import { PROFILE_FIELDS, type ProfileField } from '../../forms/credential-values';
import { accountNotices } from '../../texts/en/account/account';
import { accountRefusalMessage } from '../../texts/en/account/account-refusals';
import type { NoticesViewModel } from '../site/notices-view-model';
import { FormState } from '../shared/form-state';
import { Operation } from '../shared/operation';

interface ProfileDeps {
  readonly customer: Customer;
  readonly updateProfile: UpdateProfile;
  readonly notices: Pick<NoticesViewModel, 'send'>;
  /** The values that a form without scripts has brought back, by the names of its fields. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** The customer's name and email. Changing the email requires the password. */
export class ProfileViewModel {
  customer: Customer;
  readonly form: FormState<ProfileField>;
  readonly updating = new Operation<ProfileRefusal | Failure>();
  password = '';
  private wasAsked = false;
  readonly #deps: ProfileDeps;

  constructor(deps: ProfileDeps) {
    this.#deps = deps;
    this.customer = deps.customer;
    this.form = new FormState<ProfileField>({
      fields: PROFILE_FIELDS,
      empty: valuesOf(deps.customer),
      onEdit: () => this.updating.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkProfile(values),
    });
    this.form.restore({ ...valuesOf(deps.customer), ...onlyFields(deps.typed) });
    makeAutoObservable(this, { customer: observableRef }, { autoBind: true });
  }

  /** True from the first attempt to save another email, as long as it is another one. */
  get asksPassword(): boolean {
    return this.wasAsked && changesEmail(this.customer, this.form.values.email);
  }

  typePassword(password: string): void {
    this.password = password;
    this.updating.clear();
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    const { customer, updating, password } = this;
    if (values === null || updating.isLoading) return;
    const { email, firstName, lastName } = values;
    const isMoved = changesEmail(customer, email);
    if (isMoved && password === '') {
      runInAction(() => (this.wasAsked = true));
      return;
    }
    const request = { change: { firstName, lastName }, ...(isMoved && { email, password }) };
    const saved = await updating.run(() => this.#deps.updateProfile(customer, request));
    if (saved.ok) this.keep(saved.value.customer);
    else if (saved.reason.kind === 'only-email-saved') this.keep(saved.reason.customer);
    this.#deps.notices.send({
      type: saved.ok ? 'success' : 'danger',
      title: accountNotices.accountTitle,
      message: saved.ok ? wordSaved(saved.value) : accountRefusalMessage(saved.reason),
      persist: saved.ok && saved.value.emailTo !== null,
    });
  }

  private keep(customer: Customer): void {
    runInAction(() => {
      this.customer = customer;
      this.password = '';
      this.wasAsked = false;
      this.form.setValue('email', customer.email);
    });
  }
}

function valuesOf({ firstName, lastName, email }: Customer): Readonly<Record<ProfileField, string>> {
  return { firstName, lastName, email };
}

/** Anything else in the cookie is not for this form. */
function onlyFields(typed: ProfileDeps['typed']): Partial<Record<ProfileField, string>> {
  return Object.fromEntries(
    Object.entries(typed ?? {}).filter(([name]) => PROFILE_FIELDS.some((field) => field === name)),
  );
}

function wordSaved({ emailTo }: SavedProfile): string {
  return emailTo === null ? accountNotices.profileSaved : accountNotices.emailSent(emailTo);
}
