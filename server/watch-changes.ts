/** ms; the backend ends a wait without changes after 20 s. */
const TIMEOUT_MS = 30_000;
/** ms until the next try after a failure. */
const RETRY_MS = 1_000;

export interface Change {
  /** The same for everybody who learns of the change. */
  readonly position: string;
  readonly tags: readonly string[];
}

/**
 * Calls `onChange` with what changes on public pages, by a long poll of the backend, until the returned function is called.
 * Changes while the backend is away are reported when it is back. A failure is not reported: until then pages are
 * cached for their time.
 */
export function watchChanges(url: string, onChange: (change: Change) => void): () => void {
  const stopped = new AbortController();
  let position = '';

  async function look(): Promise<void> {
    const asked = new URL(url);
    asked.searchParams.set('after', position);
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(asked, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`The feed of changes responded with ${response.status}`);
    const change = (await response.json()) as Change;
    position = change.position;
    if (change.tags.length > 0) onChange(change);
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look().catch(() => pause(stopped.signal));
    }
  }

  void watch();
  return () => stopped.abort();
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, RETRY_MS);
    signal.addEventListener('abort', end);
  });
}
