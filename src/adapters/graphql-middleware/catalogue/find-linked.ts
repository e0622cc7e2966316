import { MONTHS, OPTION_FIELDS } from './product-fields';
import type { ProductSummary, ProductWithOptions } from '../../../domain/catalogue/product';
import { availabilityOn } from '../../../domain/catalogue/season';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { queryWithFallback, type CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { deliveryOf } from './delivery-marks';
import { toOptions } from './decode-option';
import { monthsField, type ProductContext, toSummaries } from './decode-product';
import { readEach, record, text, firstRecord } from '../wire-value';
import type { Failure } from '../../../application/ports/failures';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { withWorkshopTimes } from './find-workshops';

const FIELDS = `uid ... on CustomizableProductInterface { ${OPTION_FIELDS} }`;

/** Options and months of several products. The months, and filtering by uid, are additions of our backend. */
export const OPTIONS_BY_UID = `query productOptions($uids: [String], $pageSize: Int) {
  products(filter: { uid: { in: $uids } }, pageSize: $pageSize) {
    items { ${FIELDS} ${MONTHS} }
  }
}`;

/** The same in Magento's schema. */
export const OPTIONS_BY_SKU = `query productOptionsBySku($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
    items { ${FIELDS} }
  }
}`;

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
