import type { BookedOrder, Books } from './books';
import type { CartPlan } from './cart-plans';
import { customerOf, shelfDemand } from './demand';
import { reckon } from './reckoning';

/** Pieces of everything before the first order. */
const PLENTY = 1_000;

/** The books of a shop in which every cart was ordered once and paid, in which nothing is wrong. Carts are `cart0`, `cart1` ... */
export function rightBooks(plans: readonly CartPlan[]): { books: Books; shelfBefore: ReadonlyMap<string, number> } {
  const orders = plans.map(rightOrder);
  const skus = [...new Set(plans.flatMap(({ products }) => [...shelfDemand(products).keys()]))];
  const sold = (sku: string) => orders.reduce((sum, { taken }) => sum + (taken.get(sku) ?? 0), 0);
  const codes = [...new Set(orders.flatMap(({ coupon }) => (coupon === null ? [] : [coupon])))];
  const usesOf = (code: string) => orders.filter(({ coupon }) => coupon === code).length;
  return {
    shelfBefore: new Map(skus.map((sku) => [sku, PLENTY])),
    books: {
      orders,
      carts: new Map(plans.map((_, index) => [`cart${index}`, false])),
      shelf: new Map(skus.map((sku) => [sku, PLENTY - sold(sku)])),
      coupons: codes.map((code) => ({ code, uses: usesOf(code), most: usesOf(code) })),
      strayEmails: [],
    },
  };
}

function rightOrder(plan: CartPlan, index: number): BookedOrder {
  const { lines, ...sums } = reckon(plan.products, plan.coupon, plan.delivery?.fee ?? 0);
  const number = String(index + 1).padStart(9, '0');
  const isAtTheBank = plan.payment === 'bankpage';
  return {
    ...sums,
    id: index + 1,
    number,
    cartId: `cart${index}`,
    stands: true,
    status: isAtTheBank ? 'Processing' : 'Pending',
    email: plan.email,
    isCustomer: plan.isCustomer,
    coupon: plan.coupon?.code ?? null,
    payment: plan.payment,
    carrier: plan.delivery?.carrier ?? null,
    currency: 'GBP',
    baseTotal: sums.total,
    lines: lines.map((line, place) => ({ ...line, rate: (plan.products[place]?.good.vat ?? 0) * 100 })),
    addresses: plan.delivery === null ? ['billing'] : ['shipping', 'billing'],
    taken: shelfDemand(plan.products),
    attempts: isAtTheBank ? [{ state: 'paid', amount: sums.total }] : [],
    messages: [`order-${number}-customer`, `order-${number}-florist`],
    uses: plan.coupon === null ? [] : [customerOf(plan.email)],
  };
}
