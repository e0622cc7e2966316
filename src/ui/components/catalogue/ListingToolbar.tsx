import type { ChangeEvent } from 'react';
import type { Listing } from '../../../domain/listing/listing';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { PER_PAGE_OPTIONS } from '../../../domain/listing/parse-listing-query';
import { SORT_OPTIONS } from '../../../domain/listing/sort-options';
import { listingTexts, sortLabels } from '../../texts/en/listing';
import { Icon } from '../shared/Icon';
import { keptFields } from './listing-address';

interface ListingToolbarProps {
  readonly listing: Listing;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
  readonly hrefOf: (view: ListingView) => string;
}

/** Result count, sort order, page size and layout. A form and links, so it works without scripts. */
export function ListingToolbar({ listing, query, view, action, hrefOf }: ListingToolbarProps) {
  const asksSize = listing.totalPages > 1;
  return (
    <section className="toolbar" aria-label={listingTexts.controls}>
      <p className="toolbar-found">{listingTexts.productsFound(listing.total)}</p>
      <form
        method="get"
        action={action}
        className="toolbar-form"
        id="listing-form"
        // A page that is gone back to is sorted as its URL says, not as was selected when it was left.
        autoComplete="off"
        onChange={submitAtOnce}
      >
        {keptFields(query, view, asksSize).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label className="label" htmlFor="sort">
            {listingTexts.sortBy}
          </label>
          <select className="input" id="sort" name="sort" defaultValue={query.sort}>
            {SORT_OPTIONS.map((key) => (
              <option key={key} value={key}>
                {sortLabels[key]}
              </option>
            ))}
          </select>
        </div>
        {asksSize && <PageSize current={listing.itemsPerPage} />}
        <button type="submit" className="button button-quiet" id="listing-apply">
          <Icon name="done" />
          <span>{listingTexts.apply}</span>
        </button>
      </form>
      <p className="toolbar-views">
        <ViewLink href={hrefOf('grid')} name="grid" current={view} label={listingTexts.grid} />
        <ViewLink href={hrefOf('list')} name="list" current={view} label={listingTexts.list} />
      </p>
    </section>
  );
}

/** Hydrated, a change submits the form. The button remains for keyboard users who step through the list. */
function submitAtOnce(event: ChangeEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  form.requestSubmit();
  window.addEventListener('pagehide', () => form.reset(), { once: true });
}

/** Includes a page size from the URL that is not one of ours. */
function PageSize({ current }: { current: number }) {
  const sizes = PER_PAGE_OPTIONS.some((size) => size === current) ? PER_PAGE_OPTIONS : [...PER_PAGE_OPTIONS, current];
  return (
    <div className="field">
      <label className="label" htmlFor="items-per-page">
        {listingTexts.show}
      </label>
      <select className="input" id="items-per-page" name="itemsPerPage" defaultValue={String(current)}>
        {sizes.map((size) => (
          <option key={size} value={String(size)}>
            {listingTexts.perPage(size)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ViewLinkProps {
  readonly href: string;
  readonly name: ListingView;
  readonly current: ListingView;
  readonly label: string;
}

function ViewLink({ href, name, current, label }: ViewLinkProps) {
  return (
    <a className="view-link" href={href} aria-current={name === current ? 'true' : undefined}>
      <Icon name={name} />
      <span className="sr-only">{label}</span>
    </a>
  );
}
