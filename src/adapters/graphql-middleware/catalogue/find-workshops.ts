import type { Failure } from '../../../application/ports/failures';
import type { Workshop } from '../../../domain/catalogue/workshop';
import { toProductFilter } from '../../../domain/listing/product-filter';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { WORKSHOPS, WORKSHOPS_STANDARD } from '../documents/workshop-documents';
import { queryWithFallback } from '../query-with-fallback';
import { record, records } from '../wire-value';
import { fromFilter } from './decode-filter';
import { toSummaries, type ProductContext } from './decode-product';
import { toWorkshopTime } from './with-workshop-times';

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
