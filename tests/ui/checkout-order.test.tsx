import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refuse } from '../../src/domain/shared/result';
import type { SiteProps } from '../../src/ui/site-props';
import type { CreatePayment } from '../../src/ui/components/checkout/use-payment-status';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { ThankYouScreen } from '../../src/ui/screens/ThankYouScreen';
import { contactTexts } from '../../src/ui/texts/en/layout/contact';
import type { PlacedOrder } from '../../src/ui/view-models/checkout/placed-order';
import { aCheckout, aCheckoutWith, PAID_ONLINE, readyToOrder } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { NO_PAYMENT } from './a-payment-part';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, renderHydrated, createCheckout, RESTRICTIONS } from './cart-drawn';
import { someSiteProps } from './drawn';

const ORDER = 'Order with obligation to pay';
const PAYMENT_STEP = { site: someSiteProps(), step: 'payment', restrictions: RESTRICTIONS, createCheckout } as const;

/** The payment step of a cart that only has to be ordered. */
async function ready(...skus: readonly string[]) {
  return drawReady(await aCheckout(...skus));
}

async function drawReady(shop: Awaited<ReturnType<typeof aCheckout>>, shippingMethod?: string) {
  await readyToOrder(shop, shippingMethod);
  shop.went.length = 0;
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const drawn = await renderHydrated(app, <CheckoutScreen {...PAYMENT_STEP} />);
  return { ...shop, ...drawn };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await settled();
  });
const pick = (label: string) =>
  act(async () => {
    fireEvent.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await settled();
  });

test('shows items, recipient and shipping method for review, with links to change them', async () => {
  const { container } = await ready('TULIPS', 'FERN');
  const table = screen.getByRole('table', { name: 'What you order' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Item', 'Description', 'Quantity', 'Amount']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(table.textContent).toContain('Item number TULIPS');
  expect(container.textContent).toContain('3 West Street');
  expect(container.textContent).toContain('ann@example.org');
  const changes = screen.getAllByRole('link', { name: /^Change:/ }).map((link) => link.getAttribute('href'));
  expect(changes).toEqual(['/checkout/shipping', '/checkout/billing', '/checkout/user-account']);
});

test('the review of an order to collect says where, and names no address to deliver to', async () => {
  const { container } = await drawReady(await aCheckout(), 'counter');
  const review = container.querySelector('.order-review');
  expect(review?.textContent).toContain(
    'Collect fromPosy Flowers Ltd, The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ',
  );
  expect(review?.textContent).not.toContain('Deliver to');
  expect(container.textContent).not.toContain('Delivery: Collection');
  expect(container.querySelector('.panel dl')?.textContent).toMatch(/Free/);
  expect(container.textContent).not.toContain('£0.00');
});

test('the day of an order to collect is reviewed as its collection date', async () => {
  const { checkout } = await drawReady(await aCheckout(), 'counter');
  const { cart } = checkout.cart;
  if (cart === null) throw new Error('There is no cart');
  const attributes = [{ label: 'Delivery date', value: '2026-11-27', isDay: true }];
  await act(async () => checkout.cart.show({ ...cart, items: cart.items.map((item) => ({ ...item, attributes })) }));
  expect(screen.queryAllByText('Delivery date')).toEqual([]);
  expect(screen.getByText('Collection date')).toBeTruthy();
});

test('the day of a gift card by email keeps its name in an order to collect', async () => {
  const { checkout } = await drawReady(await aCheckout(), 'counter');
  const { cart } = checkout.cart;
  if (cart === null) throw new Error('There is no cart');
  const attributes = [{ label: 'Day to send it', value: '2026-11-27', isDay: true }];
  const items = cart.items.map((item) => ({ ...item, attributes, isVirtual: true }));
  await act(async () => checkout.cart.show({ ...cart, items }));
  expect(screen.getByText('Day to send it')).toBeTruthy();
  expect(screen.queryAllByText('Collection date')).toEqual([]);
});

test('the total, the delivery and the terms are in one box with the button', async () => {
  await ready();
  const box = button(ORDER).closest('.panel');
  expect(box?.textContent).toContain('Delivery: Our van – To the door£5.00');
  expect(box?.textContent).toContain('Order Total£17.00');
  expect(box?.querySelector('a')?.getAttribute('href')).toBe('/terms');
  expect(box?.textContent).toMatch(/cannot be sent back/);
  expect(box?.textContent).toMatch(/returns \(opens in a new tab\) and privacy notice/);
});

test('the button of an order that costs nothing speaks of no obligation to pay', async () => {
  const shop = await drawReady(await aCheckout());
  const { cart } = shop.checkout.cart;
  if (cart?.totals === undefined || cart.totals === null) throw new Error('The cart has no totals');
  const free = { ...cart, totals: { ...cart.totals, total: { pence: 0, currency: 'GBP' } } };
  await act(async () => shop.checkout.cart.show(free));
  expect(button('Order, with nothing to pay')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ORDER })).toBeNull();
});

