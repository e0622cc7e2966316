/** What of a page's window its address is written into. */
interface PageWindow {
  readonly location: { readonly pathname: string };
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, title: string, path: string): void;
  };
}

/**
 * Writes a query into the page's address, as a step that the way back undoes, without asking for the page again. The
 * router finds its way back by what it keeps in the state.
 */
export function writeAddress(query: string, { location, history }: PageWindow = window): void {
  const path = query === '' ? location.pathname : `${location.pathname}?${query}`;
  const state = (history.state ?? {}) as Readonly<Record<string, unknown>>;
  history.pushState({ ...state, url: path, as: path }, '', path);
}
