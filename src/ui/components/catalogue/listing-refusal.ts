import { KNOWN_TO_LISTING, refusalOfQuery, type RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { wordRefusal } from '../../texts/en/refusals';
import { withMessage } from '../product/refusal-message';

/** Returns the text of a card form's refusal, or null. Runs on the server, so that pages need no rules. */
export function wordListingRefusal(refusals: readonly RefusalInQuery[]): string | null {
  const refusal = refusalOfQuery(refusals, KNOWN_TO_LISTING);
  return refusal === null ? null : wordRefusal(withMessage(refusal));
}
