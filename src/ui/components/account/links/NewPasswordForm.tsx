import { observer } from 'mobx-react-lite';
import type { CaptchaFailure } from '../../../../application/ports/captcha';
import type { Failure } from '../../../../application/ports/failures';
import { inStore, type SiteProps } from '../../../site-props';
import { linkTexts } from '../../../texts/en/account/emailed-links';
import { wordAccountRefusal } from '../../../texts/en/account/account-refusals';
import { captchaTexts } from '../../../texts/en/account/captcha';
import { contactTexts } from '../../../texts/en/layout/contact';
import { signInTexts } from '../../../texts/en/account/sign-in';
import type { NewPasswordViewModel } from '../../../view-models/account/new-password-view-model';
import { PasswordField } from '../../forms/PasswordField';
import { SubmitButton } from '../../forms/SubmitButton';
import { ValidatedForm } from '../../forms/ValidatedForm';
import { CaptchaNotice } from '../CaptchaNotice';
import { EmailField } from '../EmailField';
import { RefusalBox } from '../RefusalBox';

interface NewPasswordFormProps {
  readonly vm: NewPasswordViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'needsCaptcha'>;
  readonly asksEmail: boolean;
}

const FIELDS = [
  ['password', linkTexts.password],
  ['repeated', linkTexts.repeated],
] as const;

/** A new password, twice. A shop that asks for a captcha needs scripts for it. */
export const NewPasswordForm = observer(function NewPasswordForm({ vm, site, asksEmail }: NewPasswordFormProps) {
  const { form, saving } = vm;
  const action = site.needsCaptcha ? undefined : '/api/actions/reset-password';
  return (
    <>
      {site.needsCaptcha && (
        <noscript>
          <p className="alert">{captchaTexts.needsScripts(contactTexts.phone)}</p>
        </noscript>
      )}
      <ValidatedForm id="new-password" forms={[form]} action={action} onSubmit={() => void vm.submit()}>
        <input type="hidden" name="back" value={inStore(site.storePrefix, '/reset-password')} />
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
            onType={(value) => form.type(name, value)}
            onLeave={() => void form.leave(name)}
          />
        ))}
        <RefusalBox lines={saving.error === null ? [] : [wordRefused(saving.error)]} />
        <SubmitButton
          id="new-password-save"
          label={linkTexts.savePassword}
          busyLabel={linkTexts.saving}
          isBusy={saving.isLoading}
        />
        {site.needsCaptcha && <CaptchaNotice />}
      </ValidatedForm>
    </>
  );
});

/** The backend does not say whether the link or the address is wrong, and neither do we. */
function wordRefused(reason: Failure | CaptchaFailure): string {
  return reason.kind === 'not-found' || reason.kind === 'rejected' ? linkTexts.used : wordAccountRefusal(reason);
}
