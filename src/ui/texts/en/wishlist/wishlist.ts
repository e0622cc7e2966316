import type { Failure } from '../../../../application/ports/failures';
import type { WishOutcome } from '../../../../application/wishlist/wishlist-changes';
import type { Notice } from '../../../../domain/notifications/notice';
import { unreachable } from '../../../../domain/shared/result';
import type { WishRefusal } from '../../../../domain/wishlist/wish';
import { wordFailure, wordRefusal } from '../refusals';

/** Notice after a change of the wishlist; null if there is nothing to say. */
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

/**
 * Why a wishlist change was refused; null if nothing is to be shown: an unsupported product type is only logged, and
 * an expired session redirects to sign-in.
 */
export function wordWishRefusal(refusal: WishRefusal | Failure): Omit<Notice, 'id'> | null {
  switch (refusal.kind) {
    case 'type-not-supported':
    case 'unauthorised':
      return null;
    case 'not-found':
    case 'rejected':
    case 'busy':
    case 'unreachable':
      return { type: 'danger', title: 'Wishlist error', message: wordFailure(refusal), persist: false };
    default:
      return unreachable(refusal);
  }
}
