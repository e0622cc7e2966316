import { useState } from 'react';
import { formTexts } from '../../texts/en/forms';
import { controlAttributes, FieldShell, type FieldBasics } from './FieldShell';
import { keepFocus } from './SubmitButton';

interface PasswordFieldProps extends Omit<FieldBasics, 'name' | 'required'> {
  readonly name?: string;
  readonly required?: boolean;
  /** False on a page without the view-model, where the button would do nothing. */
  readonly canShow?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({ name = 'password', required = true, canShow = true, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const field: FieldBasics = { ...props, name, required };
  return (
    <FieldShell field={field}>
      <div className={canShow ? 'password' : undefined}>
        <input
          {...controlAttributes(field)}
          {...field.rules}
          type={isShown ? 'text' : 'password'}
          value={field.value}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => field.onType(event.target.value)}
        />
        {canShow && (
          <button
            type="button"
            id={`${field.id}-show`}
            className="password-show"
            aria-label={isShown ? formTexts.hidePassword : formTexts.showPassword}
            aria-controls={field.id}
            onMouseDown={keepFocus}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? formTexts.hide : formTexts.show}
          </button>
        )}
      </div>
    </FieldShell>
  );
}
