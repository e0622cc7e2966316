import { act, fireEvent, screen, within } from '@testing-library/react';
import type { CheckoutStep } from '../../src/domain/checkout/steps';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { aCheckout, readyToOrder, throughAccount, throughBilling, throughDelivery } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, described, renderHydrated, createCheckout, RESTRICTIONS } from './cart-drawn';
import { someSiteProps } from './drawn';

type Checkout = Awaited<ReturnType<typeof aCheckout>>;

const at = (step: CheckoutStep) => (
  <CheckoutScreen site={someSiteProps()} step={step} restrictions={RESTRICTIONS} createCheckout={createCheckout} />
);

/** The step as a hydrated page; `walk` follows the checkout's navigation. */
async function open(shop: Checkout, step: CheckoutStep) {
  shop.went.length = 0;
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const drawn = await renderHydrated(app, at(step));
  const walk = async () => {
    const path = shop.went.at(-1) ?? '';
    await drawn.redraw(at(path.replace('/checkout/', '') as CheckoutStep));
    return path;
  };
  return { ...drawn, walk };
}

const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
    await settled();
  });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });
const pick = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByLabelText(name));
    await settled();
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });

describe('before hydration', () => {
  test('S2-7, S2-8 renders the step with empty fields, and says what to do without scripts', async () => {
    const { checkout, timers } = await aCheckout();
    const html = notHydrated(anApp({ cart: checkout.cart, schedule: timers.schedule, checkout }), at('user-account'));
    expect(html.querySelector('h1')?.textContent).toBe('Checkout');
    expect(html.querySelector('noscript')?.textContent).toMatch(/JavaScript.*01632 960 417/);
    const form = html.querySelector('form');
    expect([form?.id, form?.method, form?.hasAttribute('data-queue')]).toEqual(['account-form', 'post', true]);
    html.querySelectorAll('input, button').forEach((control) => expect(control.id).not.toBe(''));
    expect(html.querySelector('[data-hydrate=now]')).not.toBeNull();
    expect(html.querySelector('[style]')).toBeNull();
  });

  test('the server-rendered page contains nothing of the order', async () => {
    const shop = await aCheckout();
    const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
    expect(notHydrated(app, at('payment')).textContent).not.toContain('TULIPS');
  });
});

test('S1-7 a guest orders step by step', async () => {
  const shop = await aCheckout();
  const { walk, title } = await open(shop, 'user-account');
  expect(title()).toBe('Checkout: Your details – Posy Ireland');
  await type('First Name', 'Ann');
  await type('Last Name', 'Lee');
  await type('Email', 'ann@example.org');
  await type('Phone', '07700 900123');
  await press('Continue to delivery');
  expect(await walk()).toBe('/checkout/shipping');
  expect(document.activeElement?.textContent).toBe('Recipient details');

  await type('First Name', 'Bea');
  await type('Last Name', 'Ray');
  await type('Address Line 1', '3 West Street');
  await type('Town/City', 'Chichester');
  await type('Postcode', 'PO19 1QS');
  await type('Phone', '01243 111111');
  expect(screen.queryByRole('button', { name: 'Continue to billing' })).toBeNull();
  await press('Select delivery method');
  expect(button('Continue to billing').disabled).toBe(true);
  await pick(/Our van, £5\.00/);
  expect(button('Continue to billing').disabled).toBe(false);
  await press('Continue to billing');
  expect(await walk()).toBe('/checkout/billing');

  await pick('The same as the delivery address');
  expect(screen.getByText('3 West Street')).toBeTruthy();
  expect(screen.queryByLabelText('Postcode')).toBeNull();
  await press('Continue to payment');
  expect(await walk()).toBe('/checkout/payment');

  const order = () => button('Order with obligation to pay');
  expect(order().disabled).toBe(true);
  await pick('Cheque');
  expect(order().disabled).toBe(true);
  await pick('I accept the');
  expect(order().disabled).toBe(false);
  await press('Order with obligation to pay');
  expect(shop.shop.orders).toHaveLength(1);
  expect(shop.went.at(-1)).toBe('/checkout/thank-you?order=000000001');
});

