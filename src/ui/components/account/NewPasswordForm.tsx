import { observer } from 'mobx-react-lite';
import { inStore, type SiteProps } from '../../site-props';
import { linkTexts, linkRefusalMessage } from '../../texts/en/account/emailed-links';
import { captchaTexts } from '../../texts/en/account/captcha';
import { contactTexts } from '../../texts/en/layout/contact';
import { signInTexts } from '../../texts/en/account/sign-in';
import type { NewPasswordViewModel, NewPasswordDone } from '../../view-models/account/new-password-view-model';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';
import { PostForm } from '../forms/PostForm';

interface NewPasswordFormProps {
  readonly vm: NewPasswordViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'needsCaptcha'>;
  readonly purpose: 'reset' | 'confirm';
  readonly link: string | null;
  readonly asksEmail: boolean;
}

const FIELDS = [
  ['password', linkTexts.password],
  ['repeated', linkTexts.repeated],
] as const;

const FORMS = {
  reset: { action: 'reset-password', path: '/reset-password' },
  confirm: { action: 'confirm-account', path: '/customer/account/confirm' },
} as const;

/** A new password, twice. A shop that asks for a captcha needs scripts for that of a forgotten one. */
export const NewPasswordForm = observer(function NewPasswordForm(props: NewPasswordFormProps) {
  const { vm, site, purpose, link, asksEmail } = props;
  const { form, saving } = vm;
  const { action, path } = FORMS[purpose];
  const needsCaptcha = site.needsCaptcha && purpose === 'reset';
  const texts = linkTexts[purpose];
  return (
    <>
      {needsCaptcha && (
        <noscript>
          <p className="alert">{captchaTexts.needsScripts(contactTexts.phone)}</p>
        </noscript>
      )}
      <ValidatedForm
        id="new-password"
        forms={[form]}
        action={needsCaptcha ? undefined : action}
        back={inStore(site.storePrefix, path)}
        onSubmit={() => void vm.submit()}
      >
        {link !== null && <input type="hidden" name="link" value={link} />}
        {asksEmail && <EmailField prefix="new-password" form={form} autoComplete="username" />}
        {FIELDS.map(([name, label]) => (
          <PasswordField
            key={name}
            id={`new-password-${name}`}
            name={name}
            label={label}
            hint={name === 'password' ? signInTexts.passwordHint : undefined}
            value={form.values[name]}
            error={form.messages.get(name) ?? null}
            autoComplete="new-password"
            onType={(value) => form.setValue(name, value)}
            onLeave={() => void form.blur(name)}
          />
        ))}
        <RefusalBox lines={saving.error === null ? [] : [linkRefusalMessage(saving.error, texts.refused)]} />
        <SubmitButton
          id="new-password-save"
          label={texts.button}
          busyLabel={linkTexts.saving}
          isBusy={saving.isLoading}
        />
        {needsCaptcha && <CaptchaNotice />}
      </ValidatedForm>
    </>
  );
});

interface LinkDoneProps {
  readonly site: Pick<SiteProps, 'storePrefix'>;
  readonly done: NewPasswordDone;
  readonly isSignedIn: boolean;
}

const DONE = { ...linkTexts.reset.done, ...linkTexts.confirm.done } satisfies Record<NewPasswordDone, string>;

/** The result of a password change, and a link to sign in with it. */
export function LinkDone({ site: { storePrefix }, done, isSignedIn }: LinkDoneProps) {
  const signIn = inStore(storePrefix, '/sign-in');
  return (
    <>
      <p className="success" role="status">
        {DONE[done]}
      </p>
      {isSignedIn ? (
        <>
          <p>{linkTexts.otherAccount}</p>
          <PostForm action="sign-out" back={signIn} submit={linkTexts.signOut} />
        </>
      ) : (
        <a className="button" id="link-sign-in" href={signIn} data-overlay="login">
          {linkTexts.signIn}
        </a>
      )}
    </>
  );
}
