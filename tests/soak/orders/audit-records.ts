import { auditOrder, differ } from './audit-order';
import type { OrderRecord, OrderRecords } from './order-records';
import type { CartPlan } from './cart-plans';
import { customerOf } from './stock-demand';

/** Expected data. */
export interface Expected {
  /** By cart id. */
  readonly plans: ReadonlyMap<string, CartPlan>;
  /** Stock by sku before the first order. */
  readonly stockBefore: ReadonlyMap<string, number>;
}

/** Returns every inconsistency of the records; they must be consistent at any moment, kills included. */
export function auditRecords(records: OrderRecords, expected: Expected): readonly string[] {
  const { orders } = records;
  return [
    ...orders.flatMap((order) => {
      const plan = expected.plans.get(order.cartId);
      return plan === undefined ? [`order ${order.number}: of an unplanned cart`] : auditOrder(order, plan);
    }),
    ...auditNumbers(orders),
    ...auditCarts(records, expected),
    ...auditStock(records, expected),
    ...auditCoupons(records, expected),
    ...records.strayEmails.map((reference) => `emails: ${reference} has no order`),
  ];
}

/** Order numbers are consecutive, without gaps and duplicates. */
function auditNumbers(orders: readonly OrderRecord[]): readonly string[] {
  const numbers = orders.map(({ number }) => Number(number)).sort((one, other) => one - other);
  return numbers.flatMap((number, place) =>
    place === 0 ? [] : differ(`numbers: after ${numbers[place - 1]}`, number, (numbers[place - 1] ?? 0) + 1),
  );
}

/** A cart is active, or has exactly one order. */
function auditCarts({ orders, carts }: OrderRecords, { plans }: Expected): readonly string[] {
  const standing = new Map<string, number>();
  for (const { cartId, stands } of orders) standing.set(cartId, (standing.get(cartId) ?? 0) + Number(stands));
  return [...plans.keys()].flatMap((id) =>
    differ(`cart ${id}: standing orders`, standing.get(id) ?? 0, carts.get(id) === true ? 0 : 1),
  );
}

/** Initial stock - sold + returned = remaining stock. */
function auditStock({ orders, stock }: OrderRecords, { stockBefore }: Expected): readonly string[] {
  const sold = new Map<string, number>();
  for (const { taken } of orders) for (const [sku, quantity] of taken) sold.set(sku, quantity + (sold.get(sku) ?? 0));
  return [...stockBefore].flatMap(([sku, before]) => [
    ...differ(`stock: ${sku}`, stock.get(sku), before - (sold.get(sku) ?? 0)),
    ...((stock.get(sku) ?? -1) < 0 ? [`stock: ${sku} is below zero`] : []),
  ]);
}

function auditCoupons({ orders, coupons }: OrderRecords, { plans }: Expected): readonly string[] {
  const onceEach = new Set([...plans.values()].flatMap(({ coupon }) => (coupon?.isForEachOnce ? [coupon.code] : [])));
  const standing = orders.filter(({ stands, coupon }) => stands && coupon !== null);
  const perCustomer = new Map<string, number>();
  for (const { coupon, email } of standing.filter((order) => onceEach.has(order.coupon ?? ''))) {
    const whose = `coupons: ${coupon} of ${customerOf(email)}`;
    perCustomer.set(whose, (perCustomer.get(whose) ?? 0) + 1);
  }
  return [
    ...coupons.flatMap(({ code, uses, most }) => [
      ...differ(`coupons: uses of ${code}`, uses, standing.filter(({ coupon }) => coupon === code).length),
      ...(most !== null && uses > most ? [`coupons: ${code} was used ${uses} times of ${most}`] : []),
    ]),
    ...[...perCustomer].flatMap(([whose, uses]) => differ(whose, uses, 1)),
  ];
}
