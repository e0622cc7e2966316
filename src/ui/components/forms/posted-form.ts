import { blank } from '../../forms/credential-values';
import type { CheckedForm } from '../../view-models/shared/form-state';
import type { FieldsForm } from './field-of';

/** The values of a refused form, by the names of its fields. */
export type TypedValues = Readonly<Record<string, string>>;

/** The form of a page without the view-model: the values of a refused one. The browser checks and posts it. */
export function postedForm<Name extends string>(
  names: readonly Name[],
  typed: TypedValues = {},
): FieldsForm<Name> & CheckedForm {
  return {
    values: { ...blank(names), ...typed },
    messages: new Map<Name, string>(),
    focusOn: null,
    isSent: false,
    isValidationUnavailable: false,
    setValue: () => undefined,
    blur: async () => undefined,
    focusHandled: () => undefined,
  };
}
