import { differ } from './audit-order';
import type { OrderRecord, OrderRecords } from './order-records';
import { isRedirected, type CartPlan } from './cart-plans';
import { stockDemand } from './stock-demand';
import type { Customer } from './shopping';

/** Allowed payment states of cancelled orders at the practice bank, by script. */
const CANCELLED_AS: Readonly<Record<CartPlan['bank'], readonly string[]>> = {
  declined: ['declined'],
  cancelled: ['cancelled'],
  torn: ['declined', 'refund-due'],
  paid: [],
  left: [],
};
/** Stripe expires what is given up, before the shop hears of it when the answer is lost; it never takes money for it. */
const CANCELLED_AT_STRIPE: typeof CANCELLED_AS = {
  ...CANCELLED_AS,
  cancelled: ['cancelled', 'expired'],
  torn: ['cancelled', 'expired'],
};

/**
 * Compares the responses shoppers got with the records, once all have one: every order number exists once with the total
 * shown, and every cart has one order or a justified refusal.
 */
export function auditResponses(customers: readonly Customer[], { orders, stock }: OrderRecords): readonly string[] {
  const byNumber = new Map<string, readonly OrderRecord[]>();
  const byCart = new Map<string, readonly OrderRecord[]>();
  for (const order of orders) {
    byNumber.set(order.number, [...(byNumber.get(order.number) ?? []), order]);
    byCart.set(order.cartId, [...(byCart.get(order.cartId) ?? []), order]);
  }
  return customers.flatMap((customer) => {
    const { shopper, acknowledged, unexpected } = customer;
    const own = byCart.get(shopper.cartId) ?? [];
    const responses = [...acknowledged].flatMap(([number, shown]) => {
      const recorded = byNumber.get(number) ?? [];
      return [
        ...differ(`order ${number}: times in the records`, recorded.length, 1),
        ...recorded.flatMap((order) => [
          ...differ(`order ${number}: its cart`, order.cartId, shopper.cartId),
          ...differ(`order ${number}: total against the one that was shown`, order.total, shown),
        ]),
      ];
    });
    const standing = own.filter(({ stands }) => stands);
    return [
      ...unexpected.map((message) => `message to ${shopper.plan.email}: ${message}`),
      ...responses,
      ...standing.flatMap(({ number }) => (acknowledged.has(number) ? [] : [`order ${number}: in no response`])),
      ...(standing.length > 0 ? [] : refusedWithReason(customer, stock)),
      ...atTheBank(customer, own),
    ];
  });
}

/** When nothing is ordered, the products must be sold out. */
function refusedWithReason({ shopper, refused }: Customer, stock: OrderRecords['stock']): readonly string[] {
  const isShort = [...stockDemand(shopper.plan.products)].some(([sku, quantity]) => (stock.get(sku) ?? 0) < quantity);
  return isShort && refused === 'stock' ? [] : [`cart of ${shopper.plan.email}: no order, and no good reason`];
}

function atTheBank({ shopper: { plan } }: Customer, own: readonly OrderRecord[]): readonly string[] {
  if (!isRedirected(plan)) return [];
  const cancelledAs = plan.payment === 'stripe' ? CANCELLED_AT_STRIPE : CANCELLED_AS;
  return own.flatMap(({ number, stands, attempts }) => {
    const state = attempts[0]?.state ?? '';
    const allowed = !stands ? cancelledAs[plan.bank] : plan.bank === 'left' ? ['open'] : ['paid'];
    return allowed.includes(state) ? [] : [`order ${number}: ${state} at the bank, where it was ${plan.bank}`];
  });
}
