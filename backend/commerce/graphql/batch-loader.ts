import type DataLoader from 'dataloader';

/** The values of all keys, in their order. Rejects when one of them cannot be loaded. */
export function loadAll<Key, Value>(loader: DataLoader<Key, Value>, keys: readonly Key[]): Promise<Value[]> {
  return Promise.all(keys.map((key) => loader.load(key)));
}

/** Groups rows by key; a key without rows gets an empty list. */
export function groupFor<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly (readonly Row[])[] {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}
