import type { Failure } from '../../../application/ports/failures';
import type { ProductWithOptions } from '../../../domain/catalogue/product';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { toSummaries, type ProductContext } from './decode-product';
import { firstRecord, record } from '../wire-value';
import { withOptions } from './with-options';
import { withWorkshopTimes } from './with-workshop-times';

/** The API's fields for linked products. */
const WAYS = {
  related: { method: 'relatedProduct', field: 'related_products' },
  upsell: { method: 'upsellProduct', field: 'upsell_products' },
} as const;

/**
 * `Catalogue.related` and `Catalogue.upsells` by themselves: a product page requests them when the shopper scrolls to
 * them.
 */
export async function findLinked(
  call: CallMiddleware,
  context: ProductContext,
  way: keyof typeof WAYS,
  sku: string,
): Promise<Result<readonly ProductWithOptions[], Failure>> {
  const { method, field } = WAYS[way];
  const answer = await call(method, [{ filter: { sku: { eq: sku } } }]);
  const found = decodeQuery(answer, 'products', (value) => {
    const wire = firstRecord(record(value, 'products').items, 'products');
    return wire === null ? null : toSummaries(wire[field], context);
  });
  if (!found.ok) return found;
  const linked = found.value;
  if (linked === null) return refuse({ kind: 'not-found', message: '' });
  return ok(await withOptions(call, context, await withWorkshopTimes(call, context, linked)));
}
