/** What of a page's window its address is written into. */
interface PageWindow {
  readonly location: { readonly pathname: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
}

/** Writes a query into the page's address as a new step of the history, without loading the page again. */
export function writeAddress(query: string, page: PageWindow = window): void {
  write('pushState', query, page);
}

/** Writes a query into the page's address in place of the one there is, without loading the page again. */
export function replaceAddress(query: string, page: PageWindow = window): void {
  write('replaceState', query, page);
}

/** The router finds its way back by what it keeps in the state. */
function write(how: 'pushState' | 'replaceState', query: string, { location, history }: PageWindow): void {
  const path = query === '' ? location.pathname : `${location.pathname}?${query}`;
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  history[how]({ ...state, url: path, as: path }, '', path);
}
