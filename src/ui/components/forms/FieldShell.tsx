import type { InputHTMLAttributes } from 'react';
import { formTexts } from '../../texts/en/forms';
import { ErrorText } from './ErrorText';
import type { Elements } from '../shared/elements';

/** The props of every form field. */
export interface FieldBasics {
  readonly id: string;
  /** Name of the field in its form. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly hint?: string;
  readonly required: boolean;
  /** The `autocomplete` token, such as `shipping postal-code`. */
  readonly autoComplete: string;
  /** What the browser checks in a form without the view-model. */
  readonly rules?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'minLength' | 'maxLength' | 'pattern' | 'title' | 'inputMode'
  >;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

/** Attributes that connect a control with its label, hint and error. */
export function controlAttributes({ id, name, required, error, hint, autoComplete, onLeave }: FieldBasics) {
  const described = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`];
  const ids = described.filter((part) => part !== null).join(' ');
  return {
    id,
    name,
    className: 'input',
    required,
    autoComplete,
    onBlur: onLeave,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': ids === '' ? undefined : ids,
  } as const;
}

/** Lays out label, control, hint and error. Optional fields are marked, because most are required. */
export function FieldShell({ field, children }: { readonly field: FieldBasics; readonly children: Elements }) {
  const { id, label, required, hint, error } = field;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        {!required && <span className="soft"> {formTexts.optional}</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <ErrorText id={`${id}-error`} error={error} />
    </div>
  );
}
