import { cartTotals } from '../../backend/commerce/pricing/cart-totals';
import { planCarts } from '../soak/orders/cart-plans';
import { expectedTotals, type Coupon, type WantedProduct } from '../soak/orders/expected-totals';
import { SEED_PRODUCTS } from '../soak/orders/seed-products';

/** The totals of the shop, in the same form as `expectedTotals`. */
function totalsOfTheShop(products: readonly WantedProduct[], { percent, pence }: Coupon, shipping: number) {
  const priced = products.map(({ good: { unit, vat }, quantity }) => ({ unit, quantity, vatRate: vat * 100 }));
  const reduction = { kind: 'percent', percent: percent * 100 } as const;
  const totals = cartTotals(priced, pence > 0 ? { kind: 'fixed', amount: pence } : reduction, shipping);
  const { rows, subtotal, discount, vat, grandTotal } = totals;
  return { subtotal, discount, vat, total: grandTotal, lines: rows.map((row) => [row.gross, row.discount, row.vat]) };
}

function recalculated(products: readonly WantedProduct[], coupon: Coupon, shipping: number) {
  const { subtotal, discount, vat, total, lines } = expectedTotals(products, coupon, shipping);
  return { subtotal, discount, vat, total, lines: lines.map((line) => [line.row, line.discount, line.vat]) };
}

const NO_COUPON = { code: '', percent: 0, pence: 0 };

test('the recalculation of every planned cart has the totals of the shop', () => {
  for (const { products, coupon, delivery } of planCarts(400, 7)) {
    const cart = [products, coupon ?? NO_COUPON, delivery?.fee ?? 0] as const;
    expect(recalculated(...cart)).toEqual(totalsOfTheShop(...cart));
  }
});

const [SOME] = SEED_PRODUCTS;
const line = (unit: number, vat: 0 | 20): WantedProduct => {
  if (SOME === undefined) throw new Error('The seed has no products');
  return { good: { ...SOME, unit, vat }, quantity: 1 };
};

test.each([
  ['goes to the higher VAT rate', [line(15, 0), line(15, 20)], [0, 1]],
  ['goes to the first of two lines of one rate', [line(15, 20), line(15, 20)], [1, 0]],
  ['goes to the larger remainder, whatever its rate', [line(20, 0), line(10, 20)], [1, 0]],
])('an odd penny of a discount %s', (_what, products, discounts) => {
  const cart = [products, { ...NO_COUPON, pence: 1 }, 495] as const;
  expect(expectedTotals(...cart).lines.map(({ discount }) => discount)).toEqual(discounts);
  expect(recalculated(...cart)).toEqual(totalsOfTheShop(...cart));
});
