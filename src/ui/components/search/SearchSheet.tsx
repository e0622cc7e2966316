import { headerWords } from '../../texts/en/header-words';
import { searchTexts } from '../../texts/en/search';
import { Icon } from '../shared/Icon';
import { SearchForm } from './SearchForm';

/** Id of the popover that the header opens. */
export const SEARCH_SHEET_ID = 'search-sheet';

/** The search box of every page: a native popover, which opens, takes the focus and closes without scripts. */
export function SearchSheet({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <div id={SEARCH_SHEET_ID} popover="auto" className="search-sheet" role="dialog" aria-label={searchTexts.search}>
      <div className="search-sheet-head">
        <SearchForm id="search-term" term="" storePrefix={storePrefix} autoFocus />
        <button
          type="button"
          className="header-link"
          id="search-sheet-close"
          popoverTarget={SEARCH_SHEET_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="sr-only">{headerWords.closeSearch}</span>
        </button>
      </div>
    </div>
  );
}
