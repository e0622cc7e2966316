import type { Failure } from '../../../application/ports/failures';
import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { toSummaries, type ProductContext } from './product-wire';
import { record } from '../wire-value';

/** `Catalogue.suggestions` by itself: all that the search box requests. */
export async function findSuggestions(
  call: CallMiddleware,
  context: ProductContext,
  term: string,
  count: number,
): Promise<Result<readonly ProductSummary[], Failure>> {
  const answer = await call('products', [{ pageSize: count, search: term }]);
  return decodeQuery(answer, 'products', (value) => toSummaries(record(value, 'products').items, context));
}
