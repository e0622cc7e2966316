import type { CheckedForm, FormState } from '../../view-models/shared/form-state';
import type { FieldBasics } from './FieldShell';

/** The parts of a form that its fields need. */
export type FieldsForm<Name extends string> = Pick<FormState<Name>, 'values' | 'setValue' | 'blur'> &
  Pick<CheckedForm, 'messages'>;

/** The props of a required field of a form, whose id begins with `prefix`. */
export function fieldOf<Name extends string>(
  form: FieldsForm<Name>,
  prefix: string,
  name: Name,
  field: Pick<FieldBasics, 'label' | 'autoComplete' | 'hint' | 'rules'>,
): FieldBasics {
  return {
    ...field,
    id: `${prefix}-${name}`,
    name,
    value: form.values[name],
    error: form.messages.get(name) ?? null,
    required: true,
    onType: (value) => form.setValue(name, value),
    onLeave: () => void form.blur(name),
  };
}
