import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine } from '../cart/cart-record';
import { demandOf } from '../cart/stock-demand';
import type { ShopRefusal } from '../shop-refusal';
import { orderRefused } from './refuse-order';

/** Records what an order has taken from stock, so that cancelling returns it. */
export async function noteTaken(transaction: ShopDatabase, orderId: number, lines: readonly CartLine[]): Promise<void> {
  const taken = demandOf(lines).filter(({ product }) => product.stock !== null);
  if (taken.length === 0) return;
  const rows = taken.map(({ product, pieces }) => ({ order_id: orderId, product_id: product.id, pieces }));
  await transaction.insertInto('order_stock').values(rows).execute();
}

/**
 * Takes an order's products from stock. One statement checks and takes, so two orders cannot take the last item.
 * Refuses when something is short; the transaction then rolls back.
 */
export async function takeStock(transaction: ShopDatabase, lines: readonly CartLine[]): Promise<ShopRefusal | null> {
  for (const { product, pieces } of demandOf(lines)) {
    if (product.stock === null) continue;
    const taken = await transaction
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', pieces) }))
      .where('id', '=', product.id)
      .where('stock', '>=', pieces)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) return orderRefused(`Some of the products are out of stock: ${product.name}.`);
  }
  return null;
}
