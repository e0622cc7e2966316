import type { ProductPaths } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { Result } from '../../../domain/shared/result';
import { type CallMiddleware, askAgain, isRefusedWhole } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { PRODUCT_URLS, PRODUCT_URLS_STANDARD } from './product-documents';
import { number, optionalText, record, records, text } from '../wire-value';
import { toPath } from './decode-product';

/** The largest page that Magento allows by default, and how many products its search engine lists at most. */
const PAGE_SIZE = 300;
const MAX_LISTED = 10_000;

/** `Catalogue.productPaths`. With Magento, `after` is the number of the page before. */
export async function findProductPaths(
  call: CallMiddleware,
  after: string | null,
): Promise<Result<ProductPaths, Failure>> {
  const answer = await askAgain(call, { query: PRODUCT_URLS, queryVariables: { after } }, true);
  if (isRefusedWhole(answer)) return ofMagento(call, Number(after ?? 0) + 1);
  return decodeQuery(answer, 'productUrls', (value) => {
    const { urls, next } = record(value, 'productUrls');
    return {
      paths: Array.isArray(urls) ? urls.map((url) => `/${text(url, 'path of a product')}`) : [],
      next: optionalText(next),
    };
  });
}

async function ofMagento(call: CallMiddleware, currentPage: number): Promise<Result<ProductPaths, Failure>> {
  const queryVariables = { pageSize: PAGE_SIZE, currentPage };
  const answer = await call('customQuery', [{ query: PRODUCT_URLS_STANDARD, queryVariables }]);
  return decodeQuery(answer, 'products', (value) => {
    const { items, total_count: total } = record(value, 'products');
    const reached = Math.min(number(total ?? 0, 'total'), MAX_LISTED - (MAX_LISTED % PAGE_SIZE));
    return { paths: records(items).map(toPath), next: currentPage * PAGE_SIZE < reached ? String(currentPage) : null };
  });
}
