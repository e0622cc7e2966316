/** The probable meaning of a search term. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
  /** True if what was found is that of `meant`, because `typed` finds nothing. */
  readonly isSearched: boolean;
}
