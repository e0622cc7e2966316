import type { Listing, ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { listingAddress } from './listing-address';
import { Pagination } from './Pagination';

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
