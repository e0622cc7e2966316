import { reviewWords } from '../../../texts/en/review-words';
import { Pagination } from '../../catalogue/Pagination';
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
          <Pagination current={loaded.page} total={loaded.totalPages} hrefOf={(page) => reviewsAddress(back, page)} />
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
