import { auditResponses } from './audit-responses';
import { auditBooks } from './audit-books';
import type { BookedOrder, Books } from './books';
import { planCarts, type CartPlan } from './cart-plans';
import { rightBooks } from './right-books';
import { customerOf, type Customer } from './shopping';
import { WireShopper } from './wire-shopper';

/** Carts without the coupon that households share, each of which pays at the bank when it is sent there. */
const PLANS = planCarts(40, 7)
  .filter(({ coupon }) => coupon?.isForEachOnce !== true)
  .map((plan): CartPlan => ({ ...plan, bank: 'paid' }));
const EXPECTED = { plans: new Map(PLANS.map((plan, index) => [`cart${index}`, plan])), ...rightBooks(PLANS) };
const { books: RIGHT, shelfBefore } = EXPECTED;

const audit = (books: Books) => auditBooks(books, { plans: EXPECTED.plans, shelfBefore });

/** The first order that fits, changed; the others as they are. */
function withOrder(fits: (order: BookedOrder) => boolean, change: (order: BookedOrder) => Partial<BookedOrder>): Books {
  const found = RIGHT.orders.find(fits);
  if (found === undefined) throw new Error('No order of the plans is such');
  const orders = RIGHT.orders.map((order) => (order === found ? { ...order, ...change(order) } : order));
  return { ...RIGHT, orders };
}

const any = () => true;
const hasLines = ({ lines, discount }: BookedOrder) => lines.length > 1 && discount > 1 && lines[0] !== undefined;
const isAtTheBank = ({ attempts }: BookedOrder) => attempts.length > 0;
const hasCoupon = ({ coupon }: BookedOrder) => coupon !== null;
const [SKU, PIECES] = [...RIGHT.shelf][0] as [string, number];

/** A penny of the discount lies on the second line instead of the first. */
const pennyMoved = ({ lines: [first, second, ...more] }: BookedOrder): Partial<BookedOrder> =>
  first === undefined || second === undefined
    ? {}
    : { lines: [{ ...first, discount: first.discount - 1 }, { ...second, discount: second.discount + 1 }, ...more] };

test('books in which nothing is wrong are found right', () => {
  expect(audit(RIGHT)).toEqual([]);
  expect(RIGHT.orders.some(isAtTheBank)).toBe(true);
});

const WRONGS: readonly (readonly [string, Books, RegExp])[] = [
  [
    'a second order of a cart',
    { ...RIGHT, orders: [...RIGHT.orders, { ...(RIGHT.orders[0] as BookedOrder), number: '000000999' }] },
    /cart cart0: standing orders: 2, not 1/,
  ],
  ['a claimed cart without an order', { ...RIGHT, orders: RIGHT.orders.slice(1) }, /cart cart0: standing orders: 0/],
  ['an open cart with an order', { ...RIGHT, carts: new Map([...RIGHT.carts, ['cart0', true]]) }, /orders: 1, not 0/],
  ['a number that is missing', { ...RIGHT, orders: RIGHT.orders.filter((_, place) => place !== 1) }, /^numbers: /],
  ['an order of nobody’s cart', withOrder(any, () => ({ cartId: 'x' })), /of a cart that nobody filled/],
  ['a piece that was taken twice', { ...RIGHT, shelf: new Map([...RIGHT.shelf, [SKU, PIECES - 1]]) }, /^shelf: /],
  ['less than nothing', { ...RIGHT, shelf: new Map([...RIGHT.shelf, [SKU, -1]]) }, /is below zero/],
  [
    'goods that were not noted',
    withOrder(
      ({ taken }) => taken.size > 0,
      () => ({ taken: new Map() }),
    ),
    /^shelf: /,
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
  ['a letter too many', withOrder(any, ({ messages }) => ({ messages: [...messages, ...messages] })), /letters: /],
  ['a letter that is not there', withOrder(any, ({ messages }) => ({ messages: messages.slice(1) })), /letters: /],
  ['a letter of no order', { ...RIGHT, strayEmails: ['order-7-florist'] }, /order-7-florist is of no order/],
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

test.each(WRONGS)('%s is noticed', (_what, books, words) => {
  expect(audit(books)).toContainEqual(expect.stringMatching(words));
});

test('a coupon that each may use once, used twice by one, is noticed in letters of either case', () => {
  const coupon = { code: 'HELLO', percent: 15, pence: 0, least: 0, isForEachOnce: true, usesInHundred: null };
  const plans = ['Ann@example.org', 'ann@example.org'].map((email) => ({ ...(PLANS[0] as CartPlan), coupon, email }));
  const { books, shelfBefore: before } = rightBooks(plans);
  const byCart = new Map(plans.map((plan, index) => [`cart${index}`, plan]));
  expect(auditBooks(books, { plans: byCart, shelfBefore: before })).toEqual([
    'coupons: HELLO of ann@example.org: 2, not 1',
  ]);
});

describe('what shoppers were told', () => {
  /** Everybody was told the number of their order, at the total that was shown. */
  function told(change: (customer: Customer, place: number) => void = () => undefined): readonly Customer[] {
    return PLANS.map((plan, place) => {
      const shopper = new WireShopper('http://localhost', plan);
      shopper.cartId = `cart${place}`;
      const { number, total } = RIGHT.orders[place] as BookedOrder;
      const customer = customerOf(shopper);
      customer.acknowledged.set(number, total);
      if (place === 0) change(customer, place);
      return customer;
    });
  }

  test('is right when it is what is written', () => {
    expect(auditResponses(told(), RIGHT)).toEqual([]);
  });

  test.each<readonly [string, readonly Customer[], Books, RegExp]>([
    [
      'an order that was acknowledged and is gone',
      told(),
      { ...RIGHT, orders: RIGHT.orders.slice(1) },
      /books: 0, not 1/,
    ],
    [
      'a number of somebody else',
      told(({ acknowledged }) => acknowledged.set('000000002', 5)),
      RIGHT,
      /its cart: cart1/,
    ],
    [
      'another total than was shown',
      told(({ acknowledged }) => acknowledged.set('000000001', 1)),
      RIGHT,
      /total against the one that was shown/,
    ],
    ['an order that nobody was told of', told(({ acknowledged }) => acknowledged.clear()), RIGHT, /nobody was told/],
    ['strange words', told(({ strange }) => strange.push("The cart isn't active.")), RIGHT, /said to .*isn't active/],
    [
      'a refusal while there are goods enough',
      told((customer) => {
        customer.acknowledged.clear();
        customer.refused = 'stock';
      }),
      { ...RIGHT, orders: RIGHT.orders.slice(1) },
      /no order, and no good reason/,
    ],
  ])('%s is noticed', (_what, customers, books, words) => {
    expect(auditResponses(customers, books)).toContainEqual(expect.stringMatching(words));
  });
});
