import { act, screen } from '@testing-library/react';
import { CartSidebar } from '../../src/ui/overlays/CartSidebar';
import { CartScreen } from '../../src/ui/screens/CartScreen';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import type { Cart } from '../../src/domain/cart/cart';
import { CHECKOUT_STEPS } from '../../src/domain/checkout/steps';
import { aCart } from '../builders/a-cart';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { aCheckout } from '../unit/ui/a-checkout';
import { axeFaults } from './cart-axe';
import { anApp, createCheckout, notHydrated, renderHydrated, RESTRICTIONS, sent } from './cart-drawn';
import { someSiteProps } from './drawn';
import { haveDialogs } from './have-dialogs';
import { openCart, PAGE } from './open-cart';

beforeAll(haveDialogs);

const ONE = 'One item in your cart cannot be shown';
const nothing = () => undefined;
const FORM = 'form[action="/api/actions/clear-cart"]';

const page = async (cart: Cart, storePrefix = '') => {
  const tab = await aCartTab();
  const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
  return notHydrated(app, <CartScreen {...PAGE} site={someSiteProps({ storePrefix })} cart={cart} />);
};

describe('A cart with a line that cannot be shown', () => {
  test.each([
    [1, ONE],
    [2, '2 items in your cart cannot be shown'],
  ])('says so of %i, beside the lines it has, and can be emptied without scripts', async (unshownLines, words) => {
    const html = await page(aCart({ unshownLines }), '/ie');
    expect(html.querySelector('[role=alert]')?.textContent).toContain(words);
    expect(html.textContent).toContain('Name of TULIPS');
    const form = html.querySelector<HTMLFormElement>(FORM);
    expect([form?.method, form && sent(form)]).toEqual(['post', ['back=/ie/cart', 'cart=cart-1']]);
    expect(html.querySelector('#go-to-checkout')).toBeNull();
  });

  test('is not empty without other lines', async () => {
    const html = await page(aCart({ items: [], unshownLines: 1 }));
    expect(html.textContent).toContain(ONE);
    expect(html.querySelector('.cart-empty')).toBeNull();
  });

  test('says nothing where every line is shown', async () => {
    const html = await page(aCart());
    expect([html.querySelector(FORM), html.querySelector('#go-to-checkout') === null]).toEqual([null, false]);
  });

  test('says so on the hydrated page and in the sidebar, when a change brings it to light too', async () => {
    const { cart, container } = await openCart(['TULIPS']);
    expect(screen.queryByText(ONE, { exact: false })).toBeNull();
    await act(async () => cart.show(aCart({ unshownLines: 1 })));
    expect(screen.getByRole('button', { name: 'Empty the cart' })).toBeTruthy();
    expect(container.querySelector('#go-to-checkout')).toBeNull();
    await act(async () => cart.show(aCart({ items: [], unshownLines: 1 })));
    expect(screen.getByText(ONE, { exact: false })).toBeTruthy();
    expect(await axeFaults(container)).toEqual([]);
  });

  test('says so in the sidebar', async () => {
    const { cart, timers } = await aCartTab('TULIPS');
    const app = anApp({ cart, schedule: timers.schedule });
    const { container } = await renderHydrated(
      app,
      <CartSidebar site={someSiteProps()} onClose={nothing} onTitle={nothing} />,
    );
    await act(async () => cart.show(aCart({ items: [], unshownLines: 1 })));
    expect(container.textContent).toContain(ONE);
    expect(container.querySelector('#go-to-checkout')).toBeNull();
  });

  test.each(CHECKOUT_STEPS)('is not ordered at the step %s', async (step) => {
    const { checkout, timers } = await aCheckout();
    const app = anApp({ cart: checkout.cart, schedule: timers.schedule, checkout });
    const { container } = await renderHydrated(
      app,
      <CheckoutScreen site={someSiteProps()} step={step} restrictions={RESTRICTIONS} createCheckout={createCheckout} />,
    );
    await act(async () => checkout.cart.show({ ...(checkout.cart.cart ?? aCart()), unshownLines: 1 }));
    const body = container.querySelector('.checkout-step');
    expect(body?.textContent).toContain(ONE);
    expect([...(body?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Empty the cart',
    ]);
    expect(await axeFaults(container)).toEqual([]);
  });
});
