import { act, fireEvent, screen } from '@testing-library/react';
import type { CheckoutStep } from '../../src/domain/checkout/steps';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { TRACE_DELAY_MS } from '../../src/ui/view-models/checkout/order-placing';
import { aCheckout, readyToOrder, throughAccount, throughDelivery } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { axeFaults } from './cart-axe';
import { anApp, createCheckout, RESTRICTIONS, renderHydrated } from './cart-drawn';
import { someSiteProps } from './drawn';

type Checkout = Awaited<ReturnType<typeof aCheckout>>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const during = (event: () => unknown) =>
  act(async () => {
    event();
    await settled();
  });
const press = async (name: string) => {
  // A busy button keeps its other name for a moment.
  const button = await screen.findByRole('button', { name });
  await during(() => fireEvent.click(button));
};

const ACCOUNT = { 'First Name': 'Ann', 'Last Name': 'Lee', Email: 'ann@example.org', Phone: '07700 900123' };
const ADDRESS = { 'Address Line 1': '3 West Street', 'Town/City': 'Chichester', Postcode: 'PO19 1QS' };

test.each<
  [CheckoutStep, string, RegExp, Readonly<Record<string, string>>, (shop: Checkout) => Promise<unknown> | undefined]
>([
  ['user-account', 'Continue to delivery', /could not reach the shop/, ACCOUNT, () => undefined],
  [
    'shipping',
    'Select delivery method',
    /^There was some error while trying to fetch shipping methods/,
    { 'First Name': 'Bea', 'Last Name': 'Ray', ...ADDRESS },
    throughAccount,
  ],
  ['billing', 'Continue to payment', /could not reach the shop/, ADDRESS, throughDelivery],
])(
  'S8-34 on %s a backend that is gone is told, typed text stays, and the same press goes on when it is back',
  async (step, button, words, typed, walk) => {
    const shop = await aCheckout();
    await walk(shop);
    const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
    await renderHydrated(
      app,
      <CheckoutScreen site={someSiteProps()} step={step} restrictions={RESTRICTIONS} createCheckout={createCheckout} />,
    );
    for (const [label, value] of Object.entries(typed))
      await during(() => fireEvent.change(field(label), { target: { value } }));
    shop.went.length = 0;
    shop.wire.disconnect();
    await press(button);
    expect(screen.getByText(words)).toBeTruthy();
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
    expect(shop.went).toEqual([]);
    shop.wire.reconnect();
    await press(button);
    expect(screen.queryByText(words)).toBeNull();
    // The delivery step goes on with its methods.
    if (step === 'shipping') expect(screen.getByRole('button', { name: 'Continue to billing' })).toBeTruthy();
    else expect(shop.went).toHaveLength(1);
  },
);

const ORDER = 'Order with obligation to pay';
const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: ORDER });

/** The payment step of a cart that only has to be ordered. */
async function readyToPay() {
  const shop = await aCheckout();
  await readyToOrder(shop);
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const screenDrawn = (
    <CheckoutScreen site={someSiteProps()} step="payment" restrictions={RESTRICTIONS} createCheckout={createCheckout} />
  );
  return { ...shop, ...(await renderHydrated(app, screenDrawn)) };
}

test('S7-33 a lost order has no button until it is over; then the page says so in view, beside the button', async () => {
  const { wire, timers, shop, container } = await readyToPay();
  wire.loseNext('request');
  wire.failNext('orders.trace');
  await press(ORDER);
  expect(document.activeElement?.textContent).toBe('We are checking your order');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /Call us/ }).getAttribute('href')).toBe('tel:+441632960417');
  expect(await axeFaults(container)).toEqual([]);
  await act(() => timers.pass(TRACE_DELAY_MS));
  const words = screen.getByText('Your order did not reach us. Nothing was taken.');
  expect(document.activeElement).toBe(words);
  expect(words.closest('[role=alert]')?.closest('.panel')).toBe(orderButton().closest('.panel'));
  expect(orderButton().disabled).toBe(false);
  await press(ORDER);
  expect(shop.orders).toHaveLength(1);
});

test('S7-33 the reason comes into view once nothing above it is being loaded any more', async () => {
  const { wire, timers, checkout } = await readyToPay();
  const words = () => screen.queryByText('Your order did not reach us. Nothing was taken.');
  wire.loseNext('request');
  wire.failNext('orders.trace');
  await press(ORDER);
  await act(() => timers.pass(TRACE_DELAY_MS));
  act(() => checkout.payment.forgetMethods());
  expect(words()).toBeNull();
  await act(() => checkout.payment.load());
  expect(document.activeElement).toBe(words());
});
