/** What stands in the fields of a form. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** The message of each field that may not stay as it is. */
export type FieldMessages<Field extends string> = ReadonlyMap<Field, string>;

/** Proves typed values. It is fetched when first needed, so it answers later, and rejects when it cannot be fetched. */
export type CheckValues<Field extends string> = (values: FormValues<Field>) => Promise<FieldMessages<Field>>;

/** White space round a value is nobody's intention, and white space alone is no value. */
export function trimmed<Field extends string>(values: FormValues<Field>): FormValues<Field> {
  const entries = Object.entries<string>(values).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(entries) as FormValues<Field>;
}
