import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { SearchForm } from './SearchForm';
import { SEARCH_SHEET_ID } from './search-path';

/** Field and close button of the search box. */
export function SearchOverlayHead({ storePrefix }: { readonly storePrefix: string }) {
  return (
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
  );
}
