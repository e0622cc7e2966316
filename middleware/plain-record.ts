/** A JSON object from outside, not validated. */
export type PlainRecord = Readonly<Record<string, unknown>>;

export function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
