import { observer } from 'mobx-react-lite';
import type { Filter } from '../../../domain/listing/filter';
import { type Listing, isNarrowed, type ListingQuery, type ListingView } from '../../../domain/listing/listing-query';
import { Static } from '../../../next-internals/server-only/server-components';
import { type SiteProps, inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { ServerOnly } from '../shared/ServerOnly';
import { AddedNotice } from './AddedNotice';
import { FilterDrawer } from './FilterDrawer';
import { FOUND_ID, PRODUCTS_ID } from './listing-ids';
import { ProductCards } from './ProductCards';
import { type OpenListing, useListing } from './use-listing';
import type { Elements } from '../shared/elements';

export interface ListingProductsProps {
  readonly site: SiteProps;
  /** Its name in the title: that of the category, or null for a search. */
  readonly name: string | null;
  readonly listing: Listing;
  /** The filters offered on this page. */
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the page, without store prefix and query. */
  readonly path: string;
  /** Text of the refusal of a form sent without scripts, or null. */
  readonly refusal: string | null;
  /** Sku of the product that such a form has added. */
  readonly added: string | null;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** Shown instead of the products if there are none even without filters. */
  readonly nothing: Elements;
  readonly open: OpenListing;
}

/**
 * One page of products of a category or a search, with its filters, order, layout and other pages. The server renders
 * what only links to other products; hydrated, that is carried out in place, and drawn again by a script that is loaded
 * with the first change.
 */
export const ListingProducts = observer(function ListingProducts(props: ListingProductsProps) {
  const { site, name, path, refusal, added, nothing, open } = props;
  const { live, isBusy, on } = useListing(open);
  const { listing, filters, query, view } = live?.vm ?? props;
  const action = inStore(site.storePrefix, path);
  const hasFilters = filters.length > 0;
  const place = { listing, query, view, action };
  const choices = { filters, query, view, action, site };
  const { total } = listing;
  return (
    <div className={hasFilters ? 'listing listing-filtered' : 'listing'} {...on}>
      {hasFilters && <FilterDrawer live={live} picked={live?.vm.picked ?? query.filters} {...choices} />}
      {live !== null && <live.ListingTitle {...{ name, total, filters, query, site }} />}
      <div className="listing-main" aria-busy={isBusy || undefined}>
        {refusal === null ? (
          <AddedNotice site={site} products={listing.items} added={added} />
        ) : (
          <p className="alert" role="alert">
            {listingTexts.notAdded(refusal)}
          </p>
        )}
        <section className="toolbar" aria-label={listingTexts.controls}>
          <p className="toolbar-found" id={FOUND_ID} tabIndex={-1} role="status">
            {listingTexts.productsFound(total)}
          </p>
          {live === null ? (
            <ServerOnly id="order-html">
              {process.env.NEXT_RUNTIME !== '' && <Static.ListingToolbar {...place} hasFilters={hasFilters} />}
            </ServerOnly>
          ) : (
            <live.ListingToolbar {...place} query={live.vm.ordered} hasFilters={hasFilters} />
          )}
        </section>
        {live === null ? (
          <ServerOnly id="badges-html">
            {process.env.NEXT_RUNTIME !== '' && <Static.FilterBadges {...choices} />}
          </ServerOnly>
        ) : (
          <live.FilterBadges {...choices} />
        )}
        {live !== null && live.vm.loading.error !== null && !isBusy && <Failure />}
        {listing.items.length > 0 ? (
          <>
            <h2 className="sr-only" id={PRODUCTS_ID} tabIndex={-1}>
              {listingTexts.products}
            </h2>
            <ProductCards
              products={listing.items}
              view={view}
              site={site}
              back={live?.listingAddress(action, query, view) ?? props.back}
              place={hasFilters ? 'filtered' : 'listing'}
            />
            {live === null ? (
              <ServerOnly id="pages-html">
                {process.env.NEXT_RUNTIME !== '' && <Static.ListingPages {...place} />}
              </ServerOnly>
            ) : (
              <live.ListingPages {...place} />
            )}
            <p className="listing-foot">{listingTexts.deliveryLine}</p>
          </>
        ) : !isNarrowed(query) ? (
          nothing
        ) : live === null ? (
          <ServerOnly id="nothing-left">
            {process.env.NEXT_RUNTIME !== '' && <Static.NoFilterResults {...place} />}
          </ServerOnly>
        ) : (
          <live.NoFilterResults {...place} />
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
