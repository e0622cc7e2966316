import { controlAttributes, FieldFrame, type FieldBasics } from './FieldFrame';

interface FieldProps extends FieldBasics {
  readonly type?: 'text' | 'email' | 'tel';
  readonly disabled?: boolean;
}

/** One line of text. */
export function Field({ type = 'text', disabled = false, ...field }: FieldProps) {
  return (
    <FieldFrame field={field}>
      <input
        {...controlAttributes(field)}
        type={type}
        value={field.value}
        disabled={disabled}
        onChange={(event) => field.onType(event.target.value)}
      />
    </FieldFrame>
  );
}
