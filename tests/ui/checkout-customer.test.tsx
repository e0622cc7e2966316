import { act, fireEvent, screen } from '@testing-library/react';
import type { CheckoutStep } from '../../src/domain/checkout/steps';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { PASSWORD } from '../builders/a-customer';
import { aCustomersCheckout } from '../unit/ui/a-customers-checkout';
import { settled } from '../unit/ui/a-schedule';
import { axeFaults } from './cart-axe';
import { anApp, described, createCheckout, RESTRICTIONS, renderHydrated } from './cart-drawn';

type Checkout = Awaited<ReturnType<typeof aCustomersCheckout>>;

/** The step as a hydrated page; `walk` follows the checkout's navigation. */
async function open(shop: Checkout, step: CheckoutStep, needsCaptcha = false) {
  shop.went.length = 0;
  const site = { ...EMPTY_LAYOUT_DATA, needsCaptcha };
  const at = (next: CheckoutStep) => (
    <CheckoutScreen site={site} step={next} restrictions={RESTRICTIONS} createCheckout={createCheckout} />
  );
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const drawn = await renderHydrated(app, at(step));
  const walk = async () => {
    const path = shop.went.at(-1) ?? '';
    await drawn.redraw(at(path.replace('/checkout/', '') as CheckoutStep));
    return path;
  };
  return { ...drawn, walk };
}

const during = (event: () => unknown) =>
  act(async () => {
    event();
    await settled();
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' });
const type = (label: string, value: string) => during(() => fireEvent.change(field(label), { target: { value } }));
const press = (name: string) => during(() => fireEvent.click(screen.getByRole('button', { name })));
const pick = (name: string | RegExp) => during(() => fireEvent.click(screen.getByLabelText(name)));
/** Ticks what opens the fields of an account, whose script is loaded then. */
async function tick(name: string) {
  await pick(name);
  await screen.findByLabelText('Password', { selector: 'input' });
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const SIGN_IN = 'I have an account';
const CREATE = 'Create an account for next time';
const ANN = 'ann@example.org';

async function typeBea() {
  await type('First Name', 'Bea');
  await type('Last Name', 'Ray');
  await type('Email', 'bea@example.org');
  await type('Phone', '07700 900123');
}

describe('A guest who has an account', () => {
  test('S1-7 S4-24 signs in on the first step, picks saved addresses and orders', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false });
    const { walk } = await open(shop, 'user-account');
    await tick(SIGN_IN);
    expect(screen.queryByLabelText('First Name')).toBeNull();
    await type('Email', ANN);
    await type('Password', PASSWORD);
    await type('Phone', '07700 900123');
    await press('Continue to delivery');
    expect(await walk()).toBe('/checkout/shipping');

    const home = await screen.findByLabelText<HTMLInputElement>(/12 North Street, Flat 2, Chichester, PO19\s1LB/);
    expect(home.checked).toBe(true);
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await pick(/1 West Street/);
    await pick('Use this as my default delivery address');
    await press('Select delivery method');
    await pick(/Our van, £5\.00/);
    await press('Continue to billing');
    expect(await walk()).toBe('/checkout/billing');
    expect(shop.kept().find(({ isDefaultDelivery }) => isDefaultDelivery)?.street).toBe('1 West Street');

    expect((await screen.findByLabelText<HTMLInputElement>(/1 West Street/)).checked).toBe(true);
    await press('Continue to payment');
    expect(await walk()).toBe('/checkout/payment');
    await pick('Cheque');
    await pick('I accept the');
    await press('Order with obligation to pay');
    expect(shop.shop.orders).toHaveLength(1);
    expect(shop.went.at(-1)).toBe('/checkout/thank-you?order=000000001');
  });

  test('S8-21 a wrong password is refused in the form, and everything that was typed stays', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false });
    await open(shop, 'user-account');
    await tick(SIGN_IN);
    await type('Email', ANN);
    await type('Password', 'passw0rd?');
    await type('Phone', '07700 900123');
    await press('Continue to delivery');
    expect(alerts()).toContainEqual(
      expect.stringContaining(
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      ),
    );
    expect(['Email', 'Password', 'Phone'].map((label) => field(label).value)).toEqual([
      ANN,
      'passw0rd?',
      '07700 900123',
    ]);
    expect(shop.went).toEqual([]);
    await pick(SIGN_IN);
    expect(alerts().join('')).toBe('');
  });

  test('S5-1 the first invalid field gets the focus, whichever part of the form it is in', async () => {
    await open(await aCustomersCheckout({ isSignedIn: false }), 'user-account');
    await tick(SIGN_IN);
    await press('Continue to delivery');
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.getByText('Please check 3 fields.')).toBeTruthy();
    await type('Email', ANN);
    await press('Continue to delivery');
    expect(document.activeElement).toBe(field('Password'));
    expect(described(field('Password'))).toBe('This field is required. Please enter your password.');
  });

  test('the two checkboxes exclude each other', async () => {
    await open(await aCustomersCheckout({ isSignedIn: false }), 'user-account');
    await tick(CREATE);
    expect(field('Password').autocomplete).toBe('new-password');
    await tick(SIGN_IN);
    expect(field('Password').autocomplete).toBe('current-password');
    expect(screen.queryByLabelText(CREATE)).toBeNull();
  });

  test('a password can be shown, and keeps its value', async () => {
    await open(await aCustomersCheckout({ isSignedIn: false }), 'user-account');
    await tick(SIGN_IN);
    await type('Password', PASSWORD);
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect([field('Password').type, field('Password').value]).toEqual(['text', PASSWORD]);
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });
});

