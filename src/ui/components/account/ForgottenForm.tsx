import { observer } from 'mobx-react-lite';
import { resetRequestMessage } from '../../texts/en/account/account-refusals';
import { signInTexts } from '../../texts/en/account/sign-in';
import { SubmitButton } from '../forms/SubmitButton';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';
import type { LoginFormProps } from './SignInForm';
import { ViewSwitchButton } from './ViewSwitchButton';

/** Requests an email with a link to choose a new password. */
export const ForgottenForm = observer(function ForgottenForm({ vm, needsCaptcha }: LoginFormProps) {
  const { form, sending, submit } = vm.forgotten;
  return (
    <ValidatedForm id="forgotten-form" forms={[form]} onSubmit={() => void submit()}>
      <p>{signInTexts.forgottenHint}</p>
      <EmailField prefix="forgotten" form={form} autoComplete="username" />
      <RefusalBox lines={sending.error === null ? [] : [resetRequestMessage(sending.error)]} />
      <SubmitButton
        id="forgotten-submit"
        label={signInTexts.reset}
        busyLabel={signInTexts.sending}
        isBusy={sending.isLoading}
      />
      {needsCaptcha && <CaptchaNotice />}
      <p className="login-ways">
        <ViewSwitchButton vm={vm} to="sign-in" label={signInTexts.backToSignIn} />
      </p>
    </ValidatedForm>
  );
});
