import { observer } from 'mobx-react-lite';
import { linesOf } from '../../texts/en/account/account-refusals';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { signInTexts } from '../../texts/en/account/sign-in';
import type { CheckoutIdentification } from '../../view-models/checkout/checkout-identification';
import { CaptchaNotice } from '../account/CaptchaNotice';
import { RefusalBox } from '../account/RefusalBox';
import { PasswordField } from '../forms/PasswordField';
import { CheckboxField } from '../forms/CheckboxField';

export interface AccountOptionsProps {
  readonly identification: CheckoutIdentification;
  readonly needsCaptcha: boolean;
}

/** The password of a new or existing account, and why it was refused. Loaded when its checkbox is ticked. */
export const AccountOptions = observer(function AccountOptions({ identification, needsCaptcha }: AccountOptionsProps) {
  const { form, mode, entering, wantsNewsletter } = identification;
  const isNew = mode === 'create';
  const lines = entering.error === null ? [] : linesOf(entering.error);
  const refusal = lines.length > 0 && !isNew ? [...lines, checkoutTexts.orAsGuest] : lines;
  return (
    <div className="account-options">
      <PasswordField
        key={mode}
        id="account-password"
        label={signInTexts.password}
        value={form.values.password}
        error={form.messages.get('password') ?? null}
        hint={isNew ? signInTexts.passwordHint : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onType={(value) => form.setValue('password', value)}
        onLeave={() => void form.blur('password')}
      />
      {isNew && (
        <CheckboxField
          id="account-newsletter"
          name="newsletter"
          label={signInTexts.newsletter}
          isTicked={wantsNewsletter}
          onTick={(wanted) => identification.tickNewsletter(wanted)}
        />
      )}
      {needsCaptcha && <CaptchaNotice />}
      <RefusalBox lines={refusal} />
    </div>
  );
});
