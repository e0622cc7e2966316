import { observer } from 'mobx-react-lite';
import { accountRefusalMessage } from '../../texts/en/account/account-refusals';
import { signInTexts } from '../../texts/en/account/sign-in';
import type { LoginViewModel } from '../../view-models/account/login-view-model';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';
import { ViewSwitchButton } from './ViewSwitchButton';

export interface LoginFormProps {
  readonly vm: LoginViewModel;
  readonly needsCaptcha: boolean;
}

/** Signs in, or switches to the other forms of the modal. */
export const SignInForm = observer(function SignInForm({ vm, needsCaptcha }: LoginFormProps) {
  const { form, isSending, error, submit } = vm.signIn;
  return (
    <ValidatedForm id="login-form" forms={[form]} onSubmit={() => void submit()}>
      <EmailField prefix="login" form={form} autoComplete="username" />
      <PasswordField
        id="login-password"
        label={signInTexts.password}
        value={form.values.password}
        error={form.messages.get('password') ?? null}
        autoComplete="current-password"
        onType={(value) => form.setValue('password', value)}
        onLeave={() => void form.blur('password')}
      />
      <RefusalBox lines={error === null ? [] : [accountRefusalMessage(error)]} />
      <SubmitButton id="login-submit" label={signInTexts.login} busyLabel={signInTexts.signingIn} isBusy={isSending} />
      {needsCaptcha && <CaptchaNotice />}
      <div className="login-ways">
        <ViewSwitchButton vm={vm} to="forgotten" label={signInTexts.forgotten} />
        <p>
          {signInTexts.newHere} <ViewSwitchButton vm={vm} to="register" label={signInTexts.toRegister} />
        </p>
      </div>
    </ValidatedForm>
  );
});
