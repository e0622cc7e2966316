import type { OrderRecord, OrderRecords } from './order-records';
import { isRedirected, type CartPlan } from './cart-plans';
import { customerOf, stockDemand } from './stock-demand';
import { expectedTotals } from './expected-totals';

/** Initial stock of every product. */
const PLENTY = 1_000;

/** Consistent records of a shop in which every cart was ordered once and paid. Cart ids are `cart0`, `cart1` ... */
export function consistentRecords(plans: readonly CartPlan[]): {
  records: OrderRecords;
  stockBefore: ReadonlyMap<string, number>;
} {
  const orders = plans.map(rightOrder);
  const skus = [...new Set(plans.flatMap(({ products }) => [...stockDemand(products).keys()]))];
  const sold = (sku: string) => orders.reduce((sum, { taken }) => sum + (taken.get(sku) ?? 0), 0);
  const codes = [...new Set(orders.flatMap(({ coupon }) => (coupon === null ? [] : [coupon])))];
  const usesOf = (code: string) => orders.filter(({ coupon }) => coupon === code).length;
  return {
    stockBefore: new Map(skus.map((sku) => [sku, PLENTY])),
    records: {
      orders,
      carts: new Map(plans.map((_, index) => [`cart${index}`, false])),
      stock: new Map(skus.map((sku) => [sku, PLENTY - sold(sku)])),
      coupons: codes.map((code) => ({ code, uses: usesOf(code), most: usesOf(code) })),
      strayEmails: [],
    },
  };
}

function rightOrder(plan: CartPlan, index: number): OrderRecord {
  const { lines, ...sums } = expectedTotals(plan.products, plan.coupon, plan.delivery?.fee ?? 0);
  const number = String(index + 1).padStart(9, '0');
  const isAtTheBank = isRedirected(plan);
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
    taken: stockDemand(plan.products),
    attempts: isAtTheBank ? [{ state: 'paid', amount: sums.total }] : [],
    messages: [`order-${number}-customer`, `order-${number}-florist`],
    uses: plan.coupon === null ? [] : [customerOf(plan.email)],
  };
}
