import type { InputHTMLAttributes } from 'react';
import { describedBy } from './OptionTitle';

interface QuantityInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Its name too. */
  readonly id: string;
  readonly min: '0' | '1';
  /** Shown below it, with the id `{id}-error`. */
  readonly error: string | null;
  /** Whether a refusal that the server has rendered moves the focus here. */
  readonly isFocused: boolean;
}

/** A field for a quantity. */
export function QuantityInput({ id, error, isFocused, ...input }: QuantityInputProps) {
  return (
    <input
      {...input}
      type="number"
      className="input input-quantity"
      id={id}
      name={id}
      step="1"
      inputMode="numeric"
      autoComplete="off"
      autoFocus={error !== null && isFocused}
      data-refused={error !== null || undefined}
      aria-invalid={error !== null || undefined}
      aria-describedby={describedBy(error === null ? null : `${id}-error`)}
    />
  );
}
