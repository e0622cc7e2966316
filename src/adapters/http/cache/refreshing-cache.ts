import { LRUCache } from 'lru-cache';

/** How long public data may be cached, ms. */
const FRESH_MS = 60_000;
/** How long a failure is not retried, ms. */
const PAUSE_MS = 2_000;
const MAX_KEYS = 200;

/** A loaded value; `whole` is false when parts are missing and it should be loaded again soon. */
export interface Loaded<Value> {
  readonly value: Value;
  readonly whole: boolean;
}

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
  readonly version: number;
}

/**
 * Caches the results of `load` by key, with one concurrent load for each; `load` receives the last value, to keep
 * what it cannot renew. A value that was loaded for a lower `version` is loaded again. With `in-background` a value that is
 * only old is returned while it is renewed. Only for data that is the same for all
 * visitors. Time is in ms, from `now`.
 */
export function refreshingCache<Value>(
  load: (key: string, before: Value | null, version: number) => Promise<Loaded<Value>>,
  now: () => number,
  renewal: 'awaited' | 'in-background' = 'awaited',
): (key: string, version?: number) => Promise<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max: MAX_KEYS });
  const loading = new Map<string, Promise<Value>>();

  async function renew(key: string, version: number): Promise<Value> {
    const { value, whole } = await load(key, kept.get(key)?.value ?? null, version);
    if ((kept.get(key)?.version ?? 0) > version) return value;
    kept.set(key, { value, until: now() + (whole ? FRESH_MS : PAUSE_MS), version });
    return value;
  }

  return (key, version = 0) => {
    const entry = kept.get(key);
    const isCurrent = entry !== undefined && entry.version >= version;
    if (isCurrent && entry.until > now()) return Promise.resolve(entry.value);
    const name = `${key} ${version}`;
    const under = loading.get(name) ?? renew(key, version).finally(() => loading.delete(name));
    loading.set(name, under);
    if (!isCurrent || renewal === 'awaited') return under;
    under.catch(() => undefined);
    return Promise.resolve(entry.value);
  };
}
