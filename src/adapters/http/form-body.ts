/** A posted form: values by name in their order. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

const MAX_FIELDS = 100;
const MAX_VALUE = 4096;

/** Parses a urlencoded body; null when it has more fields or longer values than any form of the shop. */
export function readForm(body: string): FormFields | null {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1;
    if (count > MAX_FIELDS || value.length > MAX_VALUE || name.length > 200) return null;
    const values = fields.get(name) ?? [];
    values.push(value);
    fields.set(name, values);
  }
  return fields;
}

export function first(fields: FormFields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

/** Values of `option.<uid>`, by uid, without empty ones. */
export function optionAnswers(fields: FormFields): Readonly<Record<string, readonly string[]>> {
  const entries = [...fields]
    .filter(([name]) => name.startsWith('option.'))
    .map(([name, values]) => [name.slice('option.'.length), values.filter((value) => value !== '')] as const)
    .filter(([uid, values]) => uid !== '' && values.length > 0);
  return Object.fromEntries(entries);
}

/** First values of all fields whose name begins with `prefix`, by the rest of the name. */
export function named(fields: FormFields, prefix: string): readonly (readonly [string, string])[] {
  return [...fields]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, values]) => [name.slice(prefix.length), (values[0] ?? '').trim()] as const);
}
