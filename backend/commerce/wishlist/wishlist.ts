import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';
import type { WishlistTables } from '../../database/account-tables';
import { type Page } from '../graphql/page';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { readId } from '../shared/uid';

export type WishlistRow = Selectable<WishlistTables['wishlists']>;
export type WishlistItemRow = Selectable<WishlistTables['wishlist_items']>;

/** Creates the wishlist of a new customer. */
export async function openWishlist(transaction: ShopDatabase, customerId: number, now: number): Promise<void> {
  const sharing_code = randomBytes(16).toString('hex');
  await transaction
    .insertInto('wishlists')
    .values({ customer_id: customerId, sharing_code, updated_at: new Date(now).toISOString() })
    .execute();
}

/** A wishlist of the customer by its id, `0` for the default one; another customer's is treated as missing. */
export async function findWishlist(
  database: ShopDatabase,
  customerId: number,
  id: string,
): Promise<Result<WishlistRow, ShopRefusal>> {
  const row = await database
    .selectFrom('wishlists')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const isOwn = id === '0' || readId(id) === row?.id;
  return row !== undefined && isOwn ? ok(row) : refuse(badInput('The wishlist was not found.'));
}

/** Items whose product is on sale; one that left the catalogue reappears with it. */
const onSale = (database: ShopDatabase, wishlistId: number) =>
  database
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .where('wishlist_items.wishlist_id', '=', wishlistId)
    .where('products.enabled', '=', 1);

export async function countWishes(database: ShopDatabase, wishlistId: number): Promise<number> {
  const { count } = await onSale(database, wishlistId)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of items, the newest first. */
export async function readWishes(
  database: ShopDatabase,
  wishlistId: number,
  page: Page,
): Promise<readonly WishlistItemRow[]> {
  return onSale(database, wishlistId)
    .selectAll('wishlist_items')
    .orderBy('wishlist_items.id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
}
