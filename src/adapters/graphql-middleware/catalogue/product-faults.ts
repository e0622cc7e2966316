import { hasFractionOfPenny, isRecord, optionalText } from '../wire-value';

/** Reports invalid product data; the product is shown without it or not at all. */
export interface ProductFault {
  /** Empty if the sku itself is missing. */
  readonly sku: string;
  readonly fault: string;
}

export type ReportProduct = ((fault: ProductFault) => void) | undefined;

export function reportProduct(report: ReportProduct, product: unknown, fault: string): void {
  const sku = isRecord(product) ? optionalText(product.sku) : null;
  report?.({ sku: sku ?? '', fault });
}

/** Reports prices with a fraction of a penny anywhere in `prices`. */
export function reportRounding(report: ReportProduct, product: unknown, prices: unknown): void {
  if (isUnrounded(prices)) reportProduct(report, product, 'a price with a fraction of a penny was rounded');
}

function isUnrounded(prices: unknown): boolean {
  return isRecord(prices) ? Object.values(prices).some(isUnrounded) : hasFractionOfPenny(prices);
}
