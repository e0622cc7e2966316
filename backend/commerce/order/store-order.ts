import type { OrderStatus } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { CartAddress, CartRecord } from '../cart/cart-record';
import { isVirtualCart, priceCart, unitPrice } from '../cart/price-cart';
import { paymentTitle } from '../checkout/payment-methods';
import { COLLECTION_CARRIER } from '../delivery/carriers';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { StoreView } from '../store/store-view';
import { asCollected, orderedOptions } from './order-lines';
import { orderNumber } from './guest-order';

const BASE_RATE = 1_000_000;

/** The row id, the order number, and the total in minor units of the order's currency. */
export interface StoredOrder {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
}

/** The next number, `000000123`. It is drawn in the order's transaction, so numbers are unique and without gaps. */
async function nextNumber(transaction: ShopDatabase): Promise<string> {
  const { value } = await transaction
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow();
  return orderNumber(value);
}

async function insertOrderRow(
  transaction: ShopDatabase,
  cart: CartRecord,
  { store, currency }: StoreView,
  now: number,
  status: OrderStatus,
): Promise<StoredOrder> {
  const totals = priceCart(cart, currency.rate);
  const shipping = isVirtualCart(cart) ? null : cart.shipping;
  const number = await nextNumber(transaction);
  const { id } = await transaction
    .insertInto('orders')
    .values({
      number,
      cart_id: cart.id,
      store_code: store.code,
      customer_id: cart.customerId,
      email: cart.email ?? '',
      status,
      currency: currency.code,
      rate: currency.rate,
      subtotal: totals.subtotal,
      discount: totals.discount,
      shipping: totals.shipping,
      vat: totals.vat,
      leaves_uk: totals.leavesUk ? 1 : 0,
      grand_total: totals.grandTotal,
      base_grand_total: priceCart(cart, BASE_RATE).grandTotal,
      coupon_code: cart.coupon?.code ?? null,
      coupon_label: cart.coupon?.label ?? null,
      carrier_code: shipping?.carrier_code ?? null,
      carrier_title: shipping?.carrier_title ?? null,
      method_code: shipping?.method_code ?? null,
      method_title: shipping?.method_title ?? null,
      payment_code: cart.payment?.code ?? '',
      payment_title: cart.payment === null ? '' : paymentTitle(cart.payment, cart),
      placed_at: new Date(now).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number, amount: totals.grandTotal };
}

async function storeLines(
  transaction: ShopDatabase,
  catalogue: CatalogueLoaders,
  orderId: number,
  cart: CartRecord,
  rate: number,
): Promise<void> {
  const totals = priceCart(cart, rate);
  for (const [position, line] of cart.lines.entries()) {
    const row = totals.rows[position];
    const { id } = await transaction
      .insertInto('order_lines')
      .values({
        order_id: orderId,
        position,
        product_id: line.product.id,
        sku: (line.variant ?? line.product).sku,
        name: line.product.name,
        kind: line.product.kind,
        url_key: line.product.url_key,
        quantity: line.quantity,
        unit: unitPrice(line, rate),
        row_total: row?.gross ?? 0,
        discount: row?.discount ?? 0,
        vat: row?.vat ?? 0,
        vat_rate: row?.vatRate ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const asked = await orderedOptions(catalogue, line, cart.arrivals.get(line.id));
    const options = cart.shipping?.carrier_code === COLLECTION_CARRIER ? asked.map(asCollected) : asked;
    if (options.length === 0) continue;
    await transaction
      .insertInto('order_line_options')
      .values(options.map((option, index) => ({ line_id: id, position: index, ...option })))
      .execute();
  }
}

/** Inserts an order with its lines and addresses as they are now. */
export async function storeOrder(
  transaction: ShopDatabase,
  catalogue: CatalogueLoaders,
  cart: CartRecord,
  view: StoreView,
  now: number,
  status: OrderStatus,
): Promise<StoredOrder> {
  const { id, number, amount } = await insertOrderRow(transaction, cart, view, now, status);
  await storeLines(transaction, catalogue, id, cart, view.currency.rate);
  const addresses = [isVirtualCart(cart) ? null : cart.shippingAddress, cart.billingAddress];
  for (const address of addresses.filter((one): one is CartAddress => one !== null)) {
    const { cart_id: _cart, ...columns } = address;
    await transaction
      .insertInto('order_addresses')
      .values({ ...columns, order_id: id })
      .execute();
  }
  return { id, number, amount };
}
