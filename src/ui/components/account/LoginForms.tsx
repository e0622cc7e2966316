import { observer } from 'mobx-react-lite';
import type { CaptchaFailure } from '../../../application/ports/system';
import type { Failure } from '../../../application/ports/failures';
import type { ForgottenField, RegistrationField, SignInField } from '../../forms/credential-values';
import { inStore, type SiteProps } from '../../site-props';
import { accountRefusalMessage, linesOf, resetRequestMessage } from '../../texts/en/account/account-refusals';
import { signInTexts } from '../../texts/en/account/sign-in';
import type { CheckedForm } from '../../view-models/shared/form-state';
import { CheckboxField } from '../forms/CheckboxField';
import { Field } from '../forms/Field';
import { fieldOf, type FieldsForm } from '../forms/field-of';
import { PasswordField } from '../forms/PasswordField';
import { keepFocus, SubmitButton } from '../forms/SubmitButton';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';

type LoginForm = 'sign-in' | 'register' | 'forgotten';
type Refusal = Failure | CaptchaFailure | null;

interface FormView<Name extends string> {
  readonly form: FieldsForm<Name> & CheckedForm;
  /** Omitted on the page without the view-model, whose forms are posted. */
  readonly submit?: () => Promise<void>;
}

/** What the forms show: the view-model of the modal, or the values of a refused form. */
export interface LoginFormsView {
  readonly signIn: FormView<SignInField> & { readonly isSending: boolean; readonly error: Refusal };
  readonly registration: FormView<RegistrationField> & {
    readonly isSending: boolean;
    readonly error: Refusal;
    readonly isAgreed: boolean;
    readonly wantsNewsletter: boolean;
    agree(isAgreed: boolean): void;
    tickNewsletter(isWanted: boolean): void;
  };
  readonly forgotten: FormView<ForgottenField> & {
    readonly sending: { readonly isLoading: boolean; readonly error: Refusal };
    /** Null on the page, which does not repeat the email. */
    readonly sentTo: string | null;
  };
  /** Omitted on the page, where links lead to the other forms. */
  readonly turnTo?: (form: LoginForm) => void;
}

export interface LoginFormProps {
  readonly vm: LoginFormsView;
  readonly site: Pick<SiteProps, 'storePrefix' | 'needsCaptcha'>;
}

/** The page of the forms, which work there without scripts; with store prefix. */
export function loginPath(storePrefix: string, form: LoginForm): string {
  return inStore(storePrefix, form === 'sign-in' ? '/sign-in' : `/sign-in?form=${form}`);
}

/** Page and modal may be shown together, so their ids differ. */
const prefixOf = (vm: LoginFormsView, prefix: string) => (vm.turnTo === undefined ? 'page' : prefix);

/** Signs in, or leads to the other forms. */
export const SignInForm = observer(function SignInForm({ vm, site }: LoginFormProps) {
  const { form, isSending, error, submit } = vm.signIn;
  const prefix = prefixOf(vm, 'login');
  const password = { label: signInTexts.password, autoComplete: 'current-password' };
  return (
    <ValidatedForm
      id={`${prefix}-form`}
      forms={[form]}
      action="sign-in"
      back={loginPath(site.storePrefix, 'sign-in')}
      onSubmit={submit}
    >
      <EmailField prefix={prefix} form={form} autoComplete="username" />
      <PasswordField {...fieldOf(form, prefix, 'password', password)} canShow={submit !== undefined} />
      {submit !== undefined && <RefusalBox lines={error === null ? [] : [accountRefusalMessage(error)]} />}
      <Submit
        prefix={prefix}
        label={signInTexts.login}
        busyLabel={signInTexts.signingIn}
        isBusy={isSending}
        site={site}
      />
      <div className="login-ways">
        <ViewSwitch vm={vm} site={site} to="forgotten" label={signInTexts.forgotten} />
        <p>
          {signInTexts.newHere} <ViewSwitch vm={vm} site={site} to="register" label={signInTexts.toRegister} />
        </p>
      </div>
    </ValidatedForm>
  );
});

const NAME_RULES = { maxLength: 255 };
const PASSWORD_RULES = {
  title: signInTexts.passwordHint,
  pattern: '(?=.*[0-9])(?=.*[A-Za-z])(?=.*[!#$%&*?@^_\\-])\\S{8,256}',
};

