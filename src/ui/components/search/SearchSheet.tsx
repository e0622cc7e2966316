import { type ComponentType, useState } from 'react';
import type { SiteProps } from '../../site-props';
import { headerWords } from '../../texts/en/header-words';
import { searchLabel } from '../../texts/en/search-label';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';
import { SearchForm } from './SearchForm';

/** Id of the popover that the header opens. */
export const SEARCH_SHEET_ID = 'search-sheet';

type Suggestions = ComponentType<{ readonly site: SiteProps }>;

/**
 * The search box of every page: a native popover, which opens, takes the focus and closes without scripts. What it suggests
 * is loaded when its field is used; letters that were typed before are an input of the hydrated page.
 */
export function SearchSheet({ site }: { readonly site: SiteProps }) {
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const load = () =>
    void import('./SearchSuggestions').then(
      (part) => setSuggestions(() => part.SearchSuggestions),
      // The form works without them.
      () => undefined,
    );
  return (
    <div
      id={SEARCH_SHEET_ID}
      popover="auto"
      className="search-sheet"
      role="dialog"
      aria-label={searchLabel}
      onFocus={load}
      onInput={load}
    >
      <ServerOnly id="search-sheet-head">
        {process.env.NEXT_RUNTIME !== '' && <Head storePrefix={site.storePrefix} />}
      </ServerOnly>
      {Suggestions !== null && <Suggestions site={site} />}
    </div>
  );
}

function Head({ storePrefix }: { readonly storePrefix: string }) {
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