test('an order to collect is paid on collection, one for somebody else by no cash at all', async () => {
  await drawReady(await aCheckout(), 'counter');
  expect(screen.getByLabelText('Pay on collection')).toBeTruthy();
  expect(screen.queryByLabelText('Cash on delivery')).toBeNull();
  cleanup();
  await ready();
  expect(screen.queryByLabelText(/Cash on delivery|Pay on collection/)).toBeNull();
});

test('the button shows the amount due, if the payment method charges at once', async () => {
  await ready();
  expect(button(ORDER)).toBeTruthy();
  await pick('Bank transfer');
  expect(PAID_ONLINE).toBe('transfer');
  expect(button('Pay now')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ORDER })).toBeNull();
});

test('without a captcha token nothing is sent, and the telephone number is given beside the button', async () => {
  const getToken = async () => refuse({ kind: 'no-captcha', why: 'script-not-loaded' } as const);
  const { wire } = await drawReady(await aCheckoutWith({ captcha: { getToken } }));
  await press(ORDER);
  expect(screen.getByText(/nothing was ordered/).textContent).toContain(contactTexts.phone);
  expect(button(ORDER).disabled).toBe(false);
  expect(wire.calls).not.toContain('orders.place');
});

test('the total is shown once, in the box with the button', async () => {
  const { container } = await ready('TULIPS', 'FERN');
  expect(container.textContent?.split('Order Total')).toHaveLength(2);
  expect(screen.queryByRole('complementary', { name: 'Your order' })).toBeNull();
});

test('an order without delivery mentions none, and offers no cash on delivery', async () => {
  const shop = await aCheckout('WREATH-EVENING');
  const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
  const { container } = await renderHydrated(
    app,
    <CheckoutScreen
      site={someSiteProps()}
      step="user-account"
      restrictions={RESTRICTIONS}
      createCheckout={createCheckout}
    />,
  );
  expect(button('Continue to billing')).toBeTruthy();
  expect(container.querySelector('[data-hydrate]')?.textContent).not.toMatch(/deliver|door|Brought/i);
  expect(container.textContent).toContain('Ways to pay: Bank transfer');
});

test('without accepted terms the button is disabled, with the reason', async () => {
  const { shop } = await ready();
  await pick('I accept the');
  expect(button(ORDER).disabled).toBe(true);
  expect(screen.getByText(/accept the terms to place your order/)).toBeTruthy();
  await press(ORDER);
  expect(shop.orders).toHaveLength(0);
});

test('S7-33 pressing the button repeatedly places one order', async () => {
  const { shop, went } = await ready();
  await act(async () => {
    const order = button(ORDER);
    fireEvent.click(order);
    fireEvent.click(order);
    fireEvent.click(order);
    await settled();
  });
  expect(shop.orders).toHaveLength(1);
  expect(went).toEqual(['/checkout/thank-you?order=000000001']);
});

test('a refusal is shown at the button, and the cart is unchanged', async () => {
  const { shop } = await ready();
  shop.restock('TULIPS', 0);
  await press(ORDER);
  const refusal = screen.getByText(/out of stock/);
  expect(refusal.closest('[role=alert]')).not.toBeNull();
  expect(refusal.closest('.panel')).toBe(button(ORDER).closest('.panel'));
  expect(button(ORDER).disabled).toBe(false);
  expect(screen.getByRole('table', { name: 'What you order' })).toBeTruthy();
});

