import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Filter } from '../../../domain/listing/filter';
import type { Listing } from '../../../domain/listing/listing';
import { isNarrowed, type ListingQuery, type ListingView } from '../../../domain/listing/listing-query';
import { Static } from '../../server-parts';
import { type SiteProps, inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/listing';
import { Drawing } from '../shared/Drawing';
import { ServerOnly } from '../shared/ServerOnly';
import { AddedNotice } from './AddedNotice';
import { FilterSheet } from './FilterSheet';
import { listingAddress } from './listing-address';
import { ListingToolbar } from './ListingToolbar';
import { Pagination } from './Pagination';
import { ProductCards } from './ProductCards';
import { type OpenListing, PRODUCTS_ID, useListing } from './use-listing';

export interface ListingProductsProps {
  readonly site: SiteProps;
  readonly listing: Listing;
  /** Those that lead on from this page. */
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the page, without store prefix and query. */
  readonly path: string;
  /** Text of the refusal of a form sent without scripts, or null. */
  readonly refusal: string | null;
  /** Sku of the product that such a form has added. */
  readonly added: string | null;
  /** Shown instead of the products if there are none even without filters. */
  readonly nothing: ReactNode;
  readonly open: OpenListing;
}

/** One page of products of a category or a search, with its filters, order, layout and other pages; hydrated, they change in place. */
export const ListingProducts = observer(function ListingProducts(props: ListingProductsProps) {
  const { site, path, refusal, added, nothing, open } = props;
  const { live, isBusy, on } = useListing(open);
  const { listing, filters, query, view } = live?.vm ?? props;
  const action = inStore(site.storePrefix, path);
  const hrefOf = (change: { page?: number; view?: ListingView }) =>
    listingAddress(action, { ...query, page: change.page ?? query.page }, change.view ?? view);
  const drawn = { filters, query, view, site, path };
  return (
    <div className={filters.length > 0 ? 'listing listing-filtered' : 'listing'} {...on}>
      {filters.length > 0 && listing.items.length > 0 && (
        <a className="skip-link listing-skip" href={`#${PRODUCTS_ID}`}>
          {listingTexts.skipFilters}
        </a>
      )}
      {filters.length > 0 && <FilterSheet live={live} picked={live?.vm.picked ?? query.filters} {...drawn} />}
      <div className="listing-main" aria-busy={isBusy || undefined}>
        {refusal === null ? (
          <AddedNotice site={site} products={listing.items} added={added} />
        ) : (
          <p className="alert" role="alert">
            {listingTexts.notAdded(refusal)}
          </p>
        )}
        <ListingToolbar
          listing={listing}
          query={query}
          view={view}
          action={action}
          hrefOf={(other) => hrefOf({ view: other })}
          filtered={filters.length > 0 ? Object.values(query.filters).flat().length : null}
        />
        {live === null ? (
          <ServerOnly id="badges-html">
            {process.env.NEXT_RUNTIME !== '' && <Static.FilterBadges {...drawn} />}
          </ServerOnly>
        ) : (
          <live.FilterBadges {...drawn} />
        )}
        {live !== null && live.vm.loading.error !== null && !isBusy && <Failure />}
        {listing.items.length === 0 ? (
          isNarrowed(query) ? (
            <NothingLeft href={listingAddress(action, { ...query, page: 1, filters: {} }, view)} />
          ) : (
            nothing
          )
        ) : (
          <>
            <h2 className="sr-only" id={PRODUCTS_ID} tabIndex={-1}>
              {listingTexts.products}
            </h2>
            <ProductCards
              products={listing.items}
              view={view}
              site={site}
              back={hrefOf({})}
              place={filters.length > 0 ? 'filtered' : 'listing'}
            />
            <Pagination current={listing.page} total={listing.totalPages} hrefOf={(page) => hrefOf({ page })} />
            <p className="listing-foot">{listingTexts.deliveryLine}</p>
          </>
        )}
      </div>
    </div>
  );
});

/** Above the products that are still shown, when others could not be loaded. */
function Failure() {
  return (
    <div className="alert listing-failure" role="alert">
      <p>{listingTexts.failed}</p>
      <button type="button" className="button button-quiet" id="listing-again" data-listing="again">
        {listingTexts.tryAgain}
      </button>
    </div>
  );
}

/** No product matches the active filters together. */
function NothingLeft({ href }: { readonly href: string }) {
  return (
    <div className="nothing">
      <Drawing of="snowdrop" />
      <p className="lead">{listingTexts.nothing}</p>
      <p>{listingTexts.tooNarrow}</p>
      <a className="button" href={href} id="nothing-clear" data-listing="clear">
        {listingTexts.clearFilters}
      </a>
    </div>
  );
}
