import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';
import type { StoreTables } from '../../database/store-tables';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

export type Store = Selectable<StoreTables['stores']>;
export type Currency = Selectable<StoreTables['currencies']>;

/** The store and currency of one request. */
export interface StoreView {
  readonly store: Store;
  readonly currency: Currency;
}

/** Prices are stored in this currency. */
export const BASE_CURRENCY = 'GBP';

/**
 * Selects by the headers `Store` and `Content-Currency`; an empty or missing one means the default store and that
 * store's own currency. An unknown code is refused, never silently replaced.
 */
export async function chooseStoreView(
  database: ShopDatabase,
  storeCode: string,
  currencyCode: string,
): Promise<Result<StoreView, ShopRefusal>> {
  const stores = database.selectFrom('stores').selectAll();
  const store = await (
    storeCode === '' ? stores.where('is_default', '=', 1) : stores.where('code', '=', storeCode)
  ).executeTakeFirst();
  if (store === undefined) return refuse(badInput('Requested store is not found'));
  const currency = await database
    .selectFrom('currencies')
    .selectAll()
    .where('code', '=', currencyCode === '' ? store.currency : currencyCode)
    .executeTakeFirst();
  if (currency === undefined) return refuse(badInput('Please correct the target currency'));
  return ok({ store, currency });
}
