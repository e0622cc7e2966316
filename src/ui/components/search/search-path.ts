/** Path of the results of a search, without store prefix. */
export const SEARCH_PATH = '/search';

/** Address of the results of a term; `path` is that of the page with store prefix. */
export function resultsAddress(path: string, term: string): string {
  return `${path}?${new URLSearchParams({ term }).toString()}`;
}

/** Id of the popover that the header opens. */
export const SEARCH_SHEET_ID = 'search-sheet';
