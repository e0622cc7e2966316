import { type ReactNode, useEffect, useRef } from 'react';
import type { Listing, ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { PER_PAGE_OPTIONS, SORT_OPTIONS } from '../../../domain/listing/parse-listing-query';
import { listingTexts, sortLabels } from '../../texts/en/catalogue/listing';
import { Icon } from '../shared/Icon';
import { OwnIcon } from '../shared/OwnIcon';
import { keptFields, listingAddress } from './listing-address';
import { FILTERS_ID } from './listing-ids';
import { Pagination } from './Pagination';

interface ListingToolbarProps {
  readonly listing: Listing;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
  /** Whether there is anything to filter by. */
  readonly hasFilters: boolean;
}

/** The filters of a narrow page, sort order, page size and layout. A form and links, so it works without scripts. */
export function ListingToolbar({ hasFilters, ...order }: ListingToolbarProps) {
  return (
    <>
      {hasFilters && (
        <button
          type="button"
          className="button button-quiet toolbar-filters"
          id="filters-opener"
          popoverTarget={FILTERS_ID}
        >
          {listingTexts.filtersChosen(Object.values(order.query.filters).flat().length)}
        </button>
      )}
      {order.listing.items.length > 0 && <Order {...order} />}
    </>
  );
}

function Order({ listing, query, view, action }: Omit<ListingToolbarProps, 'hasFilters'>) {
  const asksSize = listing.totalPages > 1;
  const hrefOf = (other: ListingView) => listingAddress(action, query, other);
  return (
    <>
      <form
        method="get"
        action={action}
        className="toolbar-form"
        id="listing-form"
        data-listing="sort"
        // After Back, the page is sorted as its URL says, not as selected when it was left.
        autoComplete="off"
      >
        {keptFields(query, view, asksSize).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label className="label" htmlFor="sort">
            {listingTexts.sortBy}
          </label>
          <Choice id="sort" name="sort" current={query.sort} query={query}>
            {SORT_OPTIONS.map((key) => (
              <option key={key} value={key}>
                {sortLabels[key]}
              </option>
            ))}
          </Choice>
        </div>
        {asksSize && <PageSize query={query} />}
        <button type="submit" className="button button-quiet" id="listing-apply">
          <Icon name="done" />
          <span>{listingTexts.apply}</span>
        </button>
      </form>
      <p className="toolbar-views">
        <ViewLink href={hrefOf('grid')} name="grid" current={view} label={listingTexts.grid} />
        <ViewLink href={hrefOf('list')} name="list" current={view} label={listingTexts.list} />
      </p>
    </>
  );
}

/** Includes a page size from the URL that is not one of ours. */
function PageSize({ query }: { query: ListingQuery }) {
  const current = query.itemsPerPage;
  const sizes = PER_PAGE_OPTIONS.some((size) => size === current) ? PER_PAGE_OPTIONS : [...PER_PAGE_OPTIONS, current];
  return (
    <div className="field">
      <label className="label" htmlFor="items-per-page">
        {listingTexts.show}
      </label>
      <Choice id="items-per-page" name="itemsPerPage" current={String(current)} query={query}>
        {sizes.map((size) => (
          <option key={size} value={String(size)}>
            {listingTexts.perPage(size)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly current: string;
  /** A new object for each URL of the page, even if Back returns before the one in between is rendered. */
  readonly query: ListingQuery;
  readonly children: ReactNode;
}

/** Keeps what was selected while it loads, and follows the browser's history. */
function Choice({ id, name, current, query, children }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current !== null) select.current.value = current;
  }, [current, query]);
  return (
    <select ref={select} className="input" id={id} name={name} defaultValue={current}>
      {children}
    </select>
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
    <a
      className="view-link"
      id={`view-${name}`}
      href={href}
      data-listing="view"
      data-value={name}
      aria-current={name === current ? 'true' : undefined}
    >
      <OwnIcon name={name} />
      <span className="sr-only">{label}</span>
    </a>
  );
}

interface ListingPagesProps {
  readonly listing: Listing;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
}

/** Links to the other pages of a listing. */
export function ListingPages({ listing, query, view, action }: ListingPagesProps) {
  const hrefOf = (page: number) => listingAddress(action, { ...query, page }, view);
  return <Pagination current={listing.page} total={listing.totalPages} hrefOf={hrefOf} />;
}
