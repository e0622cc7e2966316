/** What is public and the same for everybody may be remembered for this long, ms. */
const FRESH_MS = 60_000;
/** A fault is not asked about again before this, ms. */
const PAUSE_MS = 2_000;
const MAX_KEYS = 200;

/** What a loading brought; `whole` is false when parts are missing and it should be tried again soon. */
export interface Loaded<Value> {
  readonly value: Value;
  readonly whole: boolean;
}

/**
 * Remembers what `load` answers, by key, one loading at a time; `load` is given the last value, to keep what it cannot
 * renew. Only for what does not depend on who asks. Time is in ms, from `now`.
 */
export function refreshingCache<Value>(
  load: (key: string, before: Value | null) => Promise<Loaded<Value>>,
  now: () => number,
): (key: string) => Promise<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const loading = new Map<string, Promise<Value>>();

  async function renew(key: string): Promise<Value> {
    const { value, whole } = await load(key, kept.get(key)?.value ?? null);
    kept.delete(key);
    kept.set(key, { value, until: now() + (whole ? FRESH_MS : PAUSE_MS) });
    const oldest = kept.keys().next();
    if (kept.size > MAX_KEYS && oldest.done !== true) kept.delete(oldest.value);
    return value;
  }

  return (key) => {
    const entry = kept.get(key);
    if (entry !== undefined && entry.until > now()) return Promise.resolve(entry.value);
    const under = loading.get(key) ?? renew(key).finally(() => loading.delete(key));
    loading.set(key, under);
    return under;
  };
}
