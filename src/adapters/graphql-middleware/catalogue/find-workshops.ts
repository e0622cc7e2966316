import type { Failure } from '../../../application/ports/failures';
import type { Workshop } from '../../../domain/catalogue/workshop';
import { isCalendarDate } from '../../../domain/delivery/calendar-date';
import { toProductFilter } from '../../../domain/listing/product-filter';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { WORKSHOPS, WORKSHOPS_IN_MAGENTOS_WORDS } from '../documents/workshop-documents';
import { queryWithFallback } from '../query-with-fallback';
import { optionalText, record, records } from '../wire-value';
import { fromFilter } from './filter-wire';
import { toSummaries, type ProductContext } from './product-wire';

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
    { query: WORKSHOPS_IN_MAGENTOS_WORDS, queryVariables },
  );
  return decodeQuery(answer, 'products', (value) => {
    const { items } = record(value, 'products');
    const wires = records(items);
    return toSummaries(items, context).map(({ sku, name, path, price, availability }) => {
      const wire = wires.find((one) => one.sku === sku);
      const day = optionalText(wire?.held_on);
      return {
        sku,
        name,
        path,
        price,
        availability,
        day: day !== null && isCalendarDate(day) ? day : null,
        hours: optionalText(wire?.held_at) ?? '',
      };
    });
  });
}
