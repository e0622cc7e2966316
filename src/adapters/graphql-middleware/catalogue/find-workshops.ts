import { SUMMARY_FIELDS } from './product-fields';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { WorkshopTime, Workshop } from '../../../domain/catalogue/workshop';
import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import { type CallMiddleware, queryWithFallback } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { type ProductContext, toSummaries } from './decode-product';
import { optionalText, readEach, record, text, type WireRecord, records } from '../wire-value';
import type { Failure } from '../../../application/ports/failures';
import { toProductFilter } from '../../../domain/listing/product-filter';
import type { Result } from '../../../domain/shared/result';
import { fromFilter } from './decode-listing';

const workshops = (name: string, more: string): string => `query ${name}($filter: ProductAttributeFilterInput) {
  products(filter: $filter, pageSize: 100) { items { ${SUMMARY_FIELDS} ${more} } }
}`;

/** The attributes exist in Magento only if the shop has created them. */
export const WORKSHOPS = workshops('workshops', 'held_on held_at');

/** When those of these products take place that are workshops. */
export const WORKSHOP_TIMES = `query workshopTimes($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) { items { sku held_on held_at } }
}`;

/** Where a workshop takes place; asked for by itself, because a backend may know the time alone. */
export const WORKSHOP_PLACE = `query workshopPlace($sku: String) {
  products(filter: { sku: { eq: $sku } }, pageSize: 1) { items { sku held_in } }
}`;

export const WORKSHOPS_STANDARD = workshops('workshopsPlain', '');

/** When a product takes place; null for other products, and if the backend does not say. */
function toWorkshopTime(wire: WireRecord): WorkshopTime | null {
  const day = optionalText(wire.held_on);
  return day !== null && isCalendarDate(day) ? { day, hours: optionalText(wire.held_at) ?? '' } : null;
}

/** A product with its time and place if it is a workshop, for its page. */
export async function withWorkshopTime(call: CallMiddleware, context: Words, product: Product): Promise<Product> {
  const [time] = [...(await timesOf(call, [product])).values()];
  if (time === undefined || time === null) return product;
  const place = await placeOf(call, product.sku);
  const workshopTime = place === null ? time : { ...time, place };
  return { ...product, workshop: inWords(context, time), workshopTime };
}

async function placeOf(call: CallMiddleware, sku: string): Promise<string | null> {
  const answer = await call('customQuery', [{ query: WORKSHOP_PLACE, queryVariables: { sku } }], true);
  const found = decodeQuery(answer, 'products', (value) => {
    const [wire] = records(record(value, 'products').items);
    return optionalText(wire?.held_in);
  });
  return found.ok ? found.value : null;
}

type Words = Pick<ProductContext, 'wordTime'>;

function inWords({ wordTime = ({ day, hours }) => `${day}, ${hours}` }: Words, time: WorkshopTime): string {
  return wordTime(time);
}

/**
 * The products, workshops with their time. It is asked for only if there may be workshops among them, and by itself: a Magento
 * without attributes for the day refuses the document, and then no product has a time.
 */
export async function withWorkshopTimes<Summary extends ProductSummary>(
  call: CallMiddleware,
  context: Words,
  products: readonly Summary[],
): Promise<readonly Summary[]> {
  const times = await timesOf(call, products);
  return products.map((product) => {
    const time = times.get(product.sku) ?? null;
    return time === null ? product : { ...product, workshop: inWords(context, time) };
  });
}

/** By sku. */
async function timesOf(
  call: CallMiddleware,
  products: readonly ProductSummary[],
): Promise<ReadonlyMap<string, WorkshopTime | null>> {
  const skus = products.filter(({ type }) => type === 'virtual').map(({ sku }) => sku);
  if (skus.length === 0) return new Map();
  const queryVariables = { skus, pageSize: skus.length };
  const answer = await call('customQuery', [{ query: WORKSHOP_TIMES, queryVariables }], true);
  const found = decodeQuery(answer, 'products', (value) =>
    readEach(record(value, 'products').items, (wire) => [text(wire.sku, 'sku'), toWorkshopTime(wire)] as const),
  );
  return new Map(found.ok ? found.value : []);
}

/** `Catalogue.workshops`: a Magento without attributes for the day has none. */
export async function findWorkshops(
  call: CallMiddleware,
  context: ProductContext,
  category: string,
): Promise<Result<readonly Workshop[], Failure>> {
  const queryVariables = { filter: fromFilter(toProductFilter({}, category)) };
  const answer = await queryWithFallback(
    call,
    { query: WORKSHOPS, queryVariables },
    { query: WORKSHOPS_STANDARD, queryVariables },
  );
  return decodeQuery(answer, 'products', (value) => {
    const { items } = record(value, 'products');
    const wires = records(items);
    return toSummaries(items, context).map(({ sku, name, path, price, availability }) => {
      const wire = wires.find((one) => one.sku === sku);
      const time = wire === undefined ? null : toWorkshopTime(wire);
      return {
        sku,
        name,
        path,
        price,
        availability,
        day: time?.day ?? null,
        hours: time?.hours ?? '',
      };
    });
  });
}