/** Creates an account. Neither checkbox is ticked beforehand; the newsletter is optional. */
export const RegistrationForm = observer(function RegistrationForm({ vm, site }: LoginFormProps) {
  const { form, isSending, error, isAgreed, wantsNewsletter, agree, tickNewsletter, submit } = vm.registration;
  const prefix = prefixOf(vm, 'register');
  const isPosted = submit === undefined;
  const basics = (name: RegistrationField, label: string, autoComplete: string, rules: object) =>
    fieldOf(form, prefix, name, { label, autoComplete, rules: isPosted ? rules : undefined });
  return (
    <ValidatedForm
      id={`${prefix}-form`}
      forms={[form]}
      action="register"
      back={loginPath(site.storePrefix, 'register')}
      onSubmit={submit}
    >
      <EmailField prefix={prefix} form={form} autoComplete="username" />
      <Field {...basics('firstName', signInTexts.firstName, 'given-name', NAME_RULES)} capitals="words" />
      <Field {...basics('lastName', signInTexts.lastName, 'family-name', NAME_RULES)} capitals="words" />
      <PasswordField
        {...basics('password', signInTexts.password, 'new-password', PASSWORD_RULES)}
        hint={signInTexts.passwordHint}
        canShow={!isPosted}
      />
      <div className="login-ticks">
        <CheckboxField
          id={`${prefix}-newsletter`}
          name="newsletter"
          label={signInTexts.newsletter}
          isTicked={wantsNewsletter}
          onTick={tickNewsletter}
        />
        <CheckboxField
          id={`${prefix}-agreed`}
          name="agreed"
          label={signInTexts.agree}
          isTicked={isAgreed}
          required
          error={form.messages.get('agreed') ?? null}
          onTick={agree}
        />
      </div>
      {submit !== undefined && <RefusalBox lines={error === null ? [] : linesOf(error)} />}
      <Submit
        prefix={prefix}
        label={signInTexts.register}
        busyLabel={signInTexts.registering}
        isBusy={isSending}
        site={site}
      />
      <p className="login-ways">
        {signInTexts.haveAccount} <ViewSwitch vm={vm} site={site} to="sign-in" label={signInTexts.toSignIn} />
      </p>
    </ValidatedForm>
  );
});

/** Requests an email with a link to choose a new password. */
export const ForgottenForm = observer(function ForgottenForm({ vm, site }: LoginFormProps) {
  const { form, sending, submit } = vm.forgotten;
  const prefix = prefixOf(vm, 'forgotten');
  return (
    <ValidatedForm
      id={`${prefix}-form`}
      forms={[form]}
      action="request-password-reset"
      back={loginPath(site.storePrefix, 'forgotten')}
      onSubmit={submit}
    >
      <p>{signInTexts.forgottenHint}</p>
      <EmailField prefix={prefix} form={form} autoComplete="username" />
      {submit !== undefined && (
        <RefusalBox lines={sending.error === null ? [] : [resetRequestMessage(sending.error)]} />
      )}
      <Submit
        prefix={prefix}
        label={signInTexts.reset}
        busyLabel={signInTexts.sending}
        isBusy={sending.isLoading}
        site={site}
      />
      <p className="login-ways">
        <ViewSwitch vm={vm} site={site} to="sign-in" label={signInTexts.backToSignIn} />
      </p>
    </ValidatedForm>
  );
});

/** After a new password was requested. Says the same whether or not there is an account. */
export const ResetRequested = observer(function ResetRequested({ vm, site }: LoginFormProps) {
  const { sentTo } = vm.forgotten;
  return (
    <div className="login-sent">
      {sentTo === null ? (
        <p>{signInTexts.sentPlainly}</p>
      ) : (
        <p role="status">
          {signInTexts.sentBefore} <strong>{sentTo}</strong> {signInTexts.sentAfter}
        </p>
      )}
      <p>{signInTexts.sentHint}</p>
      <p className="login-ways">
        <ViewSwitch vm={vm} site={site} to="sign-in" label={signInTexts.backToSignIn} />
      </p>
    </div>
  );
});

interface SubmitProps extends Pick<LoginFormProps, 'site'> {
  readonly prefix: string;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
}

function Submit({ prefix, site, ...button }: SubmitProps) {
  return (
    <>
      <SubmitButton id={`${prefix}-submit`} {...button} />
      {site.needsCaptcha && <CaptchaNotice />}
    </>
  );
}

interface ViewSwitchProps extends LoginFormProps {
  readonly to: LoginForm;
  readonly label: string;
}

/** Leads to another form. */
function ViewSwitch({ vm, site, to, label }: ViewSwitchProps) {
  const { turnTo } = vm;
  if (turnTo === undefined)
    return (
      <a className="button-plain" href={loginPath(site.storePrefix, to)}>
        {label}
      </a>
    );
  return (
    <button
      type="button"
      id={`login-to-${to}`}
      className="button-plain"
      onMouseDown={keepFocus}
      onClick={() => turnTo(to)}
    >
      {label}
    </button>
  );
}
