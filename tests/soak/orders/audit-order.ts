import type { CartPlan } from './cart-plans';
import { customerOf, shelfDemand } from './demand';
import type { BookedOrder } from './books';
import { reckon, total } from './reckoning';

/** Letters that are owed for an order that is going to be made. */
const LETTERS = ['customer', 'florist'];
/** How an order whose way to pay leads to the bank must stand, by the state of its try. */
const STATUS_BY_TRY: Readonly<Record<string, string>> = {
  open: 'Pending Payment',
  paid: 'Processing',
  declined: 'Canceled',
  cancelled: 'Canceled',
  'refund-due': 'Canceled',
};

/** What is wrong with one order, against itself and against the cart that it was made of. */
export function auditOrder(order: BookedOrder, plan: CartPlan): readonly string[] {
  return [...sums(order), ...reckoning(order, plan), ...payment(order, plan), ...products(order, plan)].map(
    (wrong) => `order ${order.number}: ${wrong}`,
  );
}

/** Without knowing what was ordered: the order agrees with itself. */
function sums({ lines, subtotal, discount, shipping, vat, total: grand }: BookedOrder): readonly string[] {
  const of = (column: 'row' | 'discount' | 'vat') => total(lines.map((line) => line[column]));
  return [
    ...differ('rows', of('row'), subtotal),
    ...differ('discounts of the lines', of('discount'), discount),
    ...differ('grand total', grand, subtotal - discount + shipping),
    ...lines.flatMap((line) => differ(`row of ${line.sku}`, line.row, line.unit * line.quantity)),
    ...(of('vat') <= vat && grand >= 0 ? [] : ['more VAT on its lines than in all, or less than nothing to pay']),
  ];
}

/** To the penny, by our own reckoning. A coupon may have been told to be gone; then the order must be without it. */
function reckoning(order: BookedOrder, plan: CartPlan): readonly string[] {
  const coupon = order.coupon === null ? null : plan.coupon;
  const wanted = reckon(plan.products, coupon, plan.delivery?.fee ?? 0);
  return [
    ...differ('coupon', order.coupon, coupon?.code ?? null),
    ...differ('number of lines', order.lines.length, wanted.lines.length),
    ...wanted.lines.flatMap((line, place) => {
      const { rate, ...booked } = order.lines[place] ?? { rate: NaN };
      return [
        ...differ(`line ${place + 1}`, JSON.stringify(booked), JSON.stringify(line)),
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

/** A try for each order that is paid at the bank and for no other, of its amount; letters once it is sure. */
function payment(order: BookedOrder, plan: CartPlan): readonly string[] {
  const isAtTheBank = plan.payment === 'bankpage';
  const [attempt] = order.attempts;
  const isSure = order.status === 'Pending' || order.status === 'Processing';
  const messages = isSure ? LETTERS.map((whose) => `order-${order.number}-${whose}`) : [];
  return [
    ...differ('way to pay', order.payment, plan.payment),
    ...differ('tries to pay', order.attempts.length, isAtTheBank ? 1 : 0),
    ...(attempt === undefined ? [] : differ('amount of the try', attempt.amount, order.total)),
    ...differ('status', order.status, attempt === undefined ? 'Pending' : STATUS_BY_TRY[attempt.state]),
    ...differ('letters', [...order.messages].sort().join(), messages.join()),
  ];
}

function products(order: BookedOrder, plan: CartPlan): readonly string[] {
  const taken = order.stands ? shelfDemand(plan.products) : new Map<string, number>();
  const uses = order.stands && order.coupon !== null ? [customerOf(order.email)] : [];
  const addresses = plan.delivery === null ? ['billing'] : ['billing', 'shipping'];
  return [
    ...differ('taken from the shelf', inWords(order.taken), inWords(taken)),
    ...differ('notes of its coupon', order.uses.join(), uses.join()),
    ...differ('e-mail', order.email, plan.email),
    ...differ('whose', order.isCustomer, plan.isCustomer),
    ...differ('carrier', order.carrier, plan.delivery?.carrier ?? null),
    ...differ('addresses', [...order.addresses].sort().join(), addresses.join()),
  ];
}

const inWords = (pieces: ReadonlyMap<string, number>) =>
  [...pieces]
    .map(([sku, count]) => `${count} ${sku}`)
    .sort()
    .join();

export function differ<Value>(what: string, booked: Value, wanted: Value): readonly string[] {
  return Object.is(booked, wanted) ? [] : [`${what}: ${String(booked)}, not ${String(wanted)}`];
}
