import { act } from '@testing-library/react';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { aCheckout, readyToOrder } from '../unit/ui/a-checkout';
import { anApp, createCheckout, RESTRICTIONS, renderHydrated } from './cart-drawn';
import { someSiteProps } from './drawn';

const sizeIn = (address = '') => {
  const { searchParams } = new URL(address, 'https://posy.example');
  return [searchParams.get('w'), searchParams.get('h')];
};

test('S9-29 the picture of an ordered item is 100 by 100, and twice that for a dense screen', async () => {
  const shop = await aCheckout('TULIPS');
  await readyToOrder(shop);
  const { cart } = shop.checkout.cart;
  if (cart === null) throw new Error('There is no cart');
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const screen = (
    <CheckoutScreen site={someSiteProps()} step="payment" restrictions={RESTRICTIONS} createCheckout={createCheckout} />
  );
  const { container } = await renderHydrated(app, screen);
  const picture = { url: '/media/tulips.jpg', alt: '' };
  await act(async () => shop.checkout.cart.show({ ...cart, items: cart.items.map((item) => ({ ...item, picture })) }));
  const image = container.querySelector<HTMLImageElement>('.order-table img');
  expect([image?.width, image?.height]).toEqual([100, 100]);
  expect(sizeIn(image?.src)).toEqual(['100', '100']);
  expect(sizeIn(image?.srcset.replace(/ 2x$/, ''))).toEqual(['200', '200']);
});
