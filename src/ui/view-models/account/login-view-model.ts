import { makeAutoObservable, observableRef } from 'mobx';
import type { FormState } from '../shared/form-state';
import type { AccountFeature } from './account-feature';
import type { ForgottenPasswordViewModel } from './forgotten-password-view-model';
import type { RegistrationViewModel } from './registration-view-model';
import type { SignInViewModel } from './sign-in-view-model';

type LoginForm = 'sign-in' | 'register' | 'forgotten';
/** `sent`: a new password was requested. */
export type LoginView = LoginForm | 'sent';

type LoginAccount = Pick<AccountFeature, 'session' | 'signIn' | 'registration' | 'forgottenPassword'>;

/** The login modal: one form at a time. The email that was typed into one is in the next. */
export class LoginViewModel {
  readonly signIn: SignInViewModel;
  readonly registration: RegistrationViewModel;
  forgotten: ForgottenPasswordViewModel;
  private form: LoginForm = 'sign-in';
  readonly #account: LoginAccount;

  /** `onDone`: the visitor is signed in, or a new account has to be confirmed. `offered`: an email to register at once. */
  constructor(account: LoginAccount, onDone: () => void, offered: string | null = null) {
    this.#account = account;
    const { session } = account;
    // A refusal from when the modal was open before.
    session.signingIn.clear();
    session.registering.clear();
    this.signIn = account.signIn(onDone);
    this.registration = account.registration(onDone);
    this.forgotten = account.forgottenPassword();
    makeAutoObservable(this, { signIn: false, registration: false, forgotten: observableRef }, { autoBind: true });
    if (offered === null) return;
    this.form = 'register';
    const { form } = this.registration;
    form.restore({ ...form.values, email: offered });
  }

  get view(): LoginView {
    return this.form === 'forgotten' && this.forgotten.sentTo !== null ? 'sent' : this.form;
  }

  turnTo(form: LoginForm): void {
    const { email } = this.formOf(this.form).values;
    if (form === 'forgotten') this.forgotten = this.#account.forgottenPassword();
    this.form = form;
    const next = this.formOf(form);
    if (email !== '') next.restore({ ...next.values, email });
  }

  private formOf(form: LoginForm): Pick<FormState<'email'>, 'values' | 'restore'> {
    switch (form) {
      case 'sign-in':
        return this.signIn.form;
      case 'register':
        return this.registration.form;
      case 'forgotten':
        return this.forgotten.form;
    }
  }
}
