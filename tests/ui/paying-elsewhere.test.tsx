import { act, fireEvent, screen } from '@testing-library/react';
import { EMPTY_CART, type Cart } from '../../src/domain/cart/cart';
import type { Payment } from '../../src/domain/orders/payment';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import { CartScreen, type CartScreenProps } from '../../src/ui/screens/CartScreen';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { ThankYouScreen } from '../../src/ui/screens/ThankYouScreen';
import type { PlacedOrder } from '../../src/ui/view-models/checkout/placed-order';
import { signedIn } from '../builders/a-customer';
import { aCart } from '../builders/a-cart';
import { aCheckout, orderIn, PAID_ONLINE, readyToOrder } from '../unit/ui/a-checkout';
import { settled } from '../unit/ui/a-schedule';
import { aPaymentPart, NO_PAYMENT } from './a-payment-part';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, renderHydrated, createCheckout, RESTRICTIONS } from './cart-drawn';

const NUMBER = '000000001';
const PAID = { payment: null, instructions: null };
const PAY_AT = `https://bank.example/pay/${NUMBER}`;

/** A visitor who returns to the shop with an unpaid order. */
async function sentAway() {
  const tab = await aCheckout();
  await readyToOrder(tab);
  await tab.checkout.payment.choose(PAID_ONLINE);
  const placed = await orderIn(tab, PAID_ONLINE);
  if (placed.kind !== 'to-pay') throw new Error('Not to be paid');
  return tab;
}

type Tab = Awaited<ReturnType<typeof sentAway>>;

const CAME_BACK = { payment: null, cameBack: true };

const PAGE: Omit<CartScreenProps, 'site'> = {
  extras: [],
  cart: null,
  isCrossSite: true,
  refusals: [],
  changed: null,
  isRemoved: false,
  coupon: null,
  giftCard: null,
  cardBalance: null,
  ...NO_PAYMENT,
};

/** The cart after a cross-site navigation, unless `props` say otherwise. */
async function cartPage(tab: Tab, props: Partial<CartScreenProps> = {}) {
  const { cart } = tab.load();
  const { createPayment, told } = aPaymentPart(tab, tab.timers.schedule);
  const app = anApp({ cart, schedule: tab.timers.schedule });
  const account = { ...app.account, signedIn: tab.authSession.isSignedIn() };
  const page = (
    <CartScreen
      site={EMPTY_LAYOUT_DATA}
      {...PAGE}
      createPayment={createPayment}
      paying={{ payment: null, cameBack: false }}
      {...props}
    />
  );
  const drawn = await renderHydrated({ ...app, account }, page);
  await act(settled);
  return { ...drawn, cart, told };
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });

