import type { Correction } from '../../../domain/listing/listing-query';
import { inStore } from '../../site-props';
import { searchTexts } from '../../texts/en/catalogue/search';
import { resultsAddress, SEARCH_PATH } from './search-path';

interface CorrectedTermProps {
  readonly correction: Correction | null;
  readonly storePrefix: string;
}

/** Says that another term was searched, or links to the results of the probable one. */
export function CorrectedTerm({ correction, storePrefix }: CorrectedTermProps) {
  if (correction === null) return null;
  const { typed, meant, isSearched } = correction;
  if (isSearched)
    return (
      <p className="lead" id="search-corrected">
        {searchTexts.corrected(typed, meant)}
      </p>
    );
  return (
    <p className="lead" id="search-corrected">
      <a href={resultsAddress(inStore(storePrefix, SEARCH_PATH), meant)}>{searchTexts.didYouMean(meant)}</a>
    </p>
  );
}