describe('A guest who creates an account', () => {
  test('S1-7 S4-31 goes on as a guest until it is confirmed, and no password is stored', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false });
    const { walk, redraw } = await open(shop, 'user-account');
    await typeBea();
    await tick(CREATE);
    expect(screen.getByLabelText<HTMLInputElement>('Sign Up for Newsletter').checked).toBe(false);
    await type('Password', PASSWORD);
    await press('Continue to delivery');
    expect(await walk()).toBe('/checkout/shipping');
    expect([shop.shop.people.withEmail('bea@example.org') === null, shop.held()?.email]).toEqual([
      false,
      'bea@example.org',
    ]);
    expect(shop.notices.shown).toMatchObject([{ type: 'success', title: 'Registration confirmation' }]);
    expect(JSON.stringify(shop.draft())).not.toContain(PASSWORD);
    await redraw(
      <CheckoutScreen
        site={EMPTY_LAYOUT_DATA}
        step="user-account"
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />,
    );
    expect(screen.getByLabelText<HTMLInputElement>(CREATE).checked).toBe(false);
    await press('Continue to delivery');
    expect(shop.wire.calls.filter((call) => call === 'accounts.register')).toHaveLength(1);
    expect(shop.went.at(-1)).toBe('/checkout/shipping');
  });

  test('S4-32 is a customer on the next step where nothing has to be confirmed, and does not choose again', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false, needsConfirmation: false });
    const { walk, redraw } = await open(shop, 'user-account');
    await typeBea();
    await tick(CREATE);
    await type('Password', PASSWORD);
    await press('Continue to delivery');
    expect(await walk()).toBe('/checkout/shipping');
    await redraw(
      <CheckoutScreen
        site={EMPTY_LAYOUT_DATA}
        step="user-account"
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />,
    );
    expect(screen.getByText(/You are signed in as bea@example\.org/)).toBeTruthy();
    expect([CREATE, SIGN_IN, 'Email'].map((label) => screen.queryByLabelText(label))).toEqual([null, null, null]);
    expect(field('First Name').value).toBe('Bea');
  });

  test('S8-17 S8-22 an address that has an account is refused in the form and in a notice that stays', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false });
    await open(shop, 'user-account');
    await typeBea();
    await type('Email', ANN);
    await tick(CREATE);
    await type('Password', PASSWORD);
    await press('Continue to delivery');
    const taken = 'A customer with the same email address already exists in an associated website.';
    expect(alerts()).toContain(taken);
    expect(shop.notices.shown).toMatchObject([
      { type: 'danger', title: 'Registration error', message: taken, persist: true },
    ]);
    expect(field('Password').value).toBe(PASSWORD);
  });

  test('a password that breaks the rule is refused at its field, with the rule above it', async () => {
    await open(await aCustomersCheckout({ isSignedIn: false }), 'user-account');
    await typeBea();
    await tick(CREATE);
    await type('Password', 'passw0rd');
    await press('Continue to delivery');
    expect(described(field('Password'))).toMatch(/^At least 8 characters.*one of these symbols/);
    expect(document.activeElement).toBe(field('Password'));
  });
});

describe("A customer's saved addresses", () => {
  async function atDelivery(options: Parameters<typeof aCustomersCheckout>[0] = {}) {
    const shop = await aCustomersCheckout(options);
    const drawn = await open(shop, 'user-account');
    await type('Phone', '07700 900123');
    await press('Continue to delivery');
    await drawn.walk();
    return { shop, ...drawn };
  }

  test('S7-27 another address is typed in the form, which keeps it while a saved one is looked at', async () => {
    const { shop } = await atDelivery();
    await screen.findByLabelText(/12 North Street/);
    await pick('Another address');
    await type('First Name', 'Bea');
    await type('Last Name', 'Ray');
    await type('Address Line 1', '3 East Street');
    await type('Town/City', 'Chichester');
    await type('Postcode', 'PO19 1QS');
    await pick(/1 West Street/);
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await pick('Another address');
    expect(field('Postcode').value).toBe('PO19 1QS');
    await press('Select delivery method');
    expect(shop.held()?.deliveryAddress).toMatchObject({ firstName: 'Bea', street: '3 East Street' });
  });

  test('the default one offers no tick to make it the default', async () => {
    await atDelivery();
    await screen.findByLabelText(/12 North Street/);
    expect(screen.queryByLabelText('Use this as my default delivery address')).toBeNull();
  });

  test('when they cannot be loaded, an address can be typed and they can be asked for again', async () => {
    const shop = await aCustomersCheckout();
    const { walk } = await open(shop, 'user-account');
    await type('Phone', '07700 900123');
    await press('Continue to delivery');
    shop.wire.failNext('addressBook.all');
    await walk();
    expect(screen.getByText('We could not load your saved addresses.')).toBeTruthy();
    expect(field('Postcode')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByLabelText(/12 North Street/)).toBeTruthy();
  });
});

describe('A shop with a captcha', () => {
  test('S4-15 S9-21 shows the notice that Google asks for where the captcha may act, and nowhere else', async () => {
    const shop = await aCustomersCheckout({ isSignedIn: false });
    await open(shop, 'user-account', true);
    expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
    await tick(SIGN_IN);
    const links = screen.getByText(/protected by reCAPTCHA/).querySelectorAll('a');
    expect([...links].map(({ href }) => href)).toEqual([
      'https://policies.google.com/privacy',
      'https://policies.google.com/terms',
    ]);
  });
});

test('every state of the first step is accessible', async () => {
  const { container } = await open(await aCustomersCheckout({ isSignedIn: false }), 'user-account', true);
  await tick(CREATE);
  expect(await axeFaults(container)).toEqual([]);
  await tick(SIGN_IN);
  await press('Continue to delivery');
  expect(await axeFaults(container)).toEqual([]);
});
