/** The parts of `window` that are needed to change the URL. */
interface PageWindow {
  readonly location: { readonly pathname: string };
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
}

/** Writes a query into the URL as a new history entry, without navigating. */
export function writeAddress(query: string, page: PageWindow = window): void {
  write('pushState', query, page);
}

/** Replaces the query of the URL, without navigating. */
export function replaceAddress(query: string, page: PageWindow = window): void {
  write('replaceState', query, page);
}

/** Next's router needs its own state to navigate back. */
function write(how: 'pushState' | 'replaceState', query: string, { location, history }: PageWindow): void {
  const path = query === '' ? location.pathname : `${location.pathname}?${query}`;
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  history[how]({ ...state, url: path, as: path }, '', path);
}
