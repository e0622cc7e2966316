import type { ShopDatabase } from '../../database/shop-database';
import { openCartOf } from './customer-cart';
import { pourCart } from './merge-carts';

/**
 * Opens a cart again whose order came to nothing. A customer who has begun another cart meanwhile keeps that one, as they
 * may have one only: what was in the old one is put into it, as far as it fits.
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
  // More lines than a cart usually holds are better than lines that are lost.
  else await pourCart(transaction, cartId, other);
}
