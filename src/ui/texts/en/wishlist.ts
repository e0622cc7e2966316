import type { WishOutcome } from '../../../application/wishlist/follow-wish';
import type { Notice } from '../../../domain/notifications/notice';
import { unreachable } from '../../../domain/shared/result';
import { wordRefusal } from './refusals';

/** S8-10, S8-11. What the corner says once the cart was told of a wish; null when there is nothing to say. */
export function wordWishOutcome(outcome: WishOutcome): Omit<Notice, 'id'> | null {
  switch (outcome.kind) {
    case 'no-wish':
      return null;
    case 'moved':
      return {
        type: 'success',
        title: 'Wishlist',
        message: `You added ${outcome.name} to your shopping cart.`,
        persist: false,
      };
    case 'kept':
      return { type: 'danger', title: 'Wishlist error', message: wordRefusal(outcome.reason), persist: false };
    default:
      return unreachable(outcome);
  }
}