test('S8-36 payment methods that fail to load can be retried', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  const again = shop.load();
  shop.wire.failNext('checkout.paymentMethods');
  const app = anApp({ cart: again.cart, schedule: shop.timers.schedule, checkout: again });
  await renderHydrated(app, <CheckoutScreen {...PAYMENT_STEP} />);
  expect(screen.getByText('We could not load the ways to pay.')).toBeTruthy();
  await press('Try again');
  expect(screen.getByLabelText('Cheque')).toBeTruthy();
});

describe('thank you', () => {
  const thanks = (
    site: SiteProps,
    order: string | null,
    placed: PlacedOrder | null,
    createPayment: CreatePayment = NO_PAYMENT.createPayment,
  ) => (
    <ThankYouScreen
      site={site}
      order={order}
      readPlaced={() => Promise.resolve(placed)}
      createPayment={createPayment}
    />
  );
  const hydrated = async (order: string | null, placed: PlacedOrder | null) => {
    const { checkout, timers } = await aCheckout();
    const app = anApp({ cart: checkout.cart, schedule: timers.schedule, checkout });
    return renderHydrated(app, thanks(someSiteProps(), order, placed));
  };
  const PLACED: PlacedOrder = {
    number: '000000042',
    email: 'ann@example.org',
    recipient: 'Bea',
    days: ['2026-11-27'],
    method: 'van',
    payment: null,
    instructions: null,
    kinds: [],
    workshops: [],
    leavesUk: false,
    slot: '',
  };

  test('S2-12 the tab that placed the order shows its confirmation and what happens next', async () => {
    const { container, title } = await hydrated('000000042', PLACED);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your order');
    expect(title()).toBe('Thank you for your order – Posy Ireland');
    expect(container.textContent).toContain('Your order will reach Bea on Friday 27 November 2026.');
    expect(container.textContent).toContain('We are sending an email to ann@example.org');
    expect(await axeFaults(container)).toEqual([]);
  });

  test('a guest is offered an account with the email of the order, which is in no URL', async () => {
    await hydrated('000000042', PLACED);
    const offer = screen.getByRole('link', { name: 'Create an account' });
    expect(offer.getAttribute('href')).toBe('/sign-in?form=register');
    expect([offer.dataset.overlay, offer.dataset.register]).toEqual(['login', 'ann@example.org']);
  });

  test('nobody is offered an account for an order that this tab did not place', async () => {
    await hydrated('000000042', null);
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  test('an order to collect is confirmed with the place and the day, and promises no delivery', async () => {
    const { container } = await hydrated('000000042', { ...PLACED, method: 'collection' });
    expect(container.textContent).toContain(
      'Collect your order from The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ, on Friday 27 November 2026.',
    );
    expect(container.textContent).not.toMatch(/We will bring|nobody is in|neighbour/);
  });

  test('flowers for a funeral are confirmed for the service, without a neighbour', async () => {
    const { container } = await hydrated('000000042', { ...PLACED, kinds: ['tribute'] });
    expect(container.textContent).toContain('in time for the service on Friday 27 November 2026.');
    expect(container.textContent).toContain('We will telephone the funeral director');
    expect(container.textContent).not.toMatch(/nobody is in|neighbour|to Bea/);
  });

  const INSTRUCTIONS = { amount: { pence: 2_995, currency: 'GBP' }, payBy: Date.parse('2026-11-26T12:00:00Z') };
  const BY_TRANSFER: PlacedOrder = {
    ...PLACED,
    payment: { label: 'Bank transfer', timing: 'offline' },
    instructions: {
      ...INSTRUCTIONS,
      payTo: { kind: 'transfer', accountName: 'Posy Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
    },
  };

  test('says how to pay by transfer: account, amount, deadline and the order number as reference', async () => {
    const { container } = await hydrated('000000042', BY_TRANSFER);
    expect(container.textContent).toContain(
      'Please transfer £29.95 so that it reaches our account by noon on Thursday 26 November 2026.',
    );
    const details = [...container.querySelectorAll('.pay-details > div')].map((row) => row.textContent);
    expect(details).toEqual([
      'Account namePosy Ltd',
      'Sort code12-34-56',
      'Account number12345678',
      'Reference000000042',
    ]);
    expect(await axeFaults(container)).toEqual([]);
  });

  test('says how to pay in euros: IBAN and BIC', async () => {
    const payTo = { kind: 'euro-transfer', accountName: 'Posy Ltd', iban: 'IE12 BOFI', bic: 'BOFIIE2D' } as const;
    const { container } = await hydrated('000000042', { ...BY_TRANSFER, instructions: { ...INSTRUCTIONS, payTo } });
    expect(container.textContent).toMatch(
      /Please transfer.*Account namePosy LtdIBANIE12 BOFIBICBOFIIE2DReference000000042/,
    );
  });

  test('says how to pay by cheque', async () => {
    const payTo = { kind: 'cheque', payee: 'Posy Ltd', address: '1 High Street' } as const;
    const { container } = await hydrated('000000042', { ...BY_TRANSFER, instructions: { ...INSTRUCTIONS, payTo } });
    expect(container.textContent).toMatch(
      /send us a cheque for £29\.95.*Payable toPosy LtdSend it to1 High StreetWrite on the back000000042/,
    );
  });

  test.each<[string, Partial<PlacedOrder>, RegExp]>([
    [
      'a transfer without instructions',
      { instructions: null },
      /You chose “Bank transfer”, and nothing has been paid yet/,
    ],
    [
      'cash at the door',
      { instructions: null, payment: { label: 'Cash on delivery', timing: 'on-delivery' } },
      /Cash on delivery: nothing has been paid yet/,
    ],
    [
      'cash at the counter',
      { instructions: null, payment: { label: 'Cash on delivery', timing: 'on-delivery' }, method: 'collection' },
      /you pay when you collect your order/,
    ],
  ])('says what it knows about %s', async (_what, changes, words) => {
    const { container } = await hydrated('000000042', { ...BY_TRANSFER, ...changes });
    expect(container.querySelector('.pay-how')?.textContent).toMatch(words);
  });

  test('a paid order has nothing left to pay', async () => {
    const { container } = await hydrated('000000042', PLACED);
    expect(container.querySelector('.pay-how')).toBeNull();
  });

  test('shows no delivery day when nothing is delivered', async () => {
    const { container } = await hydrated(null, { ...PLACED, number: null, recipient: '', days: [], method: null });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your order');
    expect(container.textContent).not.toMatch(/bring|nobody is in/);
  });

  test.each([
    ['a number that nobody ordered', '999999999', null],
    ['the number of another order', '999999999', PLACED],
    ['no number, after an order that had one', null, PLACED],
  ])("%s gets no confirmation and nothing of this tab's order", async (_, order, placed) => {
    const { container, title } = await hydrated(order, placed);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
    expect(title()).toBe('Your order – Posy Ireland');
    expect(container.textContent).not.toMatch(/Thank you|ann@example.org|Bea/);
  });

  const page = async (order: string | null, storePrefix = '') => {
    const { checkout, timers } = await aCheckout();
    const app = anApp({ cart: checkout.cart, schedule: timers.schedule, checkout });
    return notHydrated(app, thanks(someSiteProps({ storePrefix }), order, null));
  };

  test('S2-12 shows the order number', async () => {
    const html = await page('000000042');
    expect(html.querySelector('#order-number')?.textContent).toBe('000000042');
    expect(html.querySelector('a.button')?.getAttribute('href')).toBe('/');
  });

  test.each([null, '', '12345', '1234567890123', '12345x', '<b>123456</b>', 'call 0900 123456'])(
    'S2-12 "%s" is not an order number and is not shown',
    async (order) => {
      const html = await page(order);
      expect(html.querySelector('#order-number')).toBeNull();
      expect(html.textContent).toContain('in the email that we send you');
      expect(html.textContent).not.toContain('0900');
    },
  );

  test('has no axe violations', async () => {
    const html = await page('000000042', '/de');
    document.body.append(html);
    expect(await axeFaults(html)).toEqual([]);
    expect(html.querySelector('a.button')?.getAttribute('href')).toBe('/de');
    html.remove();
  });
});