describe('customer details', () => {
  test('S5-1, S5-6 errors are shown at their fields and counted, and the first invalid field gets the focus', async () => {
    await open(await aCheckout(), 'user-account');
    await type('First Name', 'Ann');
    await type('Email', 'ann@');
    await type('Phone', '07700 900123');
    await press('Continue to delivery');
    expect(described(field('Last Name'))).toBe('This field is required. Please enter your last name.');
    expect(described(field('Email'))).toContain('Invalid email');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Last Name'));
    expect(screen.getByText('Please check 2 fields.').closest('[role=alert]')).not.toBeNull();
  });

  test('a second attempt with the same error moves the focus to it again', async () => {
    await open(await aCheckout(), 'user-account');
    for (let tries = 0; tries < 2; tries += 1) {
      button('Continue to delivery').focus();
      await press('Continue to delivery');
      expect(document.activeElement).toBe(field('First Name'));
    }
  });

  test('S5-4 an error appears when its field loses focus, not before', async () => {
    await open(await aCheckout(), 'user-account');
    await type('Phone', '0770');
    expect(described(field('Phone'))).not.toContain('at least');
    await act(async () => {
      fireEvent.blur(field('Phone'));
      await settled();
    });
    expect(described(field('Phone'))).toContain('The field should have at least 8 characters');
    await type('Phone', '07700 900123');
    expect(described(field('Phone'))).not.toContain('at least');
  });

  test('fields have autocomplete tokens', async () => {
    await open(await aCheckout(), 'user-account');
    expect(['First Name', 'Last Name', 'Email', 'Phone'].map((label) => field(label).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
    ]);
    expect(field('Email').type).toBe('email');
  });

  test('payment methods and delivery restrictions are shown before any input', async () => {
    const { container } = await open(await aCheckout(), 'user-account');
    expect(container.textContent).toContain(
      'Ways to pay: Cash on delivery (if our own van brings it to you), Bank transfer, Cheque.',
    );
    expect(container.textContent).toContain(RESTRICTIONS);
  });

  test('S8-34 a refusal is shown, and entered values stay', async () => {
    const shop = await aCheckout();
    await open(shop, 'user-account');
    await type('First Name', 'Ann');
    await type('Last Name', 'Lee');
    await type('Email', 'ann@example.org');
    await type('Phone', '07700 900123');
    shop.wire.disconnect();
    await press('Continue to delivery');
    expect(screen.getByText(/could not reach the shop/)).toBeTruthy();
    expect(field('Email').value).toBe('ann@example.org');
  });
});

describe('delivery', () => {
  async function atDelivery() {
    const shop = await aCheckout();
    await throughAccount(shop);
    return { shop, ...(await open(shop, 'shipping')) };
  }

  test('S2-9, S1-20, S1-21, S1-22, S1-23, S1-24 the fields have UK order and labels', async () => {
    const { container } = await atDelivery();
    expect(screen.getByRole('heading', { level: 2, name: 'Recipient details' })).toBeTruthy();
    const labels = [...container.querySelectorAll('#delivery-form label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'First Name',
      'Last Name',
      'Address Line 1',
      'Address Line 2 (optional)',
      'Town/City',
      'County (optional)',
      'Country',
      'Postcode',
      'Phone (optional)',
    ]);
    expect(field('Postcode').autocomplete).toBe('shipping postal-code');
  });

  test('S5-7 a country with regions has a select, one without has a text field', async () => {
    await atDelivery();
    expect(field('County').tagName).toBe('INPUT');
    await type('Country', 'IE');
    const regions = within(screen.getByLabelText('County')).getAllByRole('option');
    expect(regions.map(({ textContent }) => textContent)).toEqual(['Please choose', 'Cork', 'Dublin']);
  });

  test('S8-28 without a country the region is disabled, with the reason', async () => {
    await atDelivery();
    await type('Country', '');
    expect(field('Region').disabled).toBe(true);
    expect(described(field('Region'))).toBe('Please select a country first');
  });

  async function typeRecipient() {
    await type('First Name', 'Bea');
    await type('Last Name', 'Ray');
    await type('Address Line 1', '3 West Street');
    await type('Town/City', 'Chichester');
    await type('Postcode', 'PO19 1QS');
    await type('Phone', '01243 111111');
  }

  test('S8-24 a country without delivery', async () => {
    await atDelivery();
    await type('Country', 'AU');
    await typeRecipient();
    await press('Select delivery method');
    expect(
      screen.getByText(
        'There are no shipping methods available for this country. We are sorry, please try with different country.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Delivery method' })).toBeNull();
  });

  test('an unavailable shipping method shows its reason and is disabled', async () => {
    const { container } = await atDelivery();
    await typeRecipient();
    await type('Postcode', 'AB10 1AA');
    await press('Select delivery method');
    const methods = screen.getByRole('group', { name: 'Delivery method' });
    expect(within(methods).getAllByRole('radio')).toHaveLength(1);
    const refused = screen.getByRole('region', { name: 'Not available for this delivery' });
    expect(refused.textContent).toContain('Our vanOur van does not go to AB10 1AA.');
    expect(await axeFaults(container)).toEqual([]);
    await type('Postcode', 'PO19 1QS');
    expect(screen.queryByRole('region', { name: 'Not available for this delivery' })).toBeNull();
  });

  test("S8-25 shipping methods that fail to load, with the backend's message", async () => {
    const { shop } = await atDelivery();
    await typeRecipient();
    shop.wire.failNext('checkout.setDeliveryAddress', {
      kind: 'rejected',
      code: 'UNDEFINED',
      message: 'No such postcode.',
    });
    await press('Select delivery method');
    expect(
      screen.getByText(/^There was some error while trying to fetch shipping methods.*No such postcode\.$/),
    ).toBeTruthy();
  });

  test('S8-26 a shipping method that cannot be selected', async () => {
    const { shop } = await atDelivery();
    await typeRecipient();
    await press('Select delivery method');
    shop.wire.failNext('checkout.chooseShippingMethod');
    await pick(/Our van/);
    expect(screen.getByText(/^There was some error while trying to select this shipping method/)).toBeTruthy();
    expect(button('Continue to billing').disabled).toBe(true);
    await pick(/Courier/);
    expect(button('Continue to billing').disabled).toBe(false);
  });

  test('an order to collect asks for a time instead of an address', async () => {
    const { container } = await atDelivery();
    await pick(/Collect it from the shop/);
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Collection' })).toBeTruthy();
    const times = screen.getByRole('group', { name: 'When would you like to collect it?' });
    expect(within(times).getByLabelText<HTMLInputElement>('From our counter').checked).toBe(true);
    expect(button('Continue to billing').disabled).toBe(false);
    expect(await axeFaults(container)).toEqual([]);
    await pick('Deliver it');
    expect(screen.getByRole('heading', { name: 'Recipient details' })).toBeTruthy();
    expect(screen.getByLabelText('Postcode')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue to billing' })).toBeNull();
  });

  test('S8-36 a country list that fails to load can be retried in place', async () => {
    const shop = await aCheckout();
    await throughAccount(shop);
    shop.wire.failNext('countries.all');
    await open(shop, 'shipping');
    expect(screen.getByText('We could not load the list of countries.')).toBeTruthy();
    await press('Try again');
    expect(within(screen.getByLabelText('Country')).getAllByRole('option')).toHaveLength(4);
  });
});

