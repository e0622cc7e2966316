import { auditResponses } from './audit-responses';
import { auditRecords } from './audit-records';
import type { OrderRecord, OrderRecords } from './order-records';
import { planCarts, type CartPlan } from './cart-plans';
import { consistentRecords } from './consistent-records';
import { customerOf, type Customer } from './shopping';
import { WireShopper } from './wire-shopper';

/** Carts without the shared coupon, each paid when redirected. */
const PLANS = planCarts(40, 7)
  .filter(({ coupon }) => coupon?.isForEachOnce !== true)
  .map((plan): CartPlan => ({ ...plan, bank: 'paid' }));
const EXPECTED = { plans: new Map(PLANS.map((plan, index) => [`cart${index}`, plan])), ...consistentRecords(PLANS) };
const { records: RIGHT, stockBefore } = EXPECTED;

const audit = (records: OrderRecords) => auditRecords(records, { plans: EXPECTED.plans, stockBefore });

/** Changes the first matching order and keeps the others. */
function withOrder(
  fits: (order: OrderRecord) => boolean,
  change: (order: OrderRecord) => Partial<OrderRecord>,
): OrderRecords {
  const found = RIGHT.orders.find(fits);
  if (found === undefined) throw new Error('No order of the plans is such');
  const orders = RIGHT.orders.map((order) => (order === found ? { ...order, ...change(order) } : order));
  return { ...RIGHT, orders };
}

const any = () => true;
const hasLines = ({ lines, discount }: OrderRecord) => lines.length > 1 && discount > 1 && lines[0] !== undefined;
const isAtTheBank = ({ attempts }: OrderRecord) => attempts.length > 0;
const hasCoupon = ({ coupon }: OrderRecord) => coupon !== null;
const [SKU, QUANTITY] = [...RIGHT.stock][0] as [string, number];

/** Moves a penny of the discount from the first line to the second. */
const pennyMoved = ({ lines: [first, second, ...more] }: OrderRecord): Partial<OrderRecord> =>
  first === undefined || second === undefined
    ? {}
    : { lines: [{ ...first, discount: first.discount - 1 }, { ...second, discount: second.discount + 1 }, ...more] };

test('reports nothing for correct records', () => {
  expect(audit(RIGHT)).toEqual([]);
  expect(RIGHT.orders.some(isAtTheBank)).toBe(true);
});

const WRONGS: readonly (readonly [string, OrderRecords, RegExp])[] = [
  [
    'a second order of a cart',
    { ...RIGHT, orders: [...RIGHT.orders, { ...(RIGHT.orders[0] as OrderRecord), number: '000000999' }] },
    /cart cart0: standing orders: 2, not 1/,
  ],
  ['a claimed cart without an order', { ...RIGHT, orders: RIGHT.orders.slice(1) }, /cart cart0: standing orders: 0/],
  ['an open cart with an order', { ...RIGHT, carts: new Map([...RIGHT.carts, ['cart0', true]]) }, /orders: 1, not 0/],
  ['a number that is missing', { ...RIGHT, orders: RIGHT.orders.filter((_, place) => place !== 1) }, /^numbers: /],
  ['an order of an unknown cart', withOrder(any, () => ({ cartId: 'x' })), /of an unplanned cart/],
  ['stock reduced twice', { ...RIGHT, stock: new Map([...RIGHT.stock, [SKU, QUANTITY - 1]]) }, /^stock: /],
  ['negative stock', { ...RIGHT, stock: new Map([...RIGHT.stock, [SKU, -1]]) }, /is below zero/],
  [
    'a stock change without a record',
    withOrder(
      ({ taken }) => taken.size > 0,
      () => ({ taken: new Map() }),
    ),
    /^stock: /,
  ],
  ['a penny on another line', withOrder(hasLines, pennyMoved), /line 1: /],
  ['a penny too much', withOrder(any, ({ total }) => ({ total: total + 1 })), /grand total: /],
  [
    'another VAT',
    withOrder(
      ({ vat }) => vat > 0,
      ({ vat }) => ({ vat: vat + 1 }),
    ),
    /: vat: /,
  ],
  ['a line that is not there', withOrder(hasLines, ({ lines }) => ({ lines: lines.slice(1) })), /number of lines: /],
  ['dearer delivery', withOrder(any, ({ shipping }) => ({ shipping: shipping + 100 })), /shipping: /],
  ['duplicate e-mails', withOrder(any, ({ messages }) => ({ messages: [...messages, ...messages] })), /emails: /],
  ['a missing e-mail', withOrder(any, ({ messages }) => ({ messages: messages.slice(1) })), /emails: /],
  ['an e-mail without an order', { ...RIGHT, strayEmails: ['order-7-florist'] }, /order-7-florist has no order/],
  ['no try to pay', withOrder(isAtTheBank, () => ({ attempts: [] })), /tries to pay: 0, not 1/],
  ['a try of another amount', withOrder(isAtTheBank, () => ({ attempts: [{ state: 'paid', amount: 1 }] })), /amount/],
  ['money for what was cancelled', withOrder(isAtTheBank, () => ({ status: 'Canceled' })), /status: Canceled/],
  ['a use that was not noted', withOrder(hasCoupon, () => ({ uses: [] })), /notes of its coupon: /],
  [
    'a coupon used more often than it may be',
    { ...RIGHT, coupons: RIGHT.coupons.map((coupon) => ({ ...coupon, most: coupon.uses - 1 })) },
    /was used \d+ times of/,
  ],
  ['uses without orders', { ...RIGHT, coupons: RIGHT.coupons.map((c) => ({ ...c, uses: 99, most: null })) }, /uses of/],
];

