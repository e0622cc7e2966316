import { controlAttributes, FieldShell, type FieldBasics } from './FieldShell';

interface FieldProps extends FieldBasics {
  readonly type?: 'text' | 'email' | 'tel';
  readonly disabled?: boolean;
  /** What a phone's keyboard does with capitals by itself; words of the browser. */
  readonly capitals?: 'none' | 'words' | 'characters';
}

/** One line of text. */
export function Field({ type = 'text', disabled = false, capitals, ...field }: FieldProps) {
  return (
    <FieldShell field={field}>
      <input
        {...controlAttributes(field)}
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
