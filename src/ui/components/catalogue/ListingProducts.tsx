import type { ReactNode } from 'react';
import type { Listing } from '../../../domain/listing/listing';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { type SiteProps, inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/listing';
import { AddedNotice } from './AddedNotice';
import { listingAddress } from './listing-address';
import { ListingToolbar } from './ListingToolbar';
import { Pagination } from './Pagination';
import { ProductCards } from './ProductCards';

export interface ListingProductsProps {
  readonly site: SiteProps;
  readonly listing: Listing;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the page, without store prefix and query. */
  readonly path: string;
  /** Text of the refusal of a form sent without scripts, or null. */
  readonly refusal: string | null;
  /** Sku of the product that such a form has added. */
  readonly added: string | null;
  /** Shown instead of the products if there are none. */
  readonly nothing: ReactNode;
}

/** One page of products of a category or a search, with its order, layout and other pages. */
export function ListingProducts(props: ListingProductsProps) {
  const { site, listing, query, view, path, refusal, added, nothing } = props;
  const action = inStore(site.storePrefix, path);
  const hrefOf = (change: { page?: number; view?: ListingView }) =>
    listingAddress(action, { ...query, page: change.page ?? query.page }, change.view ?? view);
  return (
    <>
      {refusal === null ? (
        <AddedNotice site={site} products={listing.items} added={added} />
      ) : (
        <p className="alert" role="alert">
          {listingTexts.notAdded(refusal)}
        </p>
      )}
      {listing.items.length === 0 ? (
        nothing
      ) : (
        <>
          <ListingToolbar
            listing={listing}
            query={query}
            view={view}
            action={action}
            hrefOf={(other) => hrefOf({ view: other })}
          />
          <h2 className="sr-only">{listingTexts.products}</h2>
          <ProductCards products={listing.items} view={view} site={site} back={hrefOf({})} place="listing" />
          <Pagination current={listing.page} total={listing.totalPages} hrefOf={(page) => hrefOf({ page })} />
          <p className="listing-foot">{listingTexts.deliveryLine}</p>
        </>
      )}
    </>
  );
}
