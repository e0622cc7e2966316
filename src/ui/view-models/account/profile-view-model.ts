import { makeAutoObservable, runInAction } from 'mobx';
import type { SavedProfile } from '../../../application/account/update-profile';
import { changesEmail } from '../../../domain/customer/registration';
import { blank, PROFILE_FIELDS, type ProfileField } from '../../forms/credential-values';
import { accountNotices } from '../../texts/en/account/account';
import { wordAccountRefusal } from '../../texts/en/account/account-refusals';
import type { NoticesViewModel } from '../site/notices-view-model';
import { FormState } from '../shared/form-state';
import type { SessionViewModel } from './session-view-model';

interface ProfileDeps {
  readonly session: Pick<SessionViewModel, 'user' | 'load' | 'updateUser' | 'updating'>;
  readonly notices: Pick<NoticesViewModel, 'send'>;
}

/** The customer's name and email. Changing the email requires the password. */
export class ProfileViewModel {
  readonly form: FormState<ProfileField>;
  /** True while the dialog requests the current password. */
  asksPassword = false;
  password = '';

  constructor(private readonly deps: ProfileDeps) {
    this.form = new FormState<ProfileField>({
      fields: PROFILE_FIELDS,
      empty: blank(PROFILE_FIELDS),
      onEdit: () => deps.session.updating.clear(),
      check: async (values) => (await import('../../forms/credential-forms')).checkProfile(values),
    });
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Fills the form with saved values; edited fields are kept. */
  async open(): Promise<void> {
    if (this.deps.session.user === null) await this.deps.session.load();
    const { user } = this.deps.session;
    if (user === null) return;
    runInAction(() => this.form.restore({ firstName: user.firstName, lastName: user.lastName, email: user.email }));
  }

  typePassword(password: string): void {
    this.password = password;
  }

  /** The dialog was cancelled: nothing is sent, and the password is cleared. */
  cancelPassword(): void {
    this.asksPassword = false;
    this.password = '';
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    const { user, updating } = this.deps.session;
    if (values === null || user === null || updating.isLoading) return;
    if (changesEmail(user, values.email) && this.password === '') {
      runInAction(() => (this.asksPassword = true));
      return;
    }
    const { email, firstName, lastName } = values;
    const { password } = this;
    const saved = await this.deps.session.updateUser({ change: { firstName, lastName }, email, password });
    runInAction(() => this.cancelPassword());
    this.deps.notices.send({
      type: saved.ok ? 'success' : 'danger',
      title: accountNotices.accountTitle,
      message: saved.ok ? wordSaved(saved.value) : wordAccountRefusal(saved.reason),
      persist: saved.ok && saved.value.emailTo !== null,
    });
  }
}

function wordSaved({ emailTo }: SavedProfile): string {
  return emailTo === null ? accountNotices.profileSaved : accountNotices.emailSent(emailTo);
}
