import { act } from '@testing-library/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import { CartScreen } from '../../src/ui/screens/CartScreen';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { ShopProvider, type ShopApp } from '../../src/ui/shop-context';
import { aCheckout, throughAccount } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { NO_PAYMENT } from './a-payment-part';
import { anApp, notHydrated, createCheckout, RESTRICTIONS } from './cart-drawn';

/** Hydrates the server-rendered page in its own tab; `before` is what the shopper does before hydration. */
async function hydrate(server: ShopApp, tab: ShopApp, screen: ReactElement, before: (page: HTMLElement) => void) {
  const page = notHydrated(server, screen);
  document.body.append(page);
  before(page);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      page,
      <Live onHydrated={() => page.querySelectorAll('input').forEach(merge)}>
        <ShopProvider shop={tab}>{screen}</ShopProvider>
      </Live>,
      { onRecoverableError: (error) => differences.push(error) },
    );
  });
  await act(settled);
  return { page, differences };
}

/** Like the component around every screen: the loader replays in a microtask after all effects below have run. */
function Live({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(() => {
    void Promise.resolve().then(onHydrated);
  }, [onHydrated]);
  return children;
}

/** React detects a change only when the value differs from the one it set last. */
function merge(input: HTMLInputElement): void {
  const { value } = input;
  if (value === input.defaultValue) return;
  input.value = `${value} `;
  typeBeforeHydration(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types as a person does before hydration, without React noticing. */
function typeBeforeHydration(input: HTMLInputElement | null, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

afterEach(() => document.body.replaceChildren());

test('hydrates a cart without changes to the markup and counts a quantity typed before', async () => {
  const shop = await aCheckout('TULIPS');
  const found = await shop.carts.find(shop.visitor.cartId() ?? '');
  const cart = found.ok ? found.value : null;
  const app = () => anApp({ cart: shop.load().cart, schedule: shop.timers.schedule });
  const tab = app();
  const screen = (
    <CartScreen
      site={EMPTY_LAYOUT_DATA}
      cart={cart}
      extras={[]}
      isCrossSite={false}
      refusals={[]}
      changed={null}
      isRemoved={false}
      coupon={null}
      giftCard={null}
      cardBalance={null}
      {...NO_PAYMENT}
    />
  );
  const { page, differences } = await hydrate(app(), tab, screen, (unhydratedPage) =>
    typeBeforeHydration(unhydratedPage.querySelector('[name=quantity]'), '4'),
  );
  expect(differences).toEqual([]);
  expect(page.querySelector<HTMLInputElement>('[name=quantity]')?.value).toBe('4');
  await act(() => shop.timers.pass(1000));
  expect(shop.held()?.lines[0]?.quantity).toBe(4);
});

test.each(['user-account', 'shipping', 'billing', 'payment'] as const)(
  'hydrates the step %s without changes to the markup',
  async (step) => {
    const shop = await aCheckout();
    const app = (checkout = shop.load()) => anApp({ cart: checkout.cart, schedule: shop.timers.schedule, checkout });
    const { differences } = await hydrate(
      app(),
      app(),
      <CheckoutScreen
        site={EMPTY_LAYOUT_DATA}
        step={step}
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />,
      () => undefined,
    );
    expect(differences).toEqual([]);
  },
);

test('text typed before hydration wins over the draft, which fills the other fields', async () => {
  const shop = await aCheckout();
  await throughAccount(shop);
  const tab = shop.load();
  const server = shop.load();
  const { page } = await hydrate(
    anApp({ cart: server.cart, schedule: shop.timers.schedule, checkout: server }),
    anApp({ cart: tab.cart, schedule: shop.timers.schedule, checkout: tab }),
    <CheckoutScreen
      site={EMPTY_LAYOUT_DATA}
      step="user-account"
      restrictions={RESTRICTIONS}
      createCheckout={createCheckout}
    />,
    (unhydratedPage) => typeBeforeHydration(unhydratedPage.querySelector('#account-email'), 'new@example.org'),
  );
  const value = (id: string) => page.querySelector<HTMLInputElement>(id)?.value;
  expect([value('#account-firstName'), value('#account-email')]).toEqual(['Ann', 'new@example.org']);
});
