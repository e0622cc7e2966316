import { render, screen } from '@testing-library/react';
import { Totals } from '../../src/ui/components/cart/Totals';
import { OrderTable } from '../../src/ui/components/checkout/OrderTable';
import { aCart, aCartItem } from '../builders/a-cart';

test('S3-33 unknown VAT is not shown as £0.00', () => {
  const cart = aCart();
  const totals = cart.totals === null ? null : { ...cart.totals, vat: null };
  const { container } = render(<Totals cart={{ ...cart, totals }} locale="en-GB" isPending={false} />);
  expect(container.textContent).toContain('Order Total£12.00');
  expect(container.textContent).not.toContain('VAT');
});

test('an ordered item without a price says so', () => {
  render(<OrderTable cart={aCart({ items: [aCartItem({ rowTotal: null })] })} locale="en-GB" />);
  const table = screen.getByRole('table', { name: 'What you order' }).textContent;
  expect(table).toContain('No price');
  expect(table).not.toContain('£');
});
