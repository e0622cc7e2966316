import { type ComponentType, useState } from 'react';
import { Static } from '../../../next-internals/server-only/server-components';
import type { SiteProps } from '../../site-props';
import { headerTexts } from '../../texts/en/layout/header';
import { ServerOnly } from '../shared/ServerOnly';
import { SEARCH_SHEET_ID } from './search-path';

type Suggestions = ComponentType<{ readonly site: SiteProps }>;

/**
 * The search box of every page: a native popover, which opens, takes the focus and closes without scripts. Suggestions
 * are loaded when its field is used; letters that were typed before are an input of the hydrated page.
 */
export function SearchOverlay({ site }: { readonly site: SiteProps }) {
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
      aria-label={headerTexts.search}
      onFocus={load}
      onInput={load}
    >
      <ServerOnly id="search-sheet-head">
        {process.env.NEXT_RUNTIME !== '' && <Static.SearchOverlayHead storePrefix={site.storePrefix} />}
      </ServerOnly>
      {Suggestions !== null && <Suggestions site={site} />}
    </div>
  );
}
