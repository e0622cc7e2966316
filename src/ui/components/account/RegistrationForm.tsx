import { observer } from 'mobx-react-lite';
import type { RegistrationField } from '../../forms/credential-values';
import { linesOf } from '../../texts/en/account/account-refusals';
import { signInTexts } from '../../texts/en/account/sign-in';
import { Field } from '../forms/Field';
import { fieldOf } from '../forms/field-of';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { CheckboxField } from '../forms/CheckboxField';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';
import type { LoginFormProps } from './SignInForm';
import { ViewSwitchButton } from './ViewSwitchButton';

/** Creates an account. Neither checkbox is ticked beforehand; the newsletter is optional. */
export const RegistrationForm = observer(function RegistrationForm({ vm, needsCaptcha }: LoginFormProps) {
  const { form, isSending, error, isAgreed, wantsNewsletter, agree, tickNewsletter, submit } = vm.registration;
  const basics = (field: RegistrationField, label: string, autoComplete: string) =>
    fieldOf(form, 'register', field, { label, autoComplete });
  return (
    <ValidatedForm id="register-form" forms={[form]} onSubmit={() => void submit()}>
      <EmailField prefix="register" form={form} autoComplete="username" />
      <Field {...basics('firstName', signInTexts.firstName, 'given-name')} capitals="words" />
      <Field {...basics('lastName', signInTexts.lastName, 'family-name')} capitals="words" />
      <PasswordField {...basics('password', signInTexts.password, 'new-password')} hint={signInTexts.passwordHint} />
      <div className="login-ticks">
        <CheckboxField
          id="register-newsletter"
          name="newsletter"
          label={signInTexts.newsletter}
          isTicked={wantsNewsletter}
          onTick={tickNewsletter}
        />
        <CheckboxField
          id="register-agreed"
          name="agreed"
          label={signInTexts.agree}
          isTicked={isAgreed}
          error={form.messages.get('agreed') ?? null}
          onTick={agree}
        />
      </div>
      <RefusalBox lines={error === null ? [] : linesOf(error)} />
      <SubmitButton
        id="register-submit"
        label={signInTexts.register}
        busyLabel={signInTexts.registering}
        isBusy={isSending}
      />
      {needsCaptcha && <CaptchaNotice />}
      <p className="login-ways">
        {signInTexts.haveAccount} <ViewSwitchButton vm={vm} to="sign-in" label={signInTexts.toSignIn} />
      </p>
    </ValidatedForm>
  );
});
