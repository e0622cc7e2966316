import '../../theme/account/reviews-page.module.css';
import { ownListQuery, type OwnListPagination } from '../../../domain/listing/own-list-pagination';
import type { ReviewPage } from '../../../domain/reviews/review';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { OwnListPages } from '../../components/account/OwnListPages';
import { ReviewList } from '../../components/product/below/ReviewList';
import { Drawing } from '../../components/shared/Drawing';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { ownReviewTexts } from '../../texts/en/account/own-reviews';

export interface OwnReviewsScreenProps {
  /** Null if they could not be loaded. */
  readonly reviews: ReviewPage | null;
  readonly place: OwnListPagination;
}

/** The customer's reviews. */
export function OwnReviewsScreen({ site, reviews, place }: OwnReviewsScreenProps & { readonly site: SiteProps }) {
  const path = inStore(site.storePrefix, ACCOUNT_PAGES['my-reviews'].path);
  if (reviews === null) return <OwnListFailed text={ownReviewTexts.failed} again={`${path}?${ownListQuery(place)}`} />;
  if (reviews.reviews.length === 0) return <NoReviews storePrefix={site.storePrefix} />;
  return (
    <>
      <h2 className="sr-only">{ownReviewTexts.written}</h2>
      <ReviewList reviews={reviews.reviews} locale={site.locale} withProduct />
      <OwnListPages path={path} place={place} total={0} totalPages={reviews.totalPages} />
    </>
  );
}

function NoReviews({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <div className="own-empty">
      <Drawing of="tulip" />
      <h2>{ownReviewTexts.emptyTitle}</h2>
      <p>{ownReviewTexts.emptyHint}</p>
      <a className="button" href={inStore(storePrefix, ACCOUNT_PAGES['order-history'].path)}>
        {ownReviewTexts.toOrders}
      </a>
    </div>
  );
}
