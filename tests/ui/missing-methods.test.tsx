import { screen, within } from '@testing-library/react';
import type { UnpaidHolds } from '../../src/domain/checkout/missing-methods';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { aCheckoutWith, PAID_ONLINE, readyToOrder } from '../unit/ui/a-checkout';
import { axeFaults } from './cart-axe';
import { anApp, createCheckout, renderHydrated, RESTRICTIONS } from './cart-drawn';
import { someSiteProps } from './drawn';

/** The payment step of a cart with tulips and a place in a workshop. */
async function drawReady(unpaidHolds: UnpaidHolds | null) {
  const shop = await aCheckoutWith({ unpaidHolds }, 'TULIPS', 'WREATH-EVENING');
  await readyToOrder(shop);
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const step = { site: someSiteProps(), step: 'payment', restrictions: RESTRICTIONS, createCheckout } as const;
  return renderHydrated(app, <CheckoutScreen {...step} />);
}

test('says before choosing why a cart with a place is paid for online, as the description of the choice', async () => {
  const { container } = await drawReady({ heldPieces: 4 });
  const group = screen.getByRole('group', {
    name: 'How would you like to pay?',
    description: /^Workshop places are paid for online, so that the place is yours\. .* the rest in another way/,
  });
  expect(
    within(group)
      .getAllByRole('radio')
      .map(({ id }) => id),
  ).toEqual([`payment-${PAID_ONLINE}`]);
  expect(await axeFaults(container)).toEqual([]);
});

test('gives no reason for a missing method where the backend gives none', async () => {
  const { container } = await drawReady(null);
  expect(container.textContent).not.toContain('Workshop places are paid for online');
  expect(screen.getByRole('group', { name: 'How would you like to pay?' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
});
