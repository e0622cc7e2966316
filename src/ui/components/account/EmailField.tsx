import { observer } from 'mobx-react-lite';
import { signInTexts } from '../../texts/en/account/sign-in';
import { Field } from '../forms/Field';
import { fieldOf, type FieldsForm } from '../forms/field-of';

interface EmailFieldProps {
  /** Prefix of its id. */
  readonly prefix: string;
  readonly label?: string;
  readonly form: FieldsForm<'email'>;
  /** `username` where it is the name of an account. */
  readonly autoComplete: 'username' | 'email';
}

/** The email of a form about an account. */
export const EmailField = observer(function EmailField({
  prefix,
  label = signInTexts.email,
  form,
  autoComplete,
}: EmailFieldProps) {
  return <Field {...fieldOf(form, prefix, 'email', { label, autoComplete })} type="email" capitals="none" />;
});
