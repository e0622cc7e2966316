import type { ShopDatabase } from '../../database/shop-database';

/**
 * From the day of the order until it is deleted. Tax law: six years from the end of the financial year, which is at most seven from the order.
 * `customer/account-data.ts` of the storefront's domain says the same to the shopper.
 */
export const YEARS_KEPT = 7;

/** Tables that name an order, in the order of their references. */
const OF_ORDERS = [
  'order_lines',
  'order_addresses',
  'order_steps',
  'order_stock',
  'coupon_uses',
  'outbox',
  'order_payment_terms',
  'payment_attempts',
  'unpaid_holders',
  'order_attempts',
] as const;

/** Deletes the orders with all that belongs to them, emails included. */
export async function deleteOrders(transaction: ShopDatabase, ids: readonly number[]): Promise<void> {
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return;
  const lines = transaction.selectFrom('order_lines').select('id').where('order_id', 'in', ids);
  await transaction.deleteFrom('order_line_options').where('line_id', 'in', lines).execute();
  for (const table of OF_ORDERS) await transaction.deleteFrom(table).where('order_id', 'in', ids).execute();
  await transaction.deleteFrom('orders').where('id', 'in', ids).execute();
}
