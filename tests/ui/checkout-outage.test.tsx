import { act, fireEvent, screen } from '@testing-library/react';
import type { CheckoutStep } from '../../src/domain/checkout/steps';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { aCheckout, throughAccount, throughDelivery } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { anApp, openCheckout, renderHydrated } from './cart-drawn';
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

const ACCOUNT = { 'First Name': 'Ann', 'Last Name': 'Lee', 'E-mail': 'ann@example.org', Phone: '07700 900123' };
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
    await renderHydrated(app, <CheckoutScreen site={someSiteProps()} step={step} openCheckout={openCheckout} />);
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
