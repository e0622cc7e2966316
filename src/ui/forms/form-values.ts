import { trimText } from '../../domain/text/invisible';

/** Values of a form's fields. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** The message of each invalid field. */
export type FieldMessages<Field extends string> = ReadonlyMap<Field, string>;

/** Validates form values. The rules are loaded on first use; rejects if they cannot be loaded. */
export type CheckValues<Field extends string> = (values: FormValues<Field>) => Promise<FieldMessages<Field>>;

/** Trims values, so that white space alone counts as empty. */
export function trimmed<Field extends string>(values: FormValues<Field>): FormValues<Field> {
  const entries = Object.entries<string>(values).map(([field, value]) => [field, trimText(value)]);
  return Object.fromEntries(entries) as FormValues<Field>;
}
