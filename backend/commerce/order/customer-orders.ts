import type { ShopDatabase } from '../../database/shop-database';
import { valuesOf } from '../catalogue/listing/product-input';
import { type Page, pageInfo, readPage } from '../graphql/page';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { type PlacedOrder, readOrdersById } from './placed-order';
import { shopTimeAt } from '../delivery/calendar-day';
import { WORKSHOP_TIME } from '../catalogue/product/workshop-time';
import { COLLECTION_CARRIER } from '../delivery/carriers';

/** The arguments of `customer.orders(...)`. */
export interface OrdersInput {
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
  readonly filter?: {
    readonly number?: {
      readonly eq?: string | null;
      readonly in?: readonly (string | null)[] | null;
      readonly match?: string | null;
    } | null;
  } | null;
}

export interface OrderPage {
  readonly items: readonly PlacedOrder[];
  readonly page_info: object;
  readonly total_count: number;
}

/** Magento's own minimum: fewer characters would match nearly everything. */
const MIN_MATCH = 3;

function ordersOf(database: ShopDatabase, customerId: number, filter: OrdersInput['filter']) {
  const numbers = valuesOf(filter?.number);
  const match = filter?.number?.match ?? null;
  let orders = database.selectFrom('orders').where('customer_id', '=', customerId);
  if (numbers !== null) {
    orders = numbers.length === 0 ? orders.where('id', '=', 0) : orders.where('number', 'in', [...numbers]);
  }
  // Order numbers are digits, so any other text matches nothing.
  if (match !== null)
    orders = /^\d+$/.test(match) ? orders.where('number', 'like', `%${match}%`) : orders.where('id', '=', 0);
  return orders;
}

async function readPageOf(
  database: ShopDatabase,
  customerId: number,
  filter: OrdersInput['filter'],
  page: Page,
): Promise<OrderPage> {
  const orders = ordersOf(database, customerId, filter);
  const { count } = await orders
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const ids = await orders
    .select('id')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  const items = await readOrdersById(
    database,
    ids.map((row) => row.id),
  );
  return { items, page_info: pageInfo(page, Number(count)), total_count: Number(count) };
}

/** A page of a customer's own orders, the newest first, optionally filtered by number. */
export async function customerOrders(
  database: ShopDatabase,
  customerId: number,
  input: OrdersInput,
): Promise<Result<OrderPage, ShopRefusal>> {
  const page = readPage(input);
  if (!page.ok) return page;
  const match = input.filter?.number?.match ?? null;
  if (match !== null && match.length < MIN_MATCH) {
    return refuse(badInput(`Invalid match filter. Minimum length is ${MIN_MATCH}.`));
  }
  return ok(await readPageOf(database, customerId, input.filter, page.value));
}

/** As the schema has it; `day` is `YYYY-MM-DD`. */
interface NextDelivery {
  readonly order_number: string;
  readonly day: string;
  readonly is_collected: boolean;
}

/** The next day on which an order of a customer is due, today included; null if none is. `now` is epoch ms. */
export async function nextDelivery(
  database: ShopDatabase,
  customerId: number,
  now: number,
): Promise<NextDelivery | null> {
  const next = await database
    .selectFrom('orders')
    .innerJoin('order_lines as l', 'l.order_id', 'orders.id')
    .innerJoin('order_line_options as o', 'o.line_id', 'l.id')
    .select(['orders.number', 'orders.carrier_code', 'o.day'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', ['Pending', 'Processing'])
    .where('o.day', '>=', shopTimeAt(now).day)
    // Whoever books a workshop comes to it.
    .where('o.label', '<>', WORKSHOP_TIME)
    .orderBy('o.day')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirst();
  return next === undefined
    ? null
    : { order_number: next.number, day: next.day ?? '', is_collected: next.carrier_code === COLLECTION_CARRIER };
}
