import { formTexts } from '../../texts/en/forms';
import { controlAttributes, FieldShell, type FieldBasics } from './FieldShell';

interface SelectFieldProps extends FieldBasics {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A select. Its empty option prevents an accidental choice. */
export function SelectField({ choices, ...field }: SelectFieldProps) {
  return (
    <FieldShell field={field}>
      <select {...controlAttributes(field)} value={field.value} onChange={(event) => field.onType(event.target.value)}>
        <option value="">{formTexts.pleaseChoose}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
