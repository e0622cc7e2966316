import { controlAttributes, FieldShell, type FieldBasics } from './FieldShell';

interface FieldProps extends FieldBasics {
  readonly type?: 'text' | 'email' | 'tel';
  readonly disabled?: boolean;
  /** Values of the `autocapitalize` attribute. */
  readonly capitals?: 'none' | 'words' | 'characters';
}

/** A single-line text field. */
export function Field({ type = 'text', disabled = false, capitals, ...field }: FieldProps) {
  return (
    <FieldShell field={field}>
      <input
        {...controlAttributes(field)}
        {...field.rules}
        type={type}
        value={field.value}
        disabled={disabled}
        autoCapitalize={capitals}
        spellCheck={false}
        onChange={(event) => field.onType(event.target.value)}
      />
    </FieldShell>
  );
}
