import { auditOrder, differ } from './audit-order';
import type { BookedOrder, Books } from './books';
import type { CartPlan } from './cart-plans';
import { customerOf } from './demand';

/** What the books must agree with. */
export interface Expected {
  /** By cart id. */
  readonly plans: ReadonlyMap<string, CartPlan>;
  /** Pieces by sku before the first order. */
  readonly shelfBefore: ReadonlyMap<string, number>;
}

/** Everything that is wrong with the books at this moment, whenever that is: no kill and no rush excuses any of it. */
export function auditBooks(books: Books, expected: Expected): readonly string[] {
  const { orders } = books;
  return [
    ...orders.flatMap((order) => {
      const plan = expected.plans.get(order.cartId);
      return plan === undefined ? [`order ${order.number}: of a cart that nobody filled`] : auditOrder(order, plan);
    }),
    ...auditNumbers(orders),
    ...auditCarts(books, expected),
    ...auditShelf(books, expected),
    ...auditCoupons(books, expected),
    ...books.strayEmails.map((reference) => `letters: ${reference} is of no order`),
  ];
}

/** Numbers are drawn one after the other, so none is missing and none is there twice. */
function auditNumbers(orders: readonly BookedOrder[]): readonly string[] {
  const numbers = orders.map(({ number }) => Number(number)).sort((one, other) => one - other);
  return numbers.flatMap((number, place) =>
    place === 0 ? [] : differ(`numbers: after ${numbers[place - 1]}`, number, (numbers[place - 1] ?? 0) + 1),
  );
}

/** A cart is open, or it is exactly one order. */
function auditCarts({ orders, carts }: Books, { plans }: Expected): readonly string[] {
  const standing = new Map<string, number>();
  for (const { cartId, stands } of orders) standing.set(cartId, (standing.get(cartId) ?? 0) + Number(stands));
  return [...plans.keys()].flatMap((id) =>
    differ(`cart ${id}: standing orders`, standing.get(id) ?? 0, carts.get(id) === true ? 0 : 1),
  );
}

/** Before - sold + given back = what is left. */
function auditShelf({ orders, shelf }: Books, { shelfBefore }: Expected): readonly string[] {
  const sold = new Map<string, number>();
  for (const { taken } of orders) for (const [sku, pieces] of taken) sold.set(sku, pieces + (sold.get(sku) ?? 0));
  return [...shelfBefore].flatMap(([sku, before]) => [
    ...differ(`shelf: ${sku}`, shelf.get(sku), before - (sold.get(sku) ?? 0)),
    ...((shelf.get(sku) ?? -1) < 0 ? [`shelf: ${sku} is below zero`] : []),
  ]);
}

function auditCoupons({ orders, coupons }: Books, { plans }: Expected): readonly string[] {
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
