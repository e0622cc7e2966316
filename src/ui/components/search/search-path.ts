/** Path of the results of a search, without store prefix. */
export const SEARCH_PATH = '/search';

/** Id of the popover that the header opens. */
export const SEARCH_SHEET_ID = 'search-sheet';
