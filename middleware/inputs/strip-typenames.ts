import { isPlainRecord } from '../plain-record';

/** A copy without `__typename`, which callers send back from responses and GraphQL inputs refuse. */
export function stripTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripTypenames);
  if (!isPlainRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, entry]) => name !== '__typename' && entry !== undefined)
      .map(([name, entry]) => [name, stripTypenames(entry)]),
  );
}
