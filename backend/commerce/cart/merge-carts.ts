import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import type { SignedIn } from '../customer/signed-in';
import { moveGiftCards } from '../gift-card/applied-gift-cards';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { MAX_LINES, TOO_MANY_LINES } from './add-lines';
import type { CartLine } from './cart-record';
import { customerCartId, openCartOf, ownedBy, refuseCartAccess } from './open-cart';
import { MAX_QUANTITY } from './line-request';
import { lineSignature, moveLine, storeQuantity } from './store-line';
import type { StoredCoupon } from './coupons';
import { cartNotFound, readCartRow, readLines } from './read-cart';
import { refuseForStock, refuseSale } from './refuse-sale';

/**
 * The largest quantity of a line, up to the requested one, that is in stock and within the product's largest beside the
 * other lines; at least `least`.
 */
function availableQuantity(line: CartLine, others: readonly CartLine[], least: number): number {
  const fits = (quantity: number): boolean => {
    const tried = { ...line, quantity };
    const all = [...others, tried];
    return refuseForStock(tried, all) === null && refuseSale(tried, all) === null;
  };
  let [low, high] = [least, Math.min(line.quantity, MAX_QUANTITY)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Moves a guest cart's lines into a customer's cart as far as stock and largest quantities allow; the rest is dropped. */
async function moveLines(
  transaction: ShopDatabase,
  cartId: string,
  own: readonly CartLine[],
  incoming: readonly CartLine[],
): Promise<Result<null, ShopRefusal>> {
  let lines = own;
  for (const line of incoming) {
    const signature = lineSignature(line);
    const same = lines.find((one) => lineSignature(one) === signature);
    const others = lines.filter((one) => one !== same);
    const before = same?.quantity ?? 0;
    const quantity = availableQuantity({ ...line, quantity: before + line.quantity }, others, before);
    if (quantity === before) continue;
    const id = same?.id ?? line.id;
    if (same === undefined) await moveLine(transaction, id, cartId, quantity);
    else await storeQuantity(transaction, id, quantity);
    lines = [...others, { ...line, id, quantity }];
  }
  return lines.length > MAX_LINES ? refuse(badInput(TOO_MANY_LINES)) : ok(null);
}

/** Moves the lines of a closed cart into an open one, as far as stock and largest quantities allow, and its gift cards. */
export async function moveCartLines(
  transaction: ShopDatabase,
  fromId: string,
  intoId: string,
): Promise<Result<null, ShopRefusal>> {
  const catalogue = catalogueLoaders(transaction);
  const own = await readLines(transaction, catalogue, intoId);
  await moveGiftCards(transaction, fromId, intoId);
  return moveLines(transaction, intoId, own, await readLines(transaction, catalogue, fromId));
}

/** Closes the guest cart; of several concurrent merges only one succeeds. Returns its coupon. */
async function closeGuestCart(transaction: ShopDatabase, sourceId: string): Promise<Result<StoredCoupon, ShopRefusal>> {
  const claimed = await transaction
    .updateTable('carts')
    .set({ active: 0 })
    .where('id', '=', sourceId)
    .where('active', '=', 1)
    .where(ownedBy(null))
    .returning(['coupon_id', 'coupon_waits'])
    .executeTakeFirst();
  if (claimed !== undefined) return ok(claimed);
  const refusal = refuseCartAccess(sourceId, await readCartRow(transaction, sourceId), null);
  return refuse(refusal ?? cartNotFound(sourceId));
}

async function mergeInto(
  transaction: ShopDatabase,
  customer: SignedIn,
  sourceId: string,
  cartId: string,
  now: number,
): Promise<Result<string, ShopRefusal>> {
  const source = await closeGuestCart(transaction, sourceId);
  if (!source.ok) return source;
  const own = await transaction
    .updateTable('carts')
    .set({ updated_at: new Date(now).toISOString() })
    .where('id', '=', cartId)
    .where('active', '=', 1)
    .where(ownedBy(customer))
    .returning(['coupon_id', 'coupon_waits'])
    .executeTakeFirst();
  if (own === undefined) {
    const refusal = refuseCartAccess(cartId, await readCartRow(transaction, cartId), customer);
    return refuse(refusal ?? cartNotFound(cartId));
  }
  const moved = await moveCartLines(transaction, sourceId, cartId);
  if (!moved.ok) return moved;
  // One that does not count at present gives way.
  const isFree = own.coupon_id === null || own.coupon_waits === 1;
  if (isFree && source.value.coupon_id !== null) {
    await transaction.updateTable('carts').set(source.value).where('id', '=', cartId).execute();
  }
  return ok(cartId);
}

/**
 * Merges a guest cart into the customer's cart: equal lines are added up as far as stock and largest quantities allow,
 * and the guest cart is closed. The default destination is the customer's open cart. Returns the destination.
 */
export async function mergeCarts(
  context: ShopContext,
  customer: SignedIn,
  sourceId: string,
  destinationId: string | null,
): Promise<Result<string, ShopRefusal>> {
  if (sourceId === '') return refuse(badInput('Required parameter "source_cart_id" is missing'));
  if (destinationId === '') return refuse(badInput('The parameter "destination_cart_id" cannot be empty'));
  const now = context.now();
  return inTransaction<string, ShopRefusal>(context.database, async (transaction) => {
    const cartId = destinationId ?? (await customerCartId(transaction, customer.id, now));
    if (cartId === null) throw new Error('No open cart could be created for the customer.');
    return mergeInto(transaction, customer, sourceId, cartId, now);
  });
}

/**
 * Reopens the cart of a failed or cancelled order. A customer may have one open cart only: if there is a newer one, the
 * old lines are moved into it as far as stock allows.
 */
export async function reopenCart(transaction: ShopDatabase, cartId: string): Promise<void> {
  const cart = await transaction
    .selectFrom('carts')
    .select('customer_id')
    .where('id', '=', cartId)
    .where('active', '=', 0)
    .executeTakeFirst();
  if (cart === undefined) return;
  const other = cart.customer_id === null ? null : await openCartOf(transaction, cart.customer_id);
  if (other === null) await transaction.updateTable('carts').set({ active: 1 }).where('id', '=', cartId).execute();
  // MAX_LINES is not enforced here: too many lines are better than lost lines.
  else await moveCartLines(transaction, cartId, other);
}
