import type { Selectable } from 'kysely';
import type { OrderTables } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { groupFor } from '../graphql/batch-loader';

type Line = Selectable<OrderTables['order_lines']>;

export interface PlacedAddress extends Selectable<OrderTables['order_addresses']> {
  /** The country's name. */
  readonly country: string;
}

export interface PlacedLine extends Line {
  readonly options: readonly Selectable<OrderTables['order_line_options']>[];
}

/** An order as it was written down. Amounts are minor units of its currency. */
export interface PlacedOrder extends Selectable<OrderTables['orders']> {
  readonly symbol: string;
  readonly lines: readonly PlacedLine[];
  readonly shippingAddress: PlacedAddress | null;
  readonly billingAddress: PlacedAddress | null;
}

/** An order by its number, or null. */
export async function readOrder(database: ShopDatabase, number: string): Promise<PlacedOrder | null> {
  const order = await database
    .selectFrom('orders')
    .innerJoin('currencies', 'currencies.code', 'orders.currency')
    .selectAll('orders')
    .select('currencies.symbol')
    .where('orders.number', '=', number)
    .executeTakeFirst();
  if (order === undefined) return null;
  const lines = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const ids = lines.map((line) => line.id);
  const options = await database
    .selectFrom('order_line_options')
    .selectAll()
    .where('line_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byLine = groupFor(ids, options, (option) => option.line_id);
  const addresses = await database
    .selectFrom('order_addresses')
    .innerJoin('countries', 'countries.code', 'order_addresses.country_code')
    .selectAll('order_addresses')
    .select('countries.name_english as country')
    .where('order_id', '=', order.id)
    .execute();
  return {
    ...order,
    lines: lines.map((line, index) => ({ ...line, options: byLine[index] ?? [] })),
    shippingAddress: addresses.find((address) => address.kind === 'shipping') ?? null,
    billingAddress: addresses.find((address) => address.kind === 'billing') ?? null,
  };
}
