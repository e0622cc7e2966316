import { isPlainRecord } from '../plain-record';

/** A copy without `__typename`: callers send back what they were answered, and GraphQL inputs know no such field. */
export function stripTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripTypenames);
  if (!isPlainRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, entry]) => name !== '__typename' && entry !== undefined)
      .map(([name, entry]) => [name, stripTypenames(entry)]),
  );
}
