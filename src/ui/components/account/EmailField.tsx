import { observer } from 'mobx-react-lite';
import { signInTexts } from '../../texts/en/sign-in';
import type { CheckedForm, FormState } from '../../view-models/shared/form-state';
import { Field } from '../forms/Field';

interface EmailFieldProps {
  readonly id: string;
  readonly form: Pick<FormState<'email'>, 'values' | 'type' | 'leave'> & Pick<CheckedForm, 'messages'>;
  /** `username` where it is the name of an account. */
  readonly autoComplete: 'username' | 'email';
}

/** The email of a form about an account. */
export const EmailField = observer(function EmailField({ id, form, autoComplete }: EmailFieldProps) {
  return (
    <Field
      id={id}
      name="email"
      type="email"
      label={signInTexts.email}
      value={form.values.email}
      error={form.messages.get('email') ?? null}
      required
      autoComplete={autoComplete}
      capitals="none"
      onType={(value) => form.type('email', value)}
      onLeave={() => void form.leave('email')}
    />
  );
});
