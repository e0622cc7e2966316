import { recordStockChange } from '../catalogue/listing/record-changes';
import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine } from '../cart/cart-record';
import { demandOf } from '../cart/stock-demand';
import type { ProductRow } from '../catalogue/product/product-row';
import type { ShopRefusal } from '../shared/shop-refusal';
import { orderRefused } from './refuse-order';

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
