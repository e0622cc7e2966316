import type { ShopDatabase } from '../../database/shop-database';
import { reopenCart } from '../cart/reopen-cart';
import { CANCELLED } from '../payment/bank-payment';
import { noteStep } from './note-step';
import { returnCoupon } from './take-coupon';

/** Gives back what an order took, in the given transaction: its goods go to the shelf, its coupon counts no use. */
export async function giveBack(transaction: ShopDatabase, orderId: number): Promise<void> {
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
  await transaction.deleteFrom('order_stock').where('order_id', '=', orderId).execute();
  await returnCoupon(transaction, orderId);
}

/**
 * Cancels an order that nobody paid, in the given transaction: what it took goes back to the shelf, its coupon counts no
 * use, and its cart is open again, so that the shopper can go on where she was. The order keeps its number, and gives up
 * the cart's id: the cart may become another order.
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
  await giveBack(transaction, orderId);
  await noteStep(transaction, orderId, 'cancelled', now);
  await reopenCart(transaction, cart_id);
}
