import { leavesUk } from '../../commerce/delivery/tax-area';
import { readArrivals, readAvailableShipping } from '../../commerce/cart/available-shipping';
import { newCartRow } from '../../commerce/cart/open-cart';
import type { CartAddress, CartLine } from '../../commerce/cart/cart-record';
import type { LineRequest } from '../../commerce/cart/line-request';
import { validateLine } from '../../commerce/cart/validate-line';
import { type CatalogueLoaders, catalogueLoaders } from '../../commerce/catalogue/catalogue-loaders';
import { isEntered } from '../../commerce/catalogue/product/custom-options';
import { optionUid, valueUid } from '../../commerce/catalogue/product/option-fields';
import { type DeliveryRules, earliestDay } from '../../commerce/delivery/delivery-days';
import { readDeliverySchedule } from '../../commerce/delivery/delivery-schedule';
import { storeOrder } from '../../commerce/order/store-order';
import { chooseStoreView } from '../../commerce/store/store-view';
import type { ShopDatabase } from '../../database/shop-database';
import type { SeedOrder, SeedOrderLine } from '../people-shapes';

/** The customer and time of a past order. */
export interface OrderedBy {
  readonly customerId: number;
  readonly email: string;
  readonly shipping: CartAddress;
  readonly billing: CartAddress;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * The request a shopper would have sent: an available delivery date, the given options, and first values for other
 * required options.
 */
async function requestFor(
  catalogue: CatalogueLoaders,
  product: { readonly id: number; readonly lead_days: number },
  line: SeedOrderLine,
  rules: DeliveryRules,
): Promise<LineRequest> {
  const selected: string[] = [];
  const entered: { uid: string; value: string }[] = [];
  for (const option of await catalogue.customOptions.load(product.id)) {
    const given = line.options?.[option.title];
    if (isEntered(option.kind)) {
      const value = given ?? (option.kind === 'date' ? earliestDay(product.lead_days, rules) : undefined);
      if (value !== undefined) entered.push({ uid: optionUid(option.id), value });
      continue;
    }
    const picked = option.values.find((value) => value.title === given);
    const first = option.required === 1 ? option.values[0] : undefined;
    const value = picked ?? first;
    if (value !== undefined) selected.push(valueUid(option.id, value.id));
  }
  const variants = await catalogue.variants.load(product.id);
  const sku = variants[line.variant ?? 0]?.product.sku ?? line.sku;
  return { sku, parentSku: null, quantity: line.quantity, selected, entered };
}

async function linesOf(
  transaction: ShopDatabase,
  catalogue: CatalogueLoaders,
  order: SeedOrder,
  rules: DeliveryRules,
): Promise<readonly CartLine[]> {
  const lines: CartLine[] = [];
  for (const [index, line] of order.lines.entries()) {
    const product = await transaction
      .selectFrom('products')
      .select(['id', 'lead_days'])
      .where('sku', '=', line.sku)
      .executeTakeFirst();
    if (product === undefined) throw new Error(`A demo order refers to an unknown product: ${line.sku}`);
    const resolved = await validateLine(
      transaction,
      catalogue,
      await requestFor(catalogue, product, line, rules),
      rules,
    );
    if (!resolved.ok) throw new Error(`A demo order is invalid: ${line.sku}: ${resolved.reason.message}`);
    lines.push({ ...resolved.value, id: index });
  }
  return lines;
}

/** Stores a past order as the shop would have, without emails and without taking stock. */
export async function loadOrder(transaction: ShopDatabase, order: SeedOrder, by: OrderedBy): Promise<void> {
  const catalogue = catalogueLoaders(transaction);
  const view = await chooseStoreView(transaction, '', '');
  if (!view.ok) throw new Error(view.reason.message);
  const availableShipping = await readAvailableShipping(transaction, by.shipping, [], by.at);
  const shipping =
    availableShipping.find((method) => method.carrier_code === order.carrier && method.refusal === null) ?? null;
  const payment = await transaction
    .selectFrom('payment_methods')
    .selectAll()
    .where('code', '=', order.payment)
    .executeTakeFirst();
  if (shipping === null || payment === undefined)
    throw new Error(`A demo order cannot be shipped by ${order.carrier}.`);
  const rules = { now: by.at, deliverySchedule: await readDeliverySchedule(transaction), zone: shipping.zone };
  const row = newCartRow(null, by.at);
  await transaction
    .insertInto('carts')
    .values({ ...row, active: 0, email: by.email, customer_id: by.customerId })
    .execute();
  const lines = await linesOf(transaction, catalogue, order, rules);
  const cart = {
    id: row.id,
    customerId: by.customerId,
    email: by.email,
    lines,
    coupon: null,
    waitingCoupon: null,
    giftCards: [],
    shippingAddress: { ...by.shipping, cart_id: row.id },
    billingAddress: { ...by.billing, cart_id: row.id },
    availableShipping,
    shipping,
    payment,
    leavesUk: await leavesUk(transaction, by.shipping, shipping),
    arrivals: await readArrivals(transaction, catalogue, lines, shipping, by.at),
  };
  await storeOrder(transaction, catalogue, cart, view.value, by.at, order.status);
}
