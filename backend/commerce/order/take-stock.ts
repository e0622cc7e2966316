import { recordStockChange } from '../catalogue/listing/record-changes';
import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine, CartRecord } from '../cart/cart-record';
import { demandOf } from '../cart/refuse-sale';
import type { ProductRow } from '../catalogue/product/product-row';
import type { ShopRefusal } from '../shared/shop-refusal';
import { orderRefused } from './refuse-order';
import { usesOfCustomer } from '../cart/coupons';
import { personKey } from '../customer/email';

/** Records what an order has taken from stock, so that cancelling returns it. */
export async function recordTakenStock(
  transaction: ShopDatabase,
  orderId: number,
  lines: readonly CartLine[],
): Promise<void> {
  const taken = demandOf(lines).filter(({ product }) => product.stock !== null);
  if (taken.length === 0) return;
  const rows = taken.map(({ product, quantity }) => ({
    order_id: orderId,
    product_id: product.id,
    pieces: quantity,
  }));
  await transaction.insertInto('order_stock').values(rows).execute();
}

/**
 * Takes an order's products from stock. One statement checks and takes, so two orders cannot take the last item.
 * Refuses when something is short; the transaction then rolls back.
 */
export async function takeStock(transaction: ShopDatabase, lines: readonly CartLine[]): Promise<ShopRefusal | null> {
  const demand = demandOf(lines).filter(({ product }) => product.stock !== null);
  for (const { product, quantity } of demand) {
    const taken = await transaction
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', product.id)
      .where('stock', '>=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) return orderRefused(wordShort(product));
  }
  await recordStockChange(
    transaction,
    demand.map(({ product }) => product.id),
  );
  return null;
}

const wordShort = ({ name, held_on: day }: Pick<ProductRow, 'name' | 'held_on'>): string =>
  day === null ? `Some of the products are out of stock: ${name}.` : `There are not enough places left: ${name}.`;

/**
 * The shown coupon is no longer valid; the order is refused so that nobody is charged more than was shown. The coupon
 * is removed once the new total has been read.
 */
export const COUPON_NO_LONGER_VALID: ShopRefusal = orderRefused(
  "The coupon code isn't valid any more, and was taken off. Please look at the new total.",
);

/**
 * Counts a use of the cart's coupon for an order just stored. One statement checks and counts, and the row stays locked
 * until the order is committed, so concurrent orders cannot exceed the limits.
 */
export async function takeCoupon(transaction: ShopDatabase, cart: CartRecord, orderId: number): Promise<boolean> {
  const { coupon, email } = cart;
  if (coupon === null) return true;
  const taken = await transaction
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]))
    .returning('most_uses_each')
    .executeTakeFirst();
  if (taken === undefined) return false;
  const customer = personKey(email ?? '');
  if (taken.most_uses_each !== null) {
    if ((await usesOfCustomer(transaction, coupon.id, customer)) >= taken.most_uses_each) return false;
  }
  await transaction.insertInto('coupon_uses').values({ order_id: orderId, coupon_id: coupon.id, customer }).execute();
  return true;
}

/** Returns the coupon use of a cancelled order. */
export async function returnCoupon(transaction: ShopDatabase, orderId: number): Promise<void> {
  const use = await transaction
    .deleteFrom('coupon_uses')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .executeTakeFirst();
  if (use === undefined) return;
  await transaction
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', use.coupon_id)
    .where('uses', '>', 0)
    .execute();
}
