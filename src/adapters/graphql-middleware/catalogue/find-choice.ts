import type { Failure } from '../../../application/ports/failures';
import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { toChoice } from './decode-configurable';
import { decodeQuery } from '../decode-response';
import { CHOICE } from './product-documents';
import type { ProductContext } from './decode-product';
import { firstRecord, record } from '../wire-value';

/** `Catalogue.choice` by itself: all of the catalogue that a product page needs in the browser. */
export async function findChoice(
  call: CallMiddleware,
  context: ProductContext,
  sku: string,
  chosen: readonly string[],
): Promise<Result<ConfigurableChoice, Failure>> {
  const answer = await call('customQuery', [{ query: CHOICE, queryVariables: { sku, chosen } }]);
  const decoded = decodeQuery(answer, 'products', (value) => {
    const wire = firstRecord(record(value, 'products').items, 'products');
    return wire === null ? null : toChoice(wire, chosen, '', context);
  });
  if (!decoded.ok) return decoded;
  return decoded.value === null ? refuse({ kind: 'not-found', message: '' }) : ok(decoded.value);
}
