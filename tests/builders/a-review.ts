import type { StoredReview } from '../../src/adapters/memory/catalogue/memory-reviews';
import { reviewId, type Review } from '../../src/domain/reviews/review';

/** Ann's review of the tulips, five stars. */
export function aReview(overrides: Partial<Review> = {}): Review {
  const { nickname = 'Ann', createdAt = '2026-02-01 10:00:00', stars = 5 } = overrides;
  return {
    id: reviewId(nickname, createdAt, stars * 20),
    nickname,
    createdAt,
    stars,
    title: 'Still standing',
    text: 'Ten days, and not one has dropped.',
    product: { uid: 'uid-TULIPS', name: 'Name of TULIPS' },
    ...overrides,
  };
}

/** The same review as stored, approved. */
export function aStoredReview(review: Partial<Review> = {}, stored: Partial<StoredReview> = {}): StoredReview {
  return { sku: 'TULIPS', author: null, isApproved: true, review: aReview(review), ...stored };
}
