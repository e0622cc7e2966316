import type { ProductSummary, ProductWithOptions } from '../../../domain/catalogue/product';
import { availabilityOn } from '../../../domain/catalogue/season';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { queryWithFallback } from '../query-with-fallback';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { OPTIONS_BY_SKU, OPTIONS_BY_UID } from '../documents/options-document';
import { deliveryOf } from './delivery-marks';
import { toOptions } from './decode-option';
import { monthsField, type ProductContext } from './decode-product';
import { readEach, record, text } from '../wire-value';

/** Minimum page size of the request for options. */
const OPTIONS_PAGE = 25;

/**
 * The API's product cards have neither options nor months of sale, so these are requested separately. If that fails,
 * every product is treated as needing choices: then its card links to the product page.
 */
export async function withOptions(
  call: CallMiddleware,
  context: ProductContext,
  products: readonly ProductSummary[],
): Promise<readonly ProductWithOptions[]> {
  if (products.length === 0) return [];
  const [uids, skus] = [products.map(({ uid }) => uid), products.map(({ sku }) => sku)];
  const pageSize = Math.max(OPTIONS_PAGE, products.length);
  const answer = await queryWithFallback(
    call,
    { query: OPTIONS_BY_UID, queryVariables: { uids, pageSize } },
    { query: OPTIONS_BY_SKU, queryVariables: { skus, pageSize } },
  );
  const known = decodeQuery(answer, 'products', (value) =>
    readEach(record(value, 'products').items, (wire) => {
      const customizableOptions = toOptions(wire.options, context.currency);
      return [
        text(wire.uid, 'uid'),
        { customizableOptions, ...deliveryOf(wire.options), ...monthsField(wire) },
      ] as const;
    }),
  );
  const today = londonMoment(context.now()).date;
  const optionsOf = new Map(known.ok ? known.value : []);
  return products.map((product) => {
    const own = optionsOf.get(product.uid);
    const needsChoices = product.needsChoices || (own?.customizableOptions.some(({ required }) => required) ?? true);
    const availability = availabilityOn(product.availability, own?.monthsOfSale ?? null, today);
    return { ...product, ...(own ?? { customizableOptions: [] }), availability, needsChoices };
  });
}
