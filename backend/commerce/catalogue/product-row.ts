import type { Selectable } from 'kysely';
import type { ProductKind, ProductTable } from '../../database/catalogue-tables';
import { divideHalfUp } from '../pricing/money';

export type ProductRow = Selectable<ProductTable>;

/** S3-20. The names that storefronts tell products apart by. */
export const TYPE_NAMES: Readonly<Record<ProductKind, string>> = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  'gift-card': 'GiftCard',
  downloadable: 'DownloadableProduct',
  grouped: 'GroupedProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
};

/** What one piece costs today, in GBP pence including VAT. */
export function finalPence(row: Pick<ProductRow, 'pence' | 'special_pence'>): number {
  return row.special_pence !== null && row.special_pence < row.pence ? row.special_pence : row.pence;
}

/** Nothing of it is carried to a door. */
export function isVirtual(kind: ProductKind): boolean {
  return kind === 'virtual' || kind === 'gift-card' || kind === 'downloadable';
}

/** Hundredths of five stars: 80 is four. 0 when nobody has said anything. */
export function ratingSummary(row: Pick<ProductRow, 'review_count' | 'stars_sum'>): number {
  return row.review_count === 0 ? 0 : divideHalfUp(row.stars_sum * 20, row.review_count);
}