describe('billing', () => {
  test("S2-10 a separate form, prefilled with the customer's name", async () => {
    const shop = await aCheckout();
    await throughDelivery(shop);
    await open(shop, 'billing');
    expect(field('First Name').value).toBe('Ann');
    expect(field('Postcode').autocomplete).toBe('billing postal-code');
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/checkout/shipping');
  });

  test('a shipping method that is no longer offered leads back to the delivery step', async () => {
    const shop = await aCheckout();
    await throughDelivery(shop);
    await open(shop, 'billing');
    Object.assign(shop.shop.data.shippingMethods, { GB: [] });
    await pick('The same as the delivery address');
    await press('Continue to payment');
    expect(screen.getByRole('link', { name: 'Choose a delivery method again' }).getAttribute('href')).toBe(
      '/checkout/shipping',
    );
  });
});

describe('steps', () => {
  test('S4-44 a saved step is a link, the current one is marked, later ones are plain text', async () => {
    const shop = await aCheckout();
    await throughAccount(shop);
    await open(shop, 'shipping');
    const nav = screen.getByRole('navigation', { name: 'Steps of the checkout' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/checkout/user-account']);
    expect(nav.querySelector('[aria-current=step]')?.textContent).toContain('Delivery');
  });

  test('an empty cart is reported in place', async () => {
    const shop = await aCheckout();
    shop.visitor.forgetCart();
    await open(shop, 'user-account');
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue to delivery' })).toBeNull();
  });

  test('a cart that fails to load can be retried in place', async () => {
    const shop = await aCheckout();
    shop.wire.disconnect();
    await open(shop, 'user-account');
    expect(screen.getByText(/could not load your cart/)).toBeTruthy();
    shop.wire.reconnect();
    await press('Try again');
    expect(button('Continue to delivery')).toBeTruthy();
  });

  test('S3-33 the summary shows items and totals', async () => {
    const shop = await aCheckout('TULIPS', 'FERN');
    await open(shop, 'user-account');
    const summary = screen.getByRole('complementary', { name: 'Your order' });
    expect(summary.textContent).toContain('2 products');
    expect(summary.textContent).toContain('Total before delivery£21.00');
  });

  test('every step has one level-one heading and no axe violations', async () => {
    const shop = await aCheckout();
    await readyToOrder(shop);
    const { container, redraw } = await open(shop, 'user-account');
    for (const step of ['user-account', 'shipping', 'billing', 'payment'] as const) {
      await redraw(at(step));
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      expect(await axeFaults(container)).toEqual([]);
    }
  });

  test('a form with an error in every field has no axe violations', async () => {
    const shop = await aCheckout();
    await throughAccount(shop);
    const { container } = await open(shop, 'shipping');
    await press('Select delivery method');
    expect(await axeFaults(container)).toEqual([]);
  });
});

test('S2-11 the payment step requires the billing step', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  await open(shop, 'payment');
  expect(shop.went).toEqual([]);
  expect(screen.getByRole('table', { name: 'What you order' })).toBeTruthy();
});
