import type { PageLoadResult } from './page';

/** The server renders nothing of the customer: the hydrated page loads who is signed in, also after a cross-site navigation. */
export function loadProfilePage(): Promise<PageLoadResult<object>> {
  return Promise.resolve({ kind: 'page', body: {} });
}
