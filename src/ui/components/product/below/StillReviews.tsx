import { reviewWords } from '../../../texts/en/review-words';
import type { BelowProps } from './below-props';
import { ReviewList } from './ReviewList';
import { reviewsAddress } from './reviews-address';

/** The reviews as the server renders them: links load them without scripts. */
export function StillReviews({ product, site, back, reviews }: BelowProps) {
  if (reviews === null) return null;
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
        <a className="way-on" href={reviewsAddress(back, 1)}>
          {hasFailed ? reviewWords.tryAgain : reviewWords.readCount(count)}
        </a>
      )}
      {loaded?.reviews.length === 0 && <p className="hint">{reviewWords.none}</p>}
      <div id="write-review">
        <noscript>
          <p className="hint">{reviewWords.needsScripts}</p>
        </noscript>
      </div>
    </>
  );
}
