import { render, screen } from '@testing-library/react';
import { Totals } from '../../src/ui/components/cart/Totals';
import { OrderTable } from '../../src/ui/components/checkout/OrderReview';
import type { Cart } from '../../src/domain/cart/cart';
import { aCart, aCartItem } from '../builders/a-cart';
import { pounds } from '../builders/a-price';

test('S3-33 unknown VAT is not shown as £0.00', () => {
  const cart = aCart();
  const totals = cart.totals === null ? null : { ...cart.totals, vat: null };
  const { container } = render(<Totals cart={{ ...cart, totals }} locale="en-GB" isPending={false} />);
  expect(container.textContent).toContain('Total before delivery£12.00');
  expect(container.textContent).not.toContain('VAT');
});

test('S3-33 a gift card that pays for all but delivery leaves no total of nothing while delivery is open', () => {
  const cart = aCart();
  const paid = cart.totals?.total ?? pounds(0);
  const giftCards = [{ code: 'AAAA-BBBB', applied: paid, balance: paid, expiresOn: null }];
  const totals = cart.totals === null ? null : { ...cart.totals, total: pounds(0) };
  const words = (more: Partial<Cart>) =>
    render(<Totals cart={{ ...cart, totals, giftCards, ...more }} locale="en-GB" isPending={false} />).container
      .textContent;
  expect(words({})).toContain('Left to payNothing before delivery');
  expect(words({ isVirtual: true })).toContain('Left to pay£0.00');
  const delivery = {
    carrier: 'van',
    deliveryMethod: 'van',
    method: 'door',
    title: 'Our van',
    price: pounds(0),
  } as const;
  expect(words({ delivery })).toContain('Left to pay£0.00');
});

test('an ordered item without a price says so', () => {
  render(<OrderTable cart={aCart({ items: [aCartItem({ rowTotal: null })] })} locale="en-GB" />);
  const table = screen.getByRole('table', { name: 'What you order' }).textContent;
  expect(table).toContain('No price');
  expect(table).not.toContain('£');
});
