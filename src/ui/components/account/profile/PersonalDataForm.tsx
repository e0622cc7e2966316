import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { accountRefusalMessage } from '../../../texts/en/account/account-refusals';
import { profileTexts } from '../../../texts/en/account/profile';
import type { ProfileViewModel } from '../../../view-models/account/profile-view-model';
import { Field } from '../../forms/Field';
import { PasswordField } from '../../forms/PasswordField';
import { SubmitButton } from '../../forms/SubmitButton';
import { ValidatedForm } from '../../forms/ValidatedForm';

interface PersonalDataFormProps {
  readonly vm: ProfileViewModel;
  /** This page, where a form without scripts comes back to. */
  readonly back: string;
}

const FIELDS = [
  { name: 'firstName', label: profileTexts.firstName, autoComplete: 'given-name', capitals: 'words' },
  { name: 'lastName', label: profileTexts.lastName, autoComplete: 'family-name', capitals: 'words' },
  { name: 'email', label: profileTexts.email, autoComplete: 'username', capitals: 'none', type: 'email' },
] as const;

/** Name and email; another email asks for the password. */
export const PersonalDataForm = observer(function PersonalDataForm({ vm, back }: PersonalDataFormProps) {
  const { form, updating, asksPassword } = vm;
  const submit = () => void vm.submit();
  return (
    <ValidatedForm id="profile-form" forms={[form]} action="update-profile" back={back} onSubmit={submit}>
      <div className="step-fields">
        {FIELDS.map(({ name, ...field }) => (
          <div key={name} className={name === 'email' ? 'step-wide' : undefined}>
            <Field
              {...field}
              id={`profile-${name}`}
              name={name}
              value={form.values[name]}
              error={form.messages.get(name) ?? null}
              required
              onType={(value) => form.setValue(name, value)}
              onLeave={() => void form.blur(name)}
            />
          </div>
        ))}
      </div>
      <AskedPassword vm={vm} isAsked={asksPassword} />
      {updating.error !== null && <p className="error-text">{accountRefusalMessage(updating.error)}</p>}
      <div className="submit-row">
        <SubmitButton
          id="profile-save"
          label={profileTexts.save}
          busyLabel={profileTexts.saving}
          isBusy={updating.isLoading}
        />
      </div>
    </ValidatedForm>
  );
});

/** Appears when it is needed, with the focus; without scripts it is always there. */
const AskedPassword = observer(function AskedPassword({
  vm,
  isAsked,
}: Pick<PersonalDataFormProps, 'vm'> & { readonly isAsked: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <div ref={box} className={isAsked ? undefined : 'noscript:block hidden'}>
      <PasswordField
        id="profile-password"
        label={profileTexts.currentForEmail}
        hint={profileTexts.currentForEmailHint}
        value={vm.password}
        error={null}
        required={isAsked}
        autoComplete="current-password"
        onType={vm.typePassword}
        onLeave={() => undefined}
      />
    </div>
  );
});
