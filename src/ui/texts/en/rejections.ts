import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { LISTING_CONTEXT, refusalOfQuery, type RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { refusalMessage } from './refusals';

/**
 * Texts of the backend's refusal codes, for pages without scripts. The URL carries only the code, so that a link cannot
 * inject a text.
 */
function rejectionByCode(code: string): string {
  switch (code) {
    case 'INSUFFICIENT_STOCK':
      return 'We do not have that many left.';
    case 'NOT_SALABLE':
      return 'It is not available at the moment.';
    case 'PRODUCT_NOT_FOUND':
      return 'It is no longer in the shop.';
    default:
      return 'We could not add it. Please check your choices, or call us.';
  }
}

type Refusal = AddToCartRefusal | Failure;

/** The refusal with a message, which a URL does not carry. Runs on the server, so that no page has all of them. */
export function withMessage(refusal: Refusal): Refusal {
  const isBare = refusal.kind === 'rejected' && refusal.message === '';
  return isBare ? { ...refusal, message: rejectionByCode(refusal.code) } : refusal;
}

/** Returns the text of a card form's refusal, or null. Runs on the server, so that pages need no rules. */
export function listingRefusalMessage(refusals: readonly RefusalInQuery[]): string | null {
  const refusal = refusalOfQuery(refusals, LISTING_CONTEXT);
  return refusal === null ? null : refusalMessage(withMessage(refusal));
}
