import type { Cart } from '../../src/domain/cart/cart';
import { Totals } from '../../src/ui/components/cart/Totals';
import { placedOrder } from '../../src/ui/view-models/checkout/placed-order';
import { aCart, aCartItem } from '../builders/a-cart';
import { pounds } from '../builders/a-price';
import { markup } from './drawn';

const NOTE = 'No UK VAT: the goods leave the UK. Customs charges and import VAT may be due on arrival.';

const cartWith = (vat: number, leavesUk: boolean, more: Partial<Cart> = {}): Cart => {
  const total = pounds(24);
  const totals = { subtotal: total, discounts: [], total, vat: pounds(vat), leavesUk };
  return aCart({ items: [aCartItem({ rowTotal: total })], totals, ...more });
};
const words = (cart: Cart) => markup(<Totals cart={cart} locale="en-GB" isPending={false} />).textContent ?? '';

test('totals of goods that leave the UK say so in place of the VAT', () => {
  expect(words(cartWith(0, true))).toContain(NOTE);
  expect(words(cartWith(0, true))).not.toContain('£0.00 VAT');
});

test('totals of a workshop and a vase to Jersey say the VAT of the one and none of the other', () => {
  expect(words(cartWith(4, true))).toMatch(/including £4\.00 VAT.*No UK VAT/);
});

test('totals within the UK say the VAT alone, also of nothing', () => {
  expect(words(cartWith(4, false))).toContain('including £4.00 VAT');
  expect(words(cartWith(0, false))).toContain('including £0.00 VAT');
  expect(words(cartWith(4, false))).not.toContain('No UK VAT');
});

test('beside gift cards too', () => {
  const card = { code: 'ABCD', applied: pounds(1), balance: pounds(9), expiresOn: null };
  expect(words(cartWith(0, true, { giftCards: [card] }))).toContain(NOTE);
});

test('the thank-you page remembers it', () => {
  expect(placedOrder('000000042', null, cartWith(0, true), null).leavesUk).toBe(true);
  expect(placedOrder('000000042', null, null, null).leavesUk).toBe(false);
});
