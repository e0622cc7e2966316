interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Collects the keys that one request loads, fetches them together and caches the values for that request. `fetch`
 * returns values in the order of the keys and never gets a key twice.
 */
export class BatchLoader<Key extends string | number, Value> {
  private readonly cached = new Map<Key, Promise<Value>>();
  private waiting = new Map<Key, Waiting<Value>>();

  constructor(private readonly fetch: (keys: readonly Key[]) => Promise<readonly Value[]>) {}

  load(key: Key): Promise<Value> {
    const known = this.cached.get(key);
    if (known !== undefined) return known;
    const value = new Promise<Value>((resolve, reject) => {
      // Runs after the promises of this tick, so that all keys of one query level are collected first.
      if (this.waiting.size === 0) void Promise.resolve().then(() => process.nextTick(() => void this.dispatch()));
      this.waiting.set(key, { resolve, reject });
    });
    this.cached.set(key, value);
    return value;
  }

  loadMany(keys: readonly Key[]): Promise<Value[]> {
    return Promise.all(keys.map((key) => this.load(key)));
  }

  private async dispatch(): Promise<void> {
    const batch = this.waiting;
    this.waiting = new Map();
    try {
      const values = await this.fetch([...batch.keys()]);
      [...batch.values()].forEach((waiting, index) => {
        const value = values[index];
        if (value === undefined) waiting.reject(new Error('A batch returned fewer values than keys.'));
        else waiting.resolve(value);
      });
    } catch (bug) {
      for (const waiting of batch.values()) waiting.reject(bug);
    }
  }
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
