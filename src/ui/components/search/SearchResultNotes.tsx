import type { Correction } from '../../../domain/listing/listing-query';
import { inStore, type SiteProps } from '../../site-props';
import { searchTexts } from '../../texts/en/catalogue/search';
import { searchResultTexts } from '../../texts/en/catalogue/search-results';
import { resultsAddress, SEARCH_PATH } from './search-path';
import { contactTexts } from '../../texts/en/layout/contact';
import { headerWords } from '../../texts/en/layout/header-words';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { Departments } from '../shared/Departments';
import { Drawing } from '../shared/Drawing';

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
        {searchResultTexts.corrected(typed, meant)}
      </p>
    );
  return (
    <p className="lead" id="search-corrected">
      <a href={resultsAddress(inStore(storePrefix, SEARCH_PATH), meant)}>{searchResultTexts.didYouMean(meant)}</a>
    </p>
  );
}

interface FoundPagesProps {
  readonly pages: readonly { readonly name: string; readonly path: string }[];
  readonly storePrefix: string;
}

/** Categories and content pages that match the term, above the products. */
export function FoundPages({ pages, storePrefix }: FoundPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={searchTexts.pages}>
      <ul className="strip">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <a className="strip-link" href={inStore(storePrefix, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NoSearchResultsProps {
  readonly site: SiteProps;
  /** Words of the term that find something alone. */
  readonly near: readonly string[];
}

/** Shown on a results page without products. */
export function NoSearchResults({ site, near }: NoSearchResultsProps) {
  return (
    <div className="nothing">
      <Drawing of="snowdrop" />
      <p className="lead">{listingTexts.nothing}</p>
      {near.length > 0 ? <NearWords words={near} storePrefix={site.storePrefix} /> : <p>{searchTexts.nothingHint}</p>}
      <p>
        <a className="way-on" href={contactTexts.phoneLink}>
          {headerWords.call}
          {contactTexts.phone}
        </a>
      </p>
      <Departments site={site} />
    </div>
  );
}

function NearWords({ words, storePrefix }: { readonly words: readonly string[]; readonly storePrefix: string }) {
  return (
    <nav aria-labelledby="search-near">
      <p id="search-near">{searchResultTexts.near}</p>
      <ul className="strip">
        {words.map((word) => (
          <li key={word}>
            <a className="strip-link" href={resultsAddress(inStore(storePrefix, SEARCH_PATH), word)}>
              {word}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
