import type { Failure } from '../../../application/ports/failures';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { SUGGESTIONS, SUGGESTIONS_STANDARD } from '../documents/listing-documents';
import { queryWithFallback } from '../query-with-fallback';
import { toSummaries, type ProductContext } from './decode-product';
import { record } from '../wire-value';

/** `Catalogue.suggestions` by itself: all that the search box requests. */
export async function findSuggestions(
  call: CallMiddleware,
  context: ProductContext,
  term: string,
  count: number,
): Promise<Result<readonly ProductSummary[], Failure>> {
  const queryVariables = { search: term, pageSize: count };
  const answer = await queryWithFallback(
    call,
    { query: SUGGESTIONS, queryVariables },
    { query: SUGGESTIONS_STANDARD, queryVariables },
  );
  return decodeQuery(answer, 'products', (value) => toSummaries(record(value, 'products').items, context));
}
