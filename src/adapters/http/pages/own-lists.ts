import { listingView } from '../../../domain/listing/parse-listing-query';
import { ownListPagination, ownListQuery } from '../../../domain/listing/own-list-pagination';
import { REVIEWS_PER_PAGE } from '../../../domain/reviews/review';
import type { OwnReviewsScreenProps } from '../../../ui/screens/account/OwnReviewsScreen';
import type { WishlistScreenProps } from '../../../ui/screens/account/WishlistScreen';
import { ACCOUNT_PAGES } from '../../../ui/texts/en/account/account-pages';
import { LISTING_CONTEXT, refusalOfQuery } from '../../../ui/view-models/cart/refusal-in-query';
import { formOutcomePath, readFormOutcome } from '../form-outcome';
import { failed, type PageContext, type PageLoadResult } from './page';

const NOT_OFFERED = { kind: 'failed', status: 404 } as const;

/** A page of the wishlist. A page beyond the last redirects to the last. */
export async function loadWishlistPage({ shop, query }: PageContext): Promise<PageLoadResult<WishlistScreenProps>> {
  if (!shop.offers.wishlists) return NOT_OFFERED;
  const place = ownListPagination(query);
  const view = listingView(query);
  const { refusals, added } = readFormOutcome(query);
  const [list, moved] = await Promise.all([
    shop.commerce.wishlists.page(place.page, place.itemsPerPage),
    added === null ? null : shop.commerce.catalogue.productsBySku([added]),
  ]);
  const name = moved?.ok === true ? (moved.value[0]?.name ?? null) : null;
  const known = { place, view, added: name, refusal: refusalOfQuery(refusals, LISTING_CONTEXT) };
  if (!list.ok && list.reason.kind === 'unauthorised') return failed(list.reason);
  if (!list.ok) return { kind: 'page', body: { wishlist: null, ...known }, partFailure: list.reason };
  const { total, totalPages } = list.value;
  if (total > 0 && place.page > totalPages) {
    const last = `${ACCOUNT_PAGES['my-wishlist'].path}?${ownListQuery({ ...place, page: totalPages })}`;
    return { kind: 'redirect', to: formOutcomePath(last, added === null ? [] : [['added', added]]) };
  }
  return {
    kind: 'page',
    body: { wishlist: list.value, ...known },
    partFailure: moved?.ok === false ? moved.reason : null,
  };
}

/** A page of the customer's own reviews. */
export async function loadOwnReviews({ shop, query }: PageContext): Promise<PageLoadResult<OwnReviewsScreenProps>> {
  if (!shop.offers.reviews) return NOT_OFFERED;
  const place = { page: ownListPagination(query).page, itemsPerPage: REVIEWS_PER_PAGE };
  const own = await shop.commerce.reviews.own(place.page, place.itemsPerPage);
  if (!own.ok && own.reason.kind === 'unauthorised') return failed(own.reason);
  return own.ok
    ? { kind: 'page', body: { reviews: own.value, place } }
    : { kind: 'page', body: { reviews: null, place }, partFailure: own.reason };
}
