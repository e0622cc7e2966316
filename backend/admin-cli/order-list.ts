import { sql } from 'kysely';
import { isUnpaidMethod } from '../commerce/checkout/payment-methods';
import { shopTimeAt } from '../commerce/delivery/calendar-day';
import { personKey } from '../commerce/customer/email';
import { FUNERAL_QUESTIONS, funeralAnswers, funeralOrders } from '../commerce/order/placed-order';
import { shownStatus, type ShownStatus, wayOf } from '../commerce/order/order-status';
import type { OrderStatus } from '../database/sale-tables';
import type { ShopDatabase } from '../database/shop-database';

export interface OrderSummary {
  readonly number: string;
  readonly placedAt: string;
  /** The next of its days, or the last when all have passed, `YYYY-MM-DD`; null without any. */
  readonly day: string | null;
  /** Which of how many days that is: the second of four is `[2, 4]`. */
  readonly which: readonly [number, number];
  readonly customer: string;
  readonly email: string;
  readonly quantity: number;
  /** Minor units of `currency`. */
  readonly total: number;
  readonly currency: string;
  readonly delivery: string | null;
  readonly status: ShownStatus;
  readonly payment: string;
  readonly isPaid: boolean;
  /** Marks an unpaid order that may be a prank: call the customer before making it. */
  readonly needsCall: boolean;
  /** Of a funeral: whose it is, the hour and the place, as far as they are known; null for another order. */
  readonly funeral: readonly string[] | null;
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

/** The days of orders, ascending, by the orders' row ids. */
async function daysOf(database: ShopDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_line_options as o')
    .innerJoin('order_lines as l', 'l.id', 'o.line_id')
    .select(['l.order_id', 'o.day'])
    .distinct()
    .where('l.order_id', 'in', ids)
    .where('o.day', 'is not', null)
    .orderBy('o.day')
    .execute();
  const days = new Map<number, string[]>();
  for (const { order_id, day } of rows) if (day !== null) days.set(order_id, [...(days.get(order_id) ?? []), day]);
  return days;
}

/** Whose funeral, at what time and where, of the orders that are for one. */
async function funeralsOf(
  database: ShopDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const funerals = [...(await funeralOrders(database, ids))];
  if (funerals.length === 0) return new Map();
  const { deceased, hour, place } = FUNERAL_QUESTIONS;
  const asked = [deceased, hour, place];
  const rows = await database
    .selectFrom('order_line_options as o')
    .innerJoin('order_lines as l', 'l.id', 'o.line_id')
    .select(['l.order_id', 'o.label', 'o.value'])
    .where('l.order_id', 'in', funerals)
    .where('o.label', 'in', asked)
    .execute();
  const told = (id: number) => funeralAnswers(rows.filter(({ order_id }) => order_id === id)).map(({ value }) => value);
  return new Map(funerals.map((id) => [id, told(id)]));
}

function nextOf(days: readonly string[], today: string): Pick<OrderSummary, 'day' | 'which'> {
  const next = days.findIndex((day) => day >= today);
  const index = next === -1 ? days.length - 1 : next;
  return { day: days[index] ?? null, which: [index + 1, days.length] };
}

/** The latest `most` orders, by their next delivery day. */
export async function listOrders(database: ShopDatabase, most: number, now: number): Promise<readonly OrderSummary[]> {
  const rows = await database
    .selectFrom('orders')
    .leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'orders.id').on('a.kind', '=', 'billing'))
    .select(['orders.id', 'orders.number', 'orders.placed_at', 'orders.email', 'orders.grand_total', 'orders.currency'])
    .select(['orders.payment_code', 'orders.status', 'orders.base_grand_total'])
    .select(['orders.carrier_code', 'orders.carrier_title', 'orders.payment_title', 'a.firstname', 'a.lastname'])
    .select(
      sql<number>`(SELECT count(*) FROM order_steps s WHERE s.order_id = orders.id AND s.step = 'paid')`.as('paid'),
    )
    .select(
      sql<number>`(SELECT count(*) FROM order_steps s WHERE s.order_id = orders.id AND s.step = 'on-its-way')`.as(
        'sent',
      ),
    )
    .select(sql<number>`(SELECT sum(quantity) FROM order_lines l WHERE l.order_id = orders.id)`.as('quantity'))
    .orderBy('orders.id', 'desc')
    .limit(most)
    .execute();
  const days = await daysOf(
    database,
    rows.map(({ id }) => id),
  );
  const funerals = await funeralsOf(
    database,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((row, index) => ({
    number: row.number,
    placedAt: row.placed_at,
    ...nextOf(days.get(row.id) ?? [], shopTimeAt(now).day),
    customer: [row.firstname, row.lastname].filter((name) => name !== null).join(' '),
    email: row.email,
    quantity: Number(row.quantity),
    total: row.grand_total,
    currency: row.currency,
    delivery: row.carrier_title,
    status: shownStatus({
      status: row.status,
      taken: new Set(Number(row.sent) > 0 ? ['on-its-way'] : []),
      way: wayOf(row),
    }),
    payment: row.payment_title,
    isPaid: Number(row.paid) > 0,
    needsCall: needsCall(row, rows.slice(index + 1)),
    funeral: funerals.get(row.id) ?? null,
  }));
  return orders.sort(byDay);
}
