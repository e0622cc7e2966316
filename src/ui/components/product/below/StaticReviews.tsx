import { reviewWords } from '../../../texts/en/product/review-words';
import { isForFuneral } from '../../../../domain/catalogue/departments';
import type { DetailsProps, PageReviews } from './ProductDetails';
import { ReviewList, ReviewsSkeleton, RowSkeleton } from './ReviewList';
import { reviewsAddress } from './reviews-address';

/** The reviews as the server renders them: links load them without scripts. Below them is room for a row of products. */
export function StaticReviews(props: DetailsProps) {
  return (
    <>
      {props.reviews !== null && <Reviews {...props} reviews={props.reviews} />}
      {!isForFuneral([props.product]) && <RowSkeleton />}
    </>
  );
}

function Reviews({ product, site, back, reviews }: DetailsProps & { readonly reviews: PageReviews }) {
  const { loaded, hasFailed } = reviews;
  const { count } = product.rating;
  return (
    <>
      {hasFailed && <p className="hint">{reviewWords.failed}</p>}
      {loaded !== null && loaded.reviews.length > 0 && (
        <>
          <ReviewList reviews={loaded.reviews} locale={site.locale} />
          <p className="review-links">
            {loaded.page > 1 && <a href={reviewsAddress(back, loaded.page - 1)}>{reviewWords.newer}</a>}
            {loaded.page < loaded.totalPages && <a href={reviewsAddress(back, loaded.page + 1)}>{reviewWords.older}</a>}
          </p>
        </>
      )}
      {count === 0 && loaded === null && !hasFailed && <p className="hint">{reviewWords.none}</p>}
      {count > 0 && loaded === null && (
        <div className="awaited">
          <a className="way-on" href={reviewsAddress(back, 1)}>
            {hasFailed ? reviewWords.tryAgain : reviewWords.readCount(count)}
          </a>
          {!hasFailed && <ReviewsSkeleton count={count} />}
        </div>
      )}
      {loaded?.reviews.length === 0 && <p className="hint">{reviewWords.none}</p>}
      <div id="write-review" className="write-review">
        <noscript>
          <p className="hint">{reviewWords.needsScripts}</p>
        </noscript>
      </div>
    </>
  );
}
