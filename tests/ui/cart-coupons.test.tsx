import { act, fireEvent, screen } from '@testing-library/react';
import type { Cart } from '../../src/domain/cart/cart';
import { CartDrawer } from '../../src/ui/components/cart/CartDrawer';
import { CartScreen } from '../../src/ui/screens/CartScreen';
import { aCart } from '../builders/a-cart';
import { pounds } from '../builders/a-price';
import { COUPON_FROM_100 } from '../builders/some-store-data';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { settled } from '../unit/ui/a-schedule';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, renderHydrated } from './cart-drawn';
import { haveDialogs } from './have-dialogs';
import { openCart, PAGE, press, quantity } from './open-cart';

beforeAll(haveDialogs);

const WAITS =
  'It is for orders of £100.00 or more, without gift cards and delivery. We keep it, and it counts again as soon as your order comes to that.';
const notice = () => document.querySelector('#coupon-notice')?.textContent;

test('a coupon that falls off below its minimum is announced, counts again with enough, and can be removed', async () => {
  const { timers, container } = await openCart(['TULIPS']);
  const take = async (pieces: string) => {
    await act(async () => fireEvent.change(quantity(), { target: { value: pieces } }));
    await act(() => timers.pass(1000));
  };
  await take('9');
  await act(async () => fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: COUPON_FROM_100 } }));
  await press('Apply');
  await act(settled);
  expect([screen.getByText('Applied Coupon: FROM100').tagName, notice()]).toEqual(['P', undefined]);
  expect(screen.getByText('£81.00', { selector: 'dd' })).toBeTruthy();
  const status = document.querySelector('#coupon-form [role="status"]');
  await take('8');
  expect(screen.getByText('Coupon not counted: FROM100')).toBeTruthy();
  // The region was there before, so that it is read out.
  expect(document.querySelector('#coupon-form [role="status"]')).toBe(status);
  expect(status?.textContent).toBe(WAITS);
  expect(screen.getByText('£96.00', { selector: 'dd' })).toBeTruthy();
  expect(await axeFaults(container)).toEqual([]);
  await take('9');
  expect([screen.getByText('Applied Coupon: FROM100').tagName, notice()]).toEqual(['P', undefined]);
  await take('8');
  await press('Remove coupon');
  await act(settled);
  expect([screen.getByLabelText<HTMLInputElement>('Coupon code').value, notice()]).toEqual(['', undefined]);
});

const plain = async (cart: Cart) => {
  const tab = await aCartTab();
  const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
  return notHydrated(app, <CartScreen {...PAGE} cart={cart} />);
};

test.each([
  [100, WAITS],
  [0, 'It is not for gift cards. We keep it, and it counts as soon as something else is in your cart.'],
])('without scripts the page says so too, with a form that removes it: minimum £%d', async (minimum, words) => {
  const html = await plain(aCart({ waitingCoupon: { code: 'FROM100', minimum: pounds(minimum) } }));
  const form = html.querySelector<HTMLFormElement>('#coupon-form');
  expect(form?.getAttribute('action')).toBe('/api/actions/remove-coupon');
  expect(form?.textContent).toContain('Coupon not counted: FROM100');
  expect(form?.querySelector('#coupon-notice')?.textContent).toBe(words);
});

test('the sidebar says so too', async () => {
  const tab = await aCartTab('TULIPS');
  const cart = aCart({ waitingCoupon: { code: 'FROM100', minimum: pounds(100) } });
  const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
  await renderHydrated(app, <CartDrawer vm={tab.cart} shown={cart} site={PAGE.site} refusals={[]} titleId="title" />);
  expect(notice()).toBe(WAITS);
});

test('a coupon that a backend takes off for good is announced until another is applied', async () => {
  const { cart } = await openCart(['TULIPS']);
  const shown = cart.cart ?? aCart();
  await act(async () => cart.show({ ...shown, id: 'one', coupon: 'TODAY' }));
  await act(async () => cart.show({ ...shown, id: 'one' }));
  expect(notice()).toBe(
    'The coupon TODAY is no longer valid for your cart and was taken off. Please look at the new total.',
  );
  await act(async () => cart.show({ ...shown, id: 'one' }));
  expect(notice()).toContain('TODAY');
  await act(async () => cart.show({ ...shown, id: 'one', coupon: 'TENTH' }));
  expect(notice()).toBeUndefined();
});
