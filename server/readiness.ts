/** ms to wait for the backend. */
const ASK_WITHIN_MS = 1000;
/** A result is reused for this long, so that frequent probes cause one request. */
const REMEMBERED_MS = 1000;

export type Readiness = 'ready' | 'draining' | 'backend-away';

/** Whether the shop may receive traffic: true when the commerce backend responds without a server error. */
export function makeReadiness(
  graphqlUrl: string,
  now: () => number,
  draining: () => boolean,
): () => Promise<Readiness> {
  let asked: { readonly at: number; readonly there: Promise<boolean> } | null = null;
  return async () => {
    if (draining()) return 'draining';
    if (asked === null || now() - asked.at > REMEMBERED_MS) asked = { at: now(), there: isThere(graphqlUrl) };
    return (await asked.there) ? 'ready' : 'backend-away';
  };
}

async function isThere(graphqlUrl: string): Promise<boolean> {
  const question = new URL(graphqlUrl);
  question.searchParams.set('query', '{__typename}');
  try {
    const answer = await fetch(question, { signal: AbortSignal.timeout(ASK_WITHIN_MS), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
