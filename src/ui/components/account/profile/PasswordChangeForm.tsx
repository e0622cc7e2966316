import { observer } from 'mobx-react-lite';
import type { PasswordChangeField } from '../../../forms/credential-values';
import { accountRefusalMessage } from '../../../texts/en/account/account-refusals';
import { profileTexts } from '../../../texts/en/account/profile';
import { signInTexts } from '../../../texts/en/account/sign-in';
import type { PasswordChangeViewModel } from '../../../view-models/account/password-change-view-model';
import { PasswordField } from '../../forms/PasswordField';
import { SubmitButton } from '../../forms/SubmitButton';
import { ValidatedForm } from '../../forms/ValidatedForm';

interface PasswordChangeFormProps {
  readonly vm: PasswordChangeViewModel;
  /** The name of the account, for the browser's password manager. */
  readonly email: string;
  /** This page, where a form without scripts comes back to. */
  readonly back: string;
}

const FIELDS: readonly (readonly [name: PasswordChangeField, label: string, hint?: string])[] = [
  ['current', profileTexts.current],
  ['password', profileTexts.next, signInTexts.passwordHint],
  ['repeated', profileTexts.repeated],
];

/** Changes the password; asks for the current one. */
export const PasswordChangeForm = observer(function PasswordChangeForm({ vm, email, back }: PasswordChangeFormProps) {
  const { form, changing } = vm;
  const submit = () => void vm.submit();
  return (
    <ValidatedForm id="password-form" forms={[form]} action="change-password" back={back} onSubmit={submit}>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      {FIELDS.map(([name, label, hint]) => (
        <PasswordField
          key={name}
          id={`password-${name}`}
          name={name}
          label={label}
          hint={hint}
          value={form.values[name]}
          error={form.messages.get(name) ?? null}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          onType={(value) => form.setValue(name, value)}
          onLeave={() => void form.blur(name)}
        />
      ))}
      {changing.error !== null && <p className="error-text">{accountRefusalMessage(changing.error)}</p>}
      <div className="submit-row">
        <SubmitButton
          id="password-save"
          label={profileTexts.change}
          busyLabel={profileTexts.changing}
          isBusy={changing.isLoading}
        />
      </div>
    </ValidatedForm>
  );
});
