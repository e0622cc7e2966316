import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';

/**
 * Gives a customer the orders that were placed as a guest with the email. Only in the transaction in which
 * the owner of the mailbox has chosen the account's password, or has used the link of a new address in the account's own
 * session, and after all other sessions have ended: whoever types an address could read a stranger's orders otherwise.
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
