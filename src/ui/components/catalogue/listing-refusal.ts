import { KNOWN_TO_LISTING, refusalOfQuery, type RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { sentenceOf } from '../product/refusal-places';

/** Returns why a card's form sent without scripts was refused, in words, or null. For the server: the page needs no rules. */
export function wordListingRefusal(refusals: readonly RefusalInQuery[]): string | null {
  const refusal = refusalOfQuery(refusals, KNOWN_TO_LISTING);
  return refusal === null ? null : sentenceOf(refusal);
}
