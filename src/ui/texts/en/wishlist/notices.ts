import type { Failure } from '../../../../application/ports/failures';
import type { MoveOutcome } from '../../../../application/wishlist/move-to-cart';
import type { Notice } from '../../../../domain/notifications/notice';
import { unreachable } from '../../../../domain/shared/result';
import type { WishlistRefusal } from '../../../../domain/wishlist/wishlist';
import { failureMessage, refusalMessage } from '../refusals';

/** Titles and texts of the notices, which a page without scripts shows too. */
export const wishlistNotices = {
  moved: 'Wishlist',
  kept: 'Wishlist error',
  added: (name: string) => `You added ${name} to your shopping cart.`,
} as const;

/** Notice after a change of the wishlist; null if there is nothing to say. */
export function moveOutcomeMessage(outcome: MoveOutcome): Omit<Notice, 'id'> | null {
  switch (outcome.kind) {
    case 'not-listed':
      return null;
    case 'moved':
      return {
        type: 'success',
        title: wishlistNotices.moved,
        message: wishlistNotices.added(outcome.name),
        persist: false,
      };
    case 'kept':
      return { type: 'danger', title: wishlistNotices.kept, message: refusalMessage(outcome.reason), persist: false };
    default:
      return unreachable(outcome);
  }
}

/**
 * Why a wishlist change was refused; null if nothing is to be shown: an unsupported product type is only logged, and
 * an expired session redirects to sign-in.
 */
export function wishlistRefusalMessage(refusal: WishlistRefusal | Failure): Omit<Notice, 'id'> | null {
  switch (refusal.kind) {
    case 'type-not-supported':
    case 'unauthorised':
      return null;
    case 'not-found':
    case 'rejected':
    case 'busy':
    case 'unreachable':
      return { type: 'danger', title: wishlistNotices.kept, message: failureMessage(refusal), persist: false };
    default:
      return unreachable(refusal);
  }
}
