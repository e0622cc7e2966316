import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { WorkshopTime } from '../../../domain/catalogue/workshop';
import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { WORKSHOP_TIMES } from '../documents/workshop-documents';
import type { ProductContext } from './decode-product';
import { optionalText, readEach, record, text, type WireRecord } from '../wire-value';

/** When a product takes place; null for other products, and if the backend does not say. */
export function toWorkshopTime(wire: WireRecord): WorkshopTime | null {
  const day = optionalText(wire.held_on);
  return day !== null && isCalendarDate(day) ? { day, hours: optionalText(wire.held_at) ?? '' } : null;
}

/** A product with its time if it is a workshop, for its page. */
export async function withWorkshopTime(call: CallMiddleware, context: Words, product: Product): Promise<Product> {
  const [time] = [...(await timesOf(call, [product])).values()];
  return time === undefined || time === null
    ? product
    : { ...product, workshop: inWords(context, time), workshopTime: time };
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
  const answer = await call('customQuery', [{ query: WORKSHOP_TIMES, queryVariables }]);
  const found = decodeQuery(answer, 'products', (value) =>
    readEach(record(value, 'products').items, (wire) => [text(wire.sku, 'sku'), toWorkshopTime(wire)] as const),
  );
  return new Map(found.ok ? found.value : []);
}
