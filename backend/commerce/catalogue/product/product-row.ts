import type { Selectable } from 'kysely';
import type { ProductKind, ProductTable } from '../../../database/catalogue-tables';
import { divideHalfUp } from '../../pricing/money';

export type ProductRow = Selectable<ProductTable>;

/** The GraphQL type names by which storefronts distinguish products. */
export const TYPE_NAMES: Readonly<Record<ProductKind, string>> = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  'gift-card': 'GiftCard',
  downloadable: 'DownloadableProduct',
  grouped: 'GroupedProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
};

/** The current price of one item, in GBP pence including VAT. */
export function finalPence(row: Pick<ProductRow, 'pence' | 'special_pence'>): number {
  return row.special_pence !== null && row.special_pence < row.pence ? row.special_pence : row.pence;
}

/** True for products that are not shipped. */
export function isVirtual(kind: ProductKind): boolean {
  return kind === 'virtual' || kind === 'gift-card' || kind === 'downloadable';
}

/** Per cent of five stars: 80 is four. 0 without any review. */
export function ratingSummary(row: Pick<ProductRow, 'review_count' | 'stars_sum'>): number {
  return row.review_count === 0 ? 0 : divideHalfUp(row.stars_sum * 20, row.review_count);
}
