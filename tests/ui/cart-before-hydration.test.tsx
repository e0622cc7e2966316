import type { Cart } from '../../src/domain/cart/cart';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import { CartScreen, type CartScreenProps } from '../../src/ui/screens/CartScreen';
import { aCart, aCartItem } from '../builders/a-cart';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { NO_PAYMENT } from './a-payment-part';
import { anApp, notHydrated } from './cart-drawn';

async function page(cart: Cart, told: Partial<CartScreenProps>): Promise<HTMLElement> {
  const { cart: vm, timers } = await aCartTab();
  const props = {
    cart,
    extras: [],
    isCrossSite: false,
    refusals: [],
    changed: null,
    isRemoved: false,
    coupon: null,
    giftCard: null,
    cardBalance: null,
    ...NO_PAYMENT,
    ...told,
  };
  return notHydrated(
    anApp({ cart: vm, schedule: timers.schedule }),
    <CartScreen site={EMPTY_LAYOUT_DATA} {...props} />,
  );
}

test.each<[string, Cart, Partial<CartScreenProps>]>([
  ['a coupon that is not applied', aCart({ coupon: null }), { coupon: 'applied' }],
  ['removing a coupon that is still applied', aCart({ coupon: 'TENTH' }), { coupon: 'removed' }],
])('a query that contradicts the cart is ignored: %s', async (_, cart, told) => {
  expect((await page(cart, told)).querySelector('.success')).toBeNull();
});

test('shows the delivery days beside the total and keeps line breaks of the message', async () => {
  const attributes = [
    { label: 'Delivery date', value: '2026-11-27', isDay: true },
    { label: 'Card message', value: 'With love\nTom', isDay: false },
  ];
  const shown = await page(aCart({ items: [aCartItem({ attributes })] }), {});
  expect(shown.querySelector('aside')?.textContent).toContain('For Friday 27 November 2026.');
  expect(shown.querySelector('.attribute-lines dd')?.textContent).toBe('With love\nTom');
});
