import { cartFigures, discountOf } from '../../../../src/domain/cart/cart-figures';
import { EMPTY_CART, type Cart, type CartTotals } from '../../../../src/domain/cart/cart';
import { pounds } from '../../../builders/a-price';

const totals = (subtotal: number, discounts: readonly number[], total: number): CartTotals => ({
  subtotal: pounds(subtotal),
  discounts: discounts.map((amount) => ({ label: 'Off', amount: pounds(amount) })),
  total: pounds(total),
  vat: pounds(0),
});
const delivery = (price: number): Cart['delivery'] => ({
  carrier: 'van',
  method: 'door',
  title: 'Our van',
  price: pounds(price),
});

describe('The amounts of a cart', () => {
  test.each([
    ['two discounts of £5 leave £90 of £100', [5, 5], 90, 10],
    ['no discounts leave £100', [], 100, 0],
    ['discounts of £5 and £2.50 leave £92.50', [5, 2.5], 92.5, 7.5],
  ])('S3-33 %s', (_title, discounts, special, discount) => {
    const figures = cartFigures({ totals: totals(100, discounts, 90), delivery: null });
    expect(figures).toMatchObject({ subtotal: pounds(100), subtotalAfterDiscount: pounds(special), total: pounds(90) });
    expect(figures?.discount).toEqual(pounds(discount));
    expect(discountOf(totals(100, discounts, 90))).toEqual(pounds(discount));
  });

  test('S3-37 include the price of the chosen shipping method, and 0 until one is chosen', () => {
    expect(cartFigures({ totals: totals(100, [], 104), delivery: delivery(4) })?.delivery).toEqual(pounds(4));
    expect(cartFigures({ totals: totals(100, [], 100), delivery: null })?.delivery).toEqual(pounds(0));
  });

  test('S3-33 are null until the backend has calculated them', () => {
    expect(cartFigures({ totals: null, delivery: delivery(4) })).toBeNull();
  });

  test('S4-42 are null for an empty cart', () => {
    expect(cartFigures(EMPTY_CART)).toBeNull();
  });
});
