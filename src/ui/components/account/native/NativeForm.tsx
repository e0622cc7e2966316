import type { InputHTMLAttributes } from 'react';
import type { Elements } from '../../shared/elements';

interface NativeFormProps {
  readonly action: string;
  /** This page, with store prefix: the result is shown there. */
  readonly back: string;
  readonly submit: string;
  readonly children?: Elements;
}

/** A form that the browser checks and posts by itself. Only the server draws it. */
export function NativeForm({ action, back, submit, children }: NativeFormProps) {
  return (
    <form method="post" action={`/api/actions/${action}`} className="step-form">
      <input type="hidden" name="back" value={back} />
      {children}
      <div className="submit-row">
        <button type="submit" className="button button-large">
          {submit}
        </button>
      </div>
    </form>
  );
}

interface NativeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export function NativeField({ label, hint, ...input }: NativeFieldProps) {
  const id = `page-${input.name}`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className="input"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
    </div>
  );
}

/** The values of a refused form, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

interface NativeEmailProps {
  readonly label: string;
  readonly autoComplete: string;
  readonly typed: Typed;
}

export const NativeEmail = ({ typed, ...field }: NativeEmailProps) => (
  <NativeField name="email" type="email" {...field} required autoCapitalize="none" defaultValue={typed.email} />
);

interface NativeTickProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly typed: Typed;
}

export function NativeTick({ name, label, required = false, typed }: NativeTickProps) {
  return (
    <label className="tick-row" htmlFor={`page-${name}`}>
      <input
        type="checkbox"
        className="tick"
        id={`page-${name}`}
        name={name}
        value="yes"
        required={required}
        defaultChecked={typed[name] === 'yes'}
      />
      <span>{label}</span>
    </label>
  );
}
