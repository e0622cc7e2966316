import type { Review } from '../../../../domain/reviews/review';
import { reviewWords } from '../../../texts/en/product/review-words';

const MOST_STARS = 5;

/** One page of reviews; own ones name their product. */
interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly locale: string;
  /** Shows the product instead of the author. */
  readonly withProduct?: boolean;
}

export function ReviewList({ reviews, locale, withProduct = false }: ReviewListProps) {
  return (
    <ul className="reviews">
      {reviews.map(({ id, stars, title, text, nickname, createdAt, product, isPending }) => (
        <li key={id} className="review">
          <p className="review-stars">
            <span aria-hidden="true">{starsInSigns(stars)}</span>
            <span className="sr-only">{reviewWords.rated(stars)}</span>
          </p>
          <h3>{title}</h3>
          {isPending && <p className="review-pending">{reviewWords.pending}</p>}
          <p className="review-text">{text}</p>
          <p className="hint">
            {reviewWords.by(withProduct ? (product?.name ?? '') : nickname, dayOf(createdAt, locale))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function starsInSigns(stars: number): string {
  const full = Math.min(MOST_STARS, Math.max(0, Math.round(stars)));
  return '★'.repeat(full) + '☆'.repeat(MOST_STARS - full);
}

/** `2026-02-01 10:00:00` as "1 February 2026"; anything else as it is. */
function dayOf(createdAt: string, locale: string): string {
  const day = /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '';
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return createdAt;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon,
  );
}

/** On a page of reviews. */
const MAX_REVIEWS = 10;

/** Space for reviews that are not loaded yet. Without scripts there is none. */
export function ReviewsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className="reviews later" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_REVIEWS) }, (_, index) => (
        <div key={index} className="review-room skeleton" />
      ))}
    </div>
  );
}

/** Room for a row of products that is not loaded yet. */
export function RowSkeleton() {
  return <div className="row-room later" aria-hidden="true" />;
}
