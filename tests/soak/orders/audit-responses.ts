import { differ } from './audit-order';
import type { BookedOrder, Books } from './books';
import { shelfDemand } from './demand';
import type { Customer } from './shopping';

/** How the cancelled orders of a script's cart may stand at the bank. */
const CANCELLED_AS: Readonly<Record<string, readonly string[]>> = {
  declined: ['declined'],
  cancelled: ['cancelled'],
  torn: ['declined', 'refund-due'],
};

/**
 * What is wrong between what shoppers were told and what is written, once everybody was answered: every number that was told
 * stands in the books once with the total that was shown, and every cart is one order, or was refused for a good reason.
 */
export function auditResponses(customers: readonly Customer[], { orders, shelf }: Books): readonly string[] {
  const byNumber = new Map<string, readonly BookedOrder[]>();
  const byCart = new Map<string, readonly BookedOrder[]>();
  for (const order of orders) {
    byNumber.set(order.number, [...(byNumber.get(order.number) ?? []), order]);
    byCart.set(order.cartId, [...(byCart.get(order.cartId) ?? []), order]);
  }
  return customers.flatMap((customer) => {
    const { shopper, acknowledged, strange } = customer;
    const own = byCart.get(shopper.cartId) ?? [];
    const told = [...acknowledged].flatMap(([number, shown]) => {
      const booked = byNumber.get(number) ?? [];
      return [
        ...differ(`order ${number}: times in the books`, booked.length, 1),
        ...booked.flatMap((order) => [
          ...differ(`order ${number}: its cart`, order.cartId, shopper.cartId),
          ...differ(`order ${number}: total against the one that was shown`, order.total, shown),
        ]),
      ];
    });
    const standing = own.filter(({ stands }) => stands);
    return [
      ...strange.map((message) => `said to ${shopper.plan.email}: ${message}`),
      ...told,
      ...standing.flatMap(({ number }) => (acknowledged.has(number) ? [] : [`order ${number}: nobody was told`])),
      ...(standing.length > 0 ? [] : refusedWithReason(customer, shelf)),
      ...atTheBank(customer, own),
    ];
  });
}

/** Nothing is ordered: the goods must be gone. */
function refusedWithReason({ shopper, refused }: Customer, shelf: Books['shelf']): readonly string[] {
  const isShort = [...shelfDemand(shopper.plan.products)].some(([sku, pieces]) => (shelf.get(sku) ?? 0) < pieces);
  return isShort && refused === 'stock' ? [] : [`cart of ${shopper.plan.email}: no order, and no good reason`];
}

function atTheBank({ shopper: { plan } }: Customer, own: readonly BookedOrder[]): readonly string[] {
  if (plan.payment !== 'bankpage') return [];
  return own.flatMap(({ number, stands, attempts }) => {
    const state = attempts[0]?.state ?? '';
    const allowed = !stands ? (CANCELLED_AS[plan.bank] ?? []) : plan.bank === 'left' ? ['open'] : ['paid'];
    return allowed.includes(state) ? [] : [`order ${number}: ${state} at the bank, where it was ${plan.bank}`];
  });
}
