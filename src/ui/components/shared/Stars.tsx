import type { Rating } from '../../../domain/catalogue/product';
import { sharedTexts } from '../../texts/en/shared';

/** Average rating; nothing without ratings. */
export function Stars({ rating }: { rating: Rating }) {
  if (rating.count === 0) return null;
  return (
    <p className="stars">
      <span aria-hidden="true">{`${sharedTexts.stars(rating.stars)} ${sharedTexts.reviewCount(rating.count)}`}</span>
      <span className="sr-only">{sharedTexts.rated(rating.stars, rating.count)}</span>
    </p>
  );
}
