import type { ShopDatabase } from '../../database/shop-database';
import { openCartOf } from './customer-cart';
import { moveCartLines } from './merge-carts';

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
