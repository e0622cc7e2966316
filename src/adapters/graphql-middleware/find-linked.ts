import type { Failure } from '../../application/ports/failures';
import type { ProductSummary, ProductWithOptions } from '../../domain/catalogue/product';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { CallMiddleware } from './call-middleware';
import { decodeAnswer } from './decode-answer';
import { OPTIONS_BY_UID } from './documents/options-document';
import { toOptions } from './option-wire';
import { toSummary, type ProductContext } from './product-wire';
import { record, records, text } from './wire-value';

/** S7-51. Options are asked for that many products at once. */
const OPTIONS_PAGE = 25;

/** How the wire names the ways in which goods lead to others. */
const WAYS = {
  related: { method: 'relatedProduct', field: 'related_products' },
  upsell: { method: 'upsellProduct', field: 'upsell_products' },
} as const;

/**
 * S7-50, S7-51. `Catalogue.related` and `Catalogue.upsells` by themselves: what a product's page asks for once a shopper
 * has read as far. The wire's cards know nothing of options, so those are asked for besides; where they cannot be had,
 * each of the goods leads to its own page.
 */
export async function findLinked(
  call: CallMiddleware,
  context: ProductContext,
  way: keyof typeof WAYS,
  sku: string,
): Promise<Result<readonly ProductWithOptions[], Failure>> {
  const { method, field } = WAYS[way];
  const answer = await call(method, [{ filter: { sku: { eq: sku } } }]);
  const found = decodeAnswer(answer, 'products', (value) =>
    records(record(value, 'products').items)
      .slice(0, 1)
      .map((wire) => records(wire[field]).map((linked) => toSummary(linked, context))),
  );
  if (!found.ok) return found;
  const [linked] = found.value;
  if (linked === undefined) return refuse({ kind: 'not-found', message: '' });
  return ok(linked.length === 0 ? [] : await withOptions(call, context, linked));
}

async function withOptions(
  call: CallMiddleware,
  context: ProductContext,
  products: readonly ProductSummary[],
): Promise<readonly ProductWithOptions[]> {
  const queryVariables = { uids: products.map(({ uid }) => uid), pageSize: OPTIONS_PAGE };
  const answer = await call('customQuery', [{ query: OPTIONS_BY_UID, queryVariables }]);
  const known = decodeAnswer(
    answer,
    'products',
    (value) =>
      new Map(
        records(record(value, 'products').items).map((wire) => [
          text(wire.uid, 'uid'),
          toOptions(wire.options, context.currency),
        ]),
      ),
  );
  return products.map((product) => {
    const options = known.ok ? known.value.get(product.uid) : undefined;
    const needsChoices = product.needsChoices || (options?.some(({ required }) => required) ?? true);
    return { ...product, customizableOptions: options ?? [], needsChoices };
  });
}
