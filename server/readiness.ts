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
