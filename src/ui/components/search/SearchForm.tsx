import { MAX_TERM } from '../../../domain/listing/search-term';
import { inStore } from '../../site-props';
import { searchTexts } from '../../texts/en/catalogue/search';
import { headerTexts } from '../../texts/en/layout/header';
import { Icon } from '../shared/Icon';
import { SEARCH_PATH, SEARCH_SHEET_ID } from './search-path';
import { headerWords } from '../../texts/en/layout/header-words';

interface SearchFormProps {
  /** The field's id; a page may have two. */
  readonly id: string;
  /** Value of the field. */
  readonly term: string;
  readonly storePrefix: string;
  /** Whether opening the form's container focuses the field. */
  readonly autoFocus?: boolean;
}

/** A plain form that opens the results, with scripts and without. */
export function SearchForm({ id, term, storePrefix, autoFocus = false }: SearchFormProps) {
  return (
    <form method="get" action={inStore(storePrefix, SEARCH_PATH)} className="search-form" role="search">
      <label className="sr-only" htmlFor={id}>
        {searchTexts.label}
      </label>
      <input
        type="search"
        className="search-input"
        id={id}
        name="term"
        defaultValue={term}
        maxLength={MAX_TERM}
        placeholder={searchTexts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={autoFocus}
      />
      <button type="submit" className="button search-submit">
        <Icon name="search" />
        <span>{headerTexts.search}</span>
      </button>
    </form>
  );
}

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
