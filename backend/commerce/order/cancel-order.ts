import { recordStockChange } from '../catalogue/listing/record-changes';
import type { ShopDatabase } from '../../database/shop-database';
import { reopenCart } from '../cart/merge-carts';
import { CANCELLED } from '../payment/bank-payment';
import { forgetOrderedGiftCards, voidGiftCards } from './issue-gift-cards';
import { returnGiftCards } from './redeem-gift-cards';
import { recordTransition } from './order-status';
import { returnCoupon } from './take-stock';

/**
 * Returns the stock, the coupon use and the gift cards' shares of an order, and voids the gift cards it bought, in the
 * given transaction.
 */
export async function returnEverything(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const taken = await transaction
    .selectFrom('order_stock')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
  for (const { product_id, pieces } of taken) {
    await transaction
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '+', pieces) }))
      .where('id', '=', product_id)
      .where('stock', 'is not', null)
      .execute();
  }
  await recordStockChange(
    transaction,
    taken.map((row) => row.product_id),
  );
  await transaction.deleteFrom('order_stock').where('order_id', '=', orderId).execute();
  await returnCoupon(transaction, orderId);
  await settleGiftCards(transaction, orderId, now);
}

/**
 * Money goes back the way it came: gift cards get back what they paid. The balance of cards bought with the order is
 * voided.
 */
export async function settleGiftCards(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  await returnGiftCards(transaction, orderId, now);
  await forgetOrderedGiftCards(transaction, orderId);
  await voidGiftCards(transaction, { orderId }, now);
}

/** What follows a cancellation for good: stock and coupon are returned and it is recorded. The cart stays closed. */
export async function closeOrder(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  await returnEverything(transaction, orderId, now);
  await recordTransition(transaction, orderId, 'cancelled', now);
}

/**
 * Cancels an unpaid order in the given transaction: returns stock and coupon use, and reopens the cart. The order keeps
 * its number but not the cart's id, because the cart may become another order.
 */
export async function cancelOrder(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  const { cart_id, number } = await transaction
    .selectFrom('orders')
    .select(['cart_id', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('orders')
    .set({ status: CANCELLED, cart_id: `${cart_id}/${number}` })
    .where('id', '=', orderId)
    .execute();
  await returnEverything(transaction, orderId, now);
  await recordTransition(transaction, orderId, 'cancelled', now);
  await reopenCart(transaction, cart_id);
}