describe('the cart of a shopper who returns from the payment page', () => {
  test.each([
    ['declined', 'The bank declined the payment'],
    ['cancelled', 'You left without paying'],
    ['expired', 'Your payment did not arrive in time'],
  ] as const)('%s: reports it, and all items are in the cart again', async (why, words) => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, why);
    const { container, told } = await cartPage(tab, { paying: CAME_BACK });
    expect(container.textContent).toContain(words);
    expect(container.textContent).toContain('Everything is back in your cart.');
    expect(screen.getByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeTruthy();
    expect(told.told).toBe(1);
    expect(await axeFaults(container)).toEqual([]);
  });

  test('not paid yet: links to the payment page, and does not call the cart empty', async () => {
    const tab = await sentAway();
    const { container } = await cartPage(tab);
    expect(container.textContent).toContain('Your order is waiting for payment');
    expect(link('Go to the payment page')).toBe(PAY_AT);
    expect(container.textContent).not.toContain('Your cart is empty');
    expect(tab.wire.calls).not.toContain('carts.open');
    expect(await axeFaults(container)).toEqual([]);
  });

  test('paid: confirms it and links to the shop', async () => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, 'paid');
    const { container } = await cartPage(tab);
    expect(container.textContent).toContain(`We have received your payment for order ${NUMBER}`);
    expect(link('What happens next')).toBe(`/checkout/thank-you?order=${NUMBER}`);
  });

  test('paid too late: announces the refund', async () => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, 'expired');
    tab.shop.hearFromBank(NUMBER, 'paid');
    const { container } = await cartPage(tab, { paying: CAME_BACK });
    expect(container.textContent).toContain('We will refund you, less what gift cards');
    expect(link('Call us on 01632 960 417')).toBe('tel:+441632960417');
    expect(screen.getByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeTruthy();
  });

  test('processing: says so, and polls', async () => {
    const tab = await sentAway();
    tab.shop.bank.endTimeOf(tab.paying.cartId() ?? '');
    const { container } = await cartPage(tab);
    expect(container.textContent).toContain('Please do not order again yet.');
    await act(() => tab.timers.pass(120_000));
    tab.shop.hearFromBank(NUMBER, 'expired');
    await press('Check again');
    expect(container.textContent).toContain('Your payment did not arrive');
    expect(screen.getByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeTruthy();
  });

  describe('with a second cart that has items', () => {
    async function twoCarts() {
      const tab = await sentAway();
      const other = tab.shop.openNewCart();
      await tab.carts.addLine(other.id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
      tab.visitor.rememberCart(other.id);
      tab.shop.hearFromBank(NUMBER, 'declined');
      return { tab, ...(await cartPage(tab, { paying: CAME_BACK })) };
    }

    test('keeps both and merges them on request', async () => {
      const { container } = await twoCarts();
      expect(container.textContent).not.toContain('Everything is back in your cart.');
      expect(container.textContent).toContain('Your earlier cart is safe too, with 1 item in it.');
      expect(screen.queryByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeNull();
      expect(await axeFaults(container)).toEqual([]);
      await press('Combine both carts');
      for (const sku of ['TULIPS', 'FERN']) {
        expect(screen.getByRole('textbox', { name: `Quantity of Name of ${sku}` })).toBeTruthy();
      }
      expect(container.textContent).toContain('Everything is back in your cart.');
      expect(screen.queryByRole('button', { name: 'Combine both carts' })).toBeNull();
      expect(document.activeElement?.id).toBe('cart-title');
    });

    test('shows a refused merge and keeps both', async () => {
      const { tab, container } = await twoCarts();
      tab.shop.restock('TULIPS', 0);
      await press('Combine both carts');
      expect(container.textContent).toContain('We could not combine your carts. Name of TULIPS is out of stock.');
      expect(screen.getByRole('textbox', { name: 'Quantity of Name of FERN' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Combine both carts' })).toBeTruthy();
      expect(await axeFaults(container)).toEqual([]);
    });
  });

  test("S4-24 a guest who has signed in meanwhile finds the items of the failed order beside the customer cart's", async () => {
    const tab = await sentAway();
    signedIn(tab);
    const own = await tab.customerCarts.own();
    if (!own.ok) throw new Error('No cart');
    const fern = { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] };
    await tab.carts.addLine(own.value.id, fern);
    tab.visitor.rememberCart(own.value.id);
    tab.shop.hearFromBank(NUMBER, 'declined');
    const { container } = await cartPage(tab, { paying: CAME_BACK });
    expect(container.textContent).toContain('Everything is back in your cart.');
    for (const sku of ['TULIPS', 'FERN']) {
      expect(screen.getByRole('textbox', { name: `Quantity of Name of ${sku}` })).toBeTruthy();
    }
  });

  test('an unreachable backend leaves the status unknown, with a retry', async () => {
    const tab = await sentAway();
    tab.wire.failNext('payments.ofCart');
    const { container } = await cartPage(tab, { paying: CAME_BACK });
    expect(container.textContent).toContain('Please do not order again until we know.');
    await press('Try again');
    expect(link('Go to the payment page')).toBe(PAY_AT);
  });

  test('a forged URL confirms no payment, and the page says whom to contact after a payment', async () => {
    const tab = await aCheckout();
    const { container } = await cartPage(tab, { paying: CAME_BACK });
    expect(container.textContent).toContain('We cannot find an unpaid order in this browser.');
    expect(container.textContent).not.toMatch(/declined|No money was taken/);
    expect(screen.getByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeTruthy();
  });

  test('works without the payment script', async () => {
    const tab = await aCheckout();
    const createPayment = () => Promise.reject(new Error('no script'));
    await cartPage(tab, { paying: CAME_BACK, createPayment });
    expect(screen.getByRole('textbox', { name: 'Quantity of Name of TULIPS' })).toBeTruthy();
  });
});

describe('the server-rendered cart', () => {
  const DUE: Payment = { kind: 'due', orderNumber: NUMBER, payAt: PAY_AT };
  const sent = async (cart: Cart, props: Partial<CartScreenProps>) => {
    const { checkout, timers } = await aCheckout();
    const app = anApp({ cart: checkout.cart, schedule: timers.schedule });
    return notHydrated(
      app,
      <CartScreen site={EMPTY_LAYOUT_DATA} {...PAGE} isCrossSite={false} cart={cart} {...props} />,
    );
  };

  test('links to the payment page without scripts', async () => {
    const page = await sent(EMPTY_CART, { paying: { payment: DUE, cameBack: false } });
    expect(page.querySelector('#go-pay')?.getAttribute('href')).toBe(PAY_AT);
    expect(page.textContent).not.toContain('Your cart is empty');
  });

  test('reports a failed payment, with the cart', async () => {
    const payment: Payment = { kind: 'given-up', orderNumber: NUMBER, why: 'declined' };
    const page = await sent(aCart(), { paying: { payment, cameBack: true } });
    expect(page.textContent).toContain('The bank declined the payment');
    expect(page.textContent).toContain('Everything is back in your cart.');
  });
});

describe('the checkout of a shopper with a pending payment', () => {
  const open = async (tab: Tab, step: 'payment' | 'user-account' = 'payment') => {
    const checkout = tab.load();
    const app = anApp({ cart: checkout.cart, schedule: tab.timers.schedule, checkout });
    const page = (
      <CheckoutScreen
        site={EMPTY_LAYOUT_DATA}
        step={step}
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />
    );
    return { ...(await renderHydrated(app, page)), checkout };
  };

  test('announces the redirect before the order, and then that payment is due now', async () => {
    const tab = await aCheckout();
    await readyToOrder(tab);
    const { container } = await open(tab);
    expect(container.textContent).toContain(
      'You pay on a secure payment page straight after ordering, then come back here.',
    );
  });

  test('links to the payment page and offers no second order', async () => {
    const tab = await sentAway();
    const { container } = await open(tab);
    expect(link('Go to the payment page')).toBe(PAY_AT);
    expect(screen.queryByRole('button', { name: /order|pay/i })).toBeNull();
    expect(await axeFaults(container)).toEqual([]);
  });

  test('shows the result on every step', async () => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, 'declined');
    const { container } = await open(tab, 'user-account');
    expect(container.querySelector('[role=alert] .slip')?.textContent).toContain('The bank declined the payment');
    expect(screen.getByLabelText(/Email/)).toBeTruthy();
  });

  test('a status that fails to load can be retried', async () => {
    const tab = await sentAway();
    tab.wire.failNext('payments.ofCart');
    await open(tab);
    await press('Try again');
    expect(link('Go to the payment page')).toBe(PAY_AT);
  });
});

describe('thank you', () => {
  const thanks = async (tab: Tab, placed: PlacedOrder | null) => {
    const { createPayment } = aPaymentPart(tab, tab.timers.schedule);
    const app = anApp({ cart: tab.load().cart, schedule: tab.timers.schedule });
    const drawn = await renderHydrated(
      app,
      <ThankYouScreen
        site={EMPTY_LAYOUT_DATA}
        order={NUMBER}
        readPlaced={() => Promise.resolve(placed)}
        createPayment={createPayment}
      />,
    );
    await act(settled);
    return drawn;
  };

  test('S2-12 the tab that placed the order confirms it once it is paid, and clears the cart', async () => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, 'paid');
    const { container } = await thanks(
      tab,
      tab.placed() ?? {
        number: NUMBER,
        email: 'a@b.uk',
        recipient: 'Bea',
        days: [],
        method: 'van',
        kinds: [],
        workshops: [],
        leavesUk: false,
        slot: '',
        ...PAID,
      },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your order');
    expect([tab.visitor.cartId(), tab.paying.cartId()]).toEqual([null, null]);
    expect(await axeFaults(container)).toEqual([]);
  });

  test('another tab confirms it too, because the backend says that it is paid', async () => {
    const tab = await sentAway();
    tab.shop.hearFromBank(NUMBER, 'paid');
    await thanks(tab, null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your order');
  });

  test('an unpaid order gets no confirmation', async () => {
    const tab = await sentAway();
    await thanks(tab, {
      number: NUMBER,
      email: 'ann@example.org',
      recipient: 'Bea',
      days: [],
      method: 'van',
      ...PAID,
      kinds: [],
      workshops: [],
      leavesUk: false,
      slot: '',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
    expect(link('Go to the payment page')).toBe(PAY_AT);
  });
});
