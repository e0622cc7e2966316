import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database';

export interface OrderSummary {
  readonly number: string;
  readonly placedAt: string;
  /** The earliest delivery date in the order, `YYYY-MM-DD`, or null. */
  readonly day: string | null;
  readonly customer: string;
  readonly email: string;
  readonly quantity: number;
  /** Minor units of `currency`. */
  readonly total: number;
  readonly currency: string;
  readonly delivery: string | null;
}

/** The latest orders, the newest first. */
export async function listOrders(database: ShopDatabase, most: number): Promise<readonly OrderSummary[]> {
  const rows = await database
    .selectFrom('orders')
    .leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'orders.id').on('a.kind', '=', 'billing'))
    .select(['orders.number', 'orders.placed_at', 'orders.email', 'orders.grand_total', 'orders.currency'])
    .select(['orders.carrier_title', 'a.firstname', 'a.lastname'])
    .select(sql<number>`(SELECT sum(quantity) FROM order_lines l WHERE l.order_id = orders.id)`.as('quantity'))
    .select(
      sql<string | null>`(SELECT min(o.day) FROM order_line_options o
        JOIN order_lines l ON l.id = o.line_id WHERE l.order_id = orders.id)`.as('day'),
    )
    .orderBy('orders.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    placedAt: row.placed_at,
    day: row.day,
    customer: [row.firstname, row.lastname].filter((name) => name !== null).join(' '),
    email: row.email,
    quantity: Number(row.quantity),
    total: row.grand_total,
    currency: row.currency,
    delivery: row.carrier_title,
  }));
}
