import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { type LineRequest, MAX_QUANTITY } from '../cart/line-request';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import type { SignedIn } from '../customer/signed-in';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { readId } from '../shared/uid';
import { readWish, type Wish, type WishRefusal } from './wish';
import { findWishlist, type WishlistRow } from './wishlist';

/** Items of one wishlist. */
const MAX_WISHES = 500;
const MAX_AT_ONCE = 100;

export interface ChangedWishlist {
  readonly wishlist: WishlistRow;
  readonly user_errors: readonly WishRefusal[];
}

type Work = (transaction: ShopDatabase, wishlist: WishlistRow) => Promise<readonly WishRefusal[]>;

/** Changes a list of the customer. Its row is written first, which serialises concurrent changes of one list. */
async function changeWishlist(
  context: ShopContext,
  customer: SignedIn,
  id: string,
  work: Work,
): Promise<Result<ChangedWishlist, ShopRefusal>> {
  return inTransaction<ChangedWishlist, ShopRefusal>(context.database, async (transaction) => {
    const found = await findWishlist(transaction, customer.id, id);
    if (!found.ok) return found;
    const wishlist = await transaction
      .updateTable('wishlists')
      .set({ updated_at: new Date(context.now()).toISOString() })
      .where('id', '=', found.value.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok({ wishlist, user_errors: await work(transaction, wishlist) });
  });
}

/** Stores a wish; an equal one gains its quantity. */
export async function storeWish(transaction: ShopDatabase, wishlistId: number, wish: Wish, now: number): Promise<void> {
  const same = await transaction
    .selectFrom('wishlist_items')
    .select(['id', 'quantity'])
    .where('wishlist_id', '=', wishlistId)
    .where('signature', '=', wish.signature)
    .executeTakeFirst();
  if (same !== undefined) {
    const quantity = Math.min(same.quantity + wish.quantity, MAX_QUANTITY);
    await transaction.updateTable('wishlist_items').set({ quantity }).where('id', '=', same.id).execute();
    return;
  }
  const { product, variant, quantity, choices, signature } = wish;
  await transaction
    .insertInto('wishlist_items')
    .values({
      wishlist_id: wishlistId,
      product_id: product.id,
      variant_id: variant?.id ?? null,
      quantity,
      choices,
      signature,
      added_at: new Date(now).toISOString(),
    })
    .execute();
}

/** Adds items and reports, one by one, those that cannot be added. An existing item gains the quantity. */
export async function addWishes(
  context: ShopContext,
  customer: SignedIn,
  id: string,
  requests: readonly LineRequest[],
): Promise<Result<ChangedWishlist, ShopRefusal>> {
  if (requests.length > MAX_AT_ONCE) return refuse(badInput(`Add at most ${MAX_AT_ONCE} things at once.`));
  return changeWishlist(context, customer, id, async (transaction, wishlist) => {
    const catalogue = catalogueLoaders(transaction);
    const errors: WishRefusal[] = [];
    const stored = await transaction
      .selectFrom('wishlist_items')
      .select('signature')
      .where('wishlist_id', '=', wishlist.id)
      .execute();
    const signatures = new Set(stored.map((row) => row.signature));
    for (const request of requests) {
      const wish = await readWish(transaction, catalogue, request);
      if (!wish.ok) errors.push(wish.reason);
      else if (signatures.size >= MAX_WISHES && !signatures.has(wish.value.signature)) {
        errors.push({ code: 'UNDEFINED', message: `A wishlist holds at most ${MAX_WISHES} things.` });
      } else {
        signatures.add(wish.value.signature);
        await storeWish(transaction, wishlist.id, wish.value, context.now());
      }
    }
    return errors;
  });
}

/** Removes items and reports those that do not exist; another customer's items are treated as missing. */
export async function removeWishes(
  context: ShopContext,
  customer: SignedIn,
  id: string,
  itemIds: readonly string[],
): Promise<Result<ChangedWishlist, ShopRefusal>> {
  if (itemIds.length > MAX_WISHES) return refuse(badInput(`A wishlist holds at most ${MAX_WISHES} things.`));
  return changeWishlist(context, customer, id, async (transaction, wishlist) => {
    const errors: WishRefusal[] = [];
    for (const itemId of itemIds) {
      const removed = await transaction
        .deleteFrom('wishlist_items')
        .where('id', '=', readId(itemId) ?? 0)
        .where('wishlist_id', '=', wishlist.id)
        .returning('id')
        .executeTakeFirst();
      if (removed !== undefined) continue;
      const message = `The wishlist item with ID "${itemId}" does not belong to the wishlist`;
      errors.push({ code: 'UNDEFINED', message });
    }
    return errors;
  });
}
