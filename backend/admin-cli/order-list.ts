import { sql } from 'kysely';
import { isUnpaidMethod } from '../commerce/checkout/payment-methods';
import { personKey } from '../commerce/customer/email';
import type { OrderStatus } from '../database/sale-tables';
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
  readonly status: OrderStatus;
  readonly payment: string;
  readonly isPaid: boolean;
  /** Marks an unpaid order that may be a prank: call the customer before making it. */
  readonly needsCall: boolean;
}

/** GBP pence; an unpaid order above it is worth a call. */
const CALL_ABOVE = 15_000;
const HOUR = 3_600_000;

interface PlacedRow {
  readonly email: string;
  readonly placed_at: string;
  readonly payment_code: string;
  readonly status: OrderStatus;
  readonly base_grand_total: number;
}

/** Whether an order is not paid yet and either large or not the first of its email address within the hour. */
function needsCall(row: PlacedRow, earlier: readonly PlacedRow[]): boolean {
  if (row.status !== 'Pending' || !isUnpaidMethod(row.payment_code)) return false;
  if (row.base_grand_total > CALL_ABOVE) return true;
  const since = Date.parse(row.placed_at) - HOUR;
  return earlier.some(
    (other) =>
      isUnpaidMethod(other.payment_code) &&
      Date.parse(other.placed_at) > since &&
      personKey(other.email) === personKey(row.email),
  );
}

const NO_DAY = '9999-12-31';

/** By delivery day; orders without one come last. */
const byDay = (a: OrderSummary, b: OrderSummary): number =>
  (a.day ?? NO_DAY).localeCompare(b.day ?? NO_DAY) || a.number.localeCompare(b.number);

/** The latest `most` orders, by delivery day. */
export async function listOrders(database: ShopDatabase, most: number): Promise<readonly OrderSummary[]> {
  const rows = await database
    .selectFrom('orders')
    .leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'orders.id').on('a.kind', '=', 'billing'))
    .select(['orders.number', 'orders.placed_at', 'orders.email', 'orders.grand_total', 'orders.currency'])
    .select(['orders.payment_code', 'orders.status', 'orders.base_grand_total'])
    .select(['orders.carrier_title', 'orders.payment_title', 'a.firstname', 'a.lastname'])
    .select(
      sql<number>`(SELECT count(*) FROM order_steps s WHERE s.order_id = orders.id AND s.step = 'paid')`.as('paid'),
    )
    .select(sql<number>`(SELECT sum(quantity) FROM order_lines l WHERE l.order_id = orders.id)`.as('quantity'))
    .select(
      sql<string | null>`(SELECT min(o.day) FROM order_line_options o
        JOIN order_lines l ON l.id = o.line_id WHERE l.order_id = orders.id)`.as('day'),
    )
    .orderBy('orders.id', 'desc')
    .limit(most)
    .execute();
  const orders = rows.map((row, index) => ({
    number: row.number,
    placedAt: row.placed_at,
    day: row.day,
    customer: [row.firstname, row.lastname].filter((name) => name !== null).join(' '),
    email: row.email,
    quantity: Number(row.quantity),
    total: row.grand_total,
    currency: row.currency,
    delivery: row.carrier_title,
    status: row.status,
    payment: row.payment_title,
    isPaid: Number(row.paid) > 0,
    needsCall: needsCall(row, rows.slice(index + 1)),
  }));
  return orders.sort(byDay);
}
