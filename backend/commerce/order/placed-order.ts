import type { ShopDatabase } from '../../database/shop-database';
import type { Selectable } from 'kysely';
import type { AddressKind, OrderTables } from '../../database/sale-tables';
import { formatPostcode, islandOf } from '../address/address-postcode';
import { type GiftCardUse, giftCardUsesOf } from '../gift-card/gift-cards-of-orders';
import type { PaymentTerms } from '../payment/payment-terms';

/** Titles of the questions about a funeral, in the order in which they are told. */
export const FUNERAL_QUESTIONS = {
  deceased: 'Name of the deceased',
  day: 'Date of the funeral',
  hour: 'Time of the service',
  kind: 'Where it goes',
  place: 'Name of the funeral director, church, crematorium or family',
  family: 'Name and telephone of the family',
} as const;

export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** The orders of which anything is for a funeral, by row id. */
export async function funeralOrders(database: ShopDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('order_lines as l')
    .innerJoin('product_categories as pc', 'pc.product_id', 'l.product_id')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select('l.order_id')
    .distinct()
    .where('l.order_id', 'in', [...ids])
    .where((where) => where.or([where('c.url_path', '=', 'funerals'), where('c.url_path', 'like', 'funerals/%')]))
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** What all lines together say about the funeral: each answer once, in the order of the questions. */
export function funeralAnswers(options: readonly Answer[]): readonly Answer[] {
  return Object.values(FUNERAL_QUESTIONS).flatMap((label) => {
    const values = new Set(options.filter((option) => option.label === label).map(({ value }) => value));
    return [...values].map((value) => ({ label, value }));
  });
}

type Line = Selectable<OrderTables['order_lines']>;

export interface PlacedAddress extends Selectable<OrderTables['order_addresses']> {
  /** The country's name. */
  readonly country: string;
}

export interface PlacedLine extends Line {
  readonly options: readonly Selectable<OrderTables['order_line_options']>[];
}

/** An order as stored. Amounts are minor units of its currency. */
export interface PlacedOrder extends Selectable<OrderTables['orders']> {
  readonly symbol: string;
  readonly lines: readonly PlacedLine[];
  /** What gift cards paid of it. */
  readonly giftCardUses: readonly GiftCardUse[];
  /** Whether anything of it is for a funeral. */
  readonly isFuneral: boolean;
  /** Oldest first. */
  readonly steps: readonly Selectable<OrderTables['order_steps']>[];
  /** Null for methods without instructions, and for older orders. */
  readonly terms: PaymentTerms | null;
  readonly shippingAddress: PlacedAddress | null;
  readonly billingAddress: PlacedAddress | null;
}

/** Jersey, Guernsey and the Isle of Man are named, for they are not in the United Kingdom. */
async function addressesOf(database: ShopDatabase, ids: readonly number[]) {
  const rows = await database
    .selectFrom('order_addresses')
    .innerJoin('countries', 'countries.code', 'order_addresses.country_code')
    .selectAll('order_addresses')
    .select('countries.name_english as country')
    .where('order_id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...row,
    postcode: row.postcode && formatPostcode(row.country_code, row.postcode),
    country: islandOf(row.country_code, row.postcode) ?? row.country,
  }));
}

function stepsOf(database: ShopDatabase, ids: readonly number[]) {
  return database
    .selectFrom('order_steps')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

function termsOf(database: ShopDatabase, ids: readonly number[]) {
  return database
    .selectFrom('order_payment_terms')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .execute();
}

/** Orders by row id, in the given order. */
export async function readOrdersById(database: ShopDatabase, ids: readonly number[]): Promise<readonly PlacedOrder[]> {
  if (ids.length === 0) return [];
  const orders = await database
    .selectFrom('orders')
    .innerJoin('currencies', 'currencies.code', 'orders.currency')
    .selectAll('orders')
    .select('currencies.symbol')
    .where('orders.id', 'in', [...ids])
    .execute();
  const lines = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const options = await database
    .selectFrom('order_line_options as o')
    .innerJoin('order_lines as l', 'l.id', 'o.line_id')
    .selectAll('o')
    .where('l.order_id', 'in', [...ids])
    .orderBy('o.position')
    .execute();
  const [addresses, steps, terms, funerals] = await Promise.all([
    addressesOf(database, ids),
    stepsOf(database, ids),
    termsOf(database, ids),
    funeralOrders(database, ids),
  ]);
  const giftCardUses = await giftCardUsesOf(database, ids);
  return ids.flatMap((id) => {
    const order = orders.find((one) => one.id === id);
    if (order === undefined) return [];
    const address = (kind: AddressKind) => addresses.find((one) => one.order_id === id && one.kind === kind) ?? null;
    return [
      {
        ...order,
        giftCardUses: giftCardUses(id),
        lines: lines
          .filter((line) => line.order_id === id)
          .map((line) => ({ ...line, options: options.filter((option) => option.line_id === line.id) })),
        isFuneral: funerals.has(id),
        terms: terms.find((one) => one.order_id === id) ?? null,
        steps: steps.filter((step) => step.order_id === id),
        shippingAddress: address('shipping'),
        billingAddress: address('billing'),
      },
    ];
  });
}

/** An order by its number, or null. */
export async function readOrder(database: ShopDatabase, number: string): Promise<PlacedOrder | null> {
  const row = await database.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  const [order] = row === undefined ? [] : await readOrdersById(database, [row.id]);
  return order ?? null;
}
