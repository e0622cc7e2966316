import type { PageLoadResult } from './page';

/** The offline page shows the layout and texts alone. */
export function loadOfflinePage(): Promise<PageLoadResult<object>> {
  return Promise.resolve({ kind: 'page', body: {} });
}
