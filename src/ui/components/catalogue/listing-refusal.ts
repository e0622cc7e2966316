import { LISTING_CONTEXT, refusalOfQuery, type RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { refusalMessage } from '../../texts/en/refusals';
import { withMessage } from '../product/refusal-message';

/** Returns the text of a card form's refusal, or null. Runs on the server, so that pages need no rules. */
export function listingRefusalMessage(refusals: readonly RefusalInQuery[]): string | null {
  const refusal = refusalOfQuery(refusals, LISTING_CONTEXT);
  return refusal === null ? null : refusalMessage(withMessage(refusal));
}