test.each(WRONGS)('reports %s', (_what, records, words) => {
  expect(audit(records)).toContainEqual(expect.stringMatching(words));
});

test('reports a coupon limited to one use per customer that one customer used twice, regardless of case', () => {
  const coupon = { code: 'HELLO', percent: 15, pence: 0, least: 0, isForEachOnce: true, usesInHundred: null };
  const plans = ['Ann@example.org', 'ann@example.org'].map((email) => ({ ...(PLANS[0] as CartPlan), coupon, email }));
  const { records, stockBefore: before } = consistentRecords(plans);
  const byCart = new Map(plans.map((plan, index) => [`cart${index}`, plan]));
  expect(auditRecords(records, { plans: byCart, stockBefore: before })).toEqual([
    'coupons: HELLO of ann@example.org: 2, not 1',
  ]);
});

describe('responses to shoppers', () => {
  /** Every shopper got the number of their order and the total shown. */
  function responses(change: (customer: Customer, place: number) => void = () => undefined): readonly Customer[] {
    return PLANS.map((plan, place) => {
      const shopper = new WireShopper('http://localhost', plan);
      shopper.cartId = `cart${place}`;
      const { number, total } = RIGHT.orders[place] as OrderRecord;
      const customer = customerOf(shopper);
      customer.acknowledged.set(number, total);
      if (place === 0) change(customer, place);
      return customer;
    });
  }

  test('reports nothing when responses match the records', () => {
    expect(auditResponses(responses(), RIGHT)).toEqual([]);
  });

  test.each<readonly [string, readonly Customer[], OrderRecords, RegExp]>([
    [
      'an acknowledged order that is gone',
      responses(),
      { ...RIGHT, orders: RIGHT.orders.slice(1) },
      /records: 0, not 1/,
    ],
    [
      'another shopper’s order number',
      responses(({ acknowledged }) => acknowledged.set('000000002', 5)),
      RIGHT,
      /its cart: cart1/,
    ],
    [
      'a total other than the one shown',
      responses(({ acknowledged }) => acknowledged.set('000000001', 1)),
      RIGHT,
      /total against the one that was shown/,
    ],
    [
      'an order missing from the responses',
      responses(({ acknowledged }) => acknowledged.clear()),
      RIGHT,
      /in no response/,
    ],
    [
      'an unexpected message',
      responses(({ unexpected }) => unexpected.push("The cart isn't active.")),
      RIGHT,
      /message to .*isn't active/,
    ],
    [
      'a refusal although stock is left',
      responses((customer) => {
        customer.acknowledged.clear();
        customer.refused = 'stock';
      }),
      { ...RIGHT, orders: RIGHT.orders.slice(1) },
      /no order, and no good reason/,
    ],
  ])('reports %s', (_what, customers, records, words) => {
    expect(auditResponses(customers, records)).toContainEqual(expect.stringMatching(words));
  });
});
