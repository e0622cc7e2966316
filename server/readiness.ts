/** ms to wait for the backend. */
const TIMEOUT_MS = 1000;
/** A result is reused for this long, so that frequent probes cause one request. */
const CACHE_MS = 1000;

export type Readiness = 'ready' | 'draining' | 'backend-away';

/** Whether the shop may receive traffic: true when the commerce backend responds without a server error. */
export function createReadiness(
  graphqlUrl: string,
  now: () => number,
  draining: () => boolean,
): () => Promise<Readiness> {
  let last: { readonly at: number; readonly isReady: Promise<boolean> } | null = null;
  return async () => {
    if (draining()) return 'draining';
    if (last === null || now() - last.at > CACHE_MS) last = { at: now(), isReady: isReady(graphqlUrl) };
    return (await last.isReady) ? 'ready' : 'backend-away';
  };
}

/** ms between two questions to a backend that is starting. */
const START_POLL_MS = 25;
/** ms from the start of the shop; then pages are rendered without the backend. */
const START_WITHIN_MS = 10_000;

/**
 * Resolves when the backend has started, or the shop stops. Both programs of a shop start at once, and a first page waits for it.
 */
export async function backendStarted(graphqlUrl: string, stopping: AbortSignal): Promise<void> {
  const end = AbortSignal.any([stopping, AbortSignal.timeout(START_WITHIN_MS)]);
  while (!end.aborted && !(await isReady(graphqlUrl))) await new Promise((later) => setTimeout(later, START_POLL_MS));
}

async function isReady(graphqlUrl: string): Promise<boolean> {
  const url = new URL(graphqlUrl);
  url.searchParams.set('query', '{__typename}');
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
