import { isRedirected, type CartPlan } from './cart-plans';
import { customerOf, stockDemand } from './stock-demand';
import type { OrderRecord } from './order-records';
import { expectedTotals, total } from './expected-totals';

/** E-mails required for an order that will be delivered. */
const LETTERS = ['customer', 'florist'];
/** Required state of an order with redirect payment, by the state of its payment attempt. */
const STATUS_BY_TRY: Readonly<Record<string, string>> = {
  open: 'Pending Payment',
  paid: 'Processing',
  declined: 'Canceled',
  cancelled: 'Canceled',
  expired: 'Canceled',
  'refund-due': 'Canceled',
};

/** Returns what is wrong with one order, in itself and compared with its cart. */
export function auditOrder(order: OrderRecord, plan: CartPlan): readonly string[] {
  return [...sums(order), ...reckoning(order, plan), ...payment(order, plan), ...products(order, plan)].map(
    (wrong) => `order ${order.number}: ${wrong}`,
  );
}

/** Checks without the plan: the order is consistent in itself. */
function sums({ lines, subtotal, discount, shipping, vat, total: grand }: OrderRecord): readonly string[] {
  const of = (column: 'row' | 'discount' | 'vat') => total(lines.map((line) => line[column]));
  return [
    ...differ('rows', of('row'), subtotal),
    ...differ('discounts of the lines', of('discount'), discount),
    ...differ('grand total', grand, subtotal - discount + shipping),
    ...lines.flatMap((line) => differ(`row of ${line.sku}`, line.row, line.unit * line.quantity)),
    ...(of('vat') <= vat && grand >= 0 ? [] : ['more VAT on its lines than in all, or less than nothing to pay']),
  ];
}

/** Compares with the independent recalculation, to the penny; an expired coupon must not be applied. */
function reckoning(order: OrderRecord, plan: CartPlan): readonly string[] {
  const coupon = order.coupon === null ? null : plan.coupon;
  const wanted = expectedTotals(plan.products, coupon, plan.delivery?.fee ?? 0);
  return [
    ...differ('coupon', order.coupon, coupon?.code ?? null),
    ...differ('number of lines', order.lines.length, wanted.lines.length),
    ...wanted.lines.flatMap((line, place) => {
      const { rate, ...recorded } = order.lines[place] ?? { rate: NaN };
      return [
        ...differ(`line ${place + 1}`, JSON.stringify(recorded), JSON.stringify(line)),
        ...differ(`VAT rate of line ${place + 1}`, rate, (plan.products[place]?.good.vat ?? NaN) * 100),
      ];
    }),
    ...(['subtotal', 'discount', 'shipping', 'vat', 'total'] as const).flatMap((column) =>
      differ(column, order[column], wanted[column]),
    ),
    ...differ('total in pounds', order.baseTotal, wanted.total),
    ...differ('currency', order.currency, 'GBP'),
  ];
}

/** Requires one payment attempt of the order's amount per redirect payment, and the e-mails once it is decided. */
function payment(order: OrderRecord, plan: CartPlan): readonly string[] {
  const isAtTheBank = isRedirected(plan);
  const [attempt] = order.attempts;
  const isSure = order.status === 'Pending' || order.status === 'Processing';
  const messages = isSure ? LETTERS.map((whose) => `order-${order.number}-${whose}`) : [];
  return [
    ...differ('way to pay', order.payment, plan.payment),
    ...differ('tries to pay', order.attempts.length, isAtTheBank ? 1 : 0),
    ...(attempt === undefined ? [] : differ('amount of the try', attempt.amount, order.total)),
    ...differ('status', order.status, attempt === undefined ? 'Pending' : STATUS_BY_TRY[attempt.state]),
    ...differ('emails', [...order.messages].sort().join(), messages.join()),
  ];
}

function products(order: OrderRecord, plan: CartPlan): readonly string[] {
  const taken = order.stands ? stockDemand(plan.products) : new Map<string, number>();
  const uses = order.stands && order.coupon !== null ? [customerOf(order.email)] : [];
  const addresses = plan.delivery === null ? ['billing'] : ['billing', 'shipping'];
  return [
    ...differ('taken from stock', inWords(order.taken), inWords(taken)),
    ...differ('notes of its coupon', order.uses.join(), uses.join()),
    ...differ('e-mail', order.email, plan.email),
    ...differ('whose', order.isCustomer, plan.isCustomer),
    ...differ('carrier', order.carrier, plan.delivery?.carrier ?? null),
    ...differ('addresses', [...order.addresses].sort().join(), addresses.join()),
  ];
}

const inWords = (quantity: ReadonlyMap<string, number>) =>
  [...quantity]
    .map(([sku, count]) => `${count} ${sku}`)
    .sort()
    .join();

export function differ<Value>(what: string, recorded: Value, wanted: Value): readonly string[] {
  return Object.is(recorded, wanted) ? [] : [`${what}: ${String(recorded)}, not ${String(wanted)}`];
}
