/** Name of the search box; on every page, unlike the other texts of a search. */
export const searchLabel = 'Search';
