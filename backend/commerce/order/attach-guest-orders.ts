import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';

/**
 * Gives a customer the orders that were placed as a guest with the email. Only for an email that its owner has just
 * confirmed: whoever registers an address could read a stranger's orders otherwise.
 */
export async function attachGuestOrders(
  transaction: ShopDatabase,
  customer: { readonly id: number; readonly email_key: string },
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ customer_id: customer.id })
    .where('customer_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', customer.email_key)
    .execute();
}
