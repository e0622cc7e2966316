/** A JSON object, as far as anybody can know from outside. */
export type PlainRecord = Readonly<Record<string, unknown>>;

export function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
