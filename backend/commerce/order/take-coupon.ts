import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord } from '../cart/cart-record';
import { customerOfEmail, usesOfCustomer } from '../cart/coupons';
import type { ShopRefusal } from '../shop-refusal';
import { orderRefused } from './refuse-order';

/**
 * The coupon that the shopper sees on the cart does not count any more: nobody is charged more than was shown. It is off the
 * cart once its new total was read.
 */
export const COUPON_GONE: ShopRefusal = orderRefused(
  "The coupon code isn't valid any more, and was taken off. Please look at the new total.",
);

/**
 * Counts a use of the cart's coupon for an order that was just stored. The count is written by the statement that proves
 * it, so two orders never take the last use; the row stays locked until the order is kept, so neither does one customer.
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
  const customer = customerOfEmail(email ?? '');
  if (taken.most_uses_each !== null) {
    if ((await usesOfCustomer(transaction, coupon.id, customer)) >= taken.most_uses_each) return false;
  }
  await transaction.insertInto('coupon_uses').values({ order_id: orderId, coupon_id: coupon.id, customer }).execute();
  return true;
}

/** Gives the use of a coupon back when its order is cancelled. */
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
