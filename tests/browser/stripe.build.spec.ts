import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../backend/a-stripe';
import { checkout, fillCart, openHydrated, PLAIN } from './guest';
import { expect, test as journey, type Page } from './journey';
import { StoredOrders } from './stored-orders';
import { startStack, type Stack } from './stack';

/** A shop that takes payments at a Stripe on this machine. */
const test = journey.extend<object, { atStripe: { stack: Stack; stripe: FakeStripe } }>({
  atStripe: [
    async ({}, use) => {
      const stripe = new FakeStripe();
      const stack = await startStack({
        // Magento would take the payments itself.
        MAGENTO_GRAPHQL_URL: '',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_URL: await stripe.start(),
      });
      await use({ stack, stripe });
      await stack.stop();
      await stripe.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ atStripe }, use) => use(atStripe.stack.baseUrl),
});

interface Sent {
  /** Stripe's id of its page. */
  readonly session: string;
  readonly number: string;
  readonly attempt: string;
}

/** Orders a card and goes to Stripe's page, which stands still. */
async function goToStripe(page: Page, email: string, { stack, stripe }: { stack: Stack; stripe: FakeStripe }) {
  await page
    .context()
    .route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stripe</title><h1>Stripe</h1>' }),
    );
  await fillCart(page.context());
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await page.getByLabel(/Card/).check();
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('https://checkout.stripe.com/**');
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const attempt = stripe.session(session).params.get('client_reference_id') ?? '';
  const number = ordersOf(stack, email)[0]?.number ?? '';
  return { session, number, attempt } satisfies Sent;
}

/** Stripe's page with a button, whose first card is declined; Stripe notifies the shop. */
async function letPay(page: Page, id: string, { stack, stripe }: { stack: Stack; stripe: FakeStripe }): Promise<void> {
  const html = (more: string) =>
    `<!doctype html><title>Stripe</title>${more}<form><button name="pay" value="1">Pay</button></form>`;
  await page.route('https://checkout.stripe.com/**', async (route) => {
    const pressed = new URL(route.request().url()).searchParams.has('pay');
    const answer = (body: string) => route.fulfill({ contentType: 'text/html', body });
    if (!pressed) return answer(html(''));
    const { declines, params } = stripe.session(id);
    if (declines === 0) {
      const { payload, signature } = stripe.decline(id);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const heard = await fetch(`${stack.baseUrl}/payment/stripe`, { method: 'POST', headers, body: payload });
      expect(heard.status).toBe(200);
      return answer(html('<p role="alert">Your card was declined.</p>'));
    }
    stripe.pay(id);
    return answer(`<meta http-equiv="refresh" content="0;url=${params.get('success_url') ?? ''}">`);
  });
}

function ordersOf({ dataDir }: Stack, email: string) {
  const ledger = new StoredOrders(dataDir);
  const orders = ledger.ordersOf(email);
  ledger.close();
  return orders;
}

function emailsAbout({ dataDir }: Stack, number: string): number {
  const ledger = new StoredOrders(dataDir);
  const letters = ledger.emailsAbout(number);
  ledger.close();
  return letters.length;
}

const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });

test('a guest pays at Stripe, returns and is thanked; the order is there once', async ({ page, atStripe }) => {
  const { stack, stripe } = atStripe;
  const email = 'paid-at-stripe@example.org';
  const { session, number, attempt } = await goToStripe(page, email, atStripe);
  expect(emailsAbout(stack, number)).toBe(0);
  stripe.pay(session);
  await page.goto(`/payment/stripe/return?attempt=${attempt}`);
  await page.waitForURL(`**/checkout/thank-you?order=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect.poll(() => emailsAbout(stack, number)).toBe(2);
  expect(ordersOf(stack, email)).toHaveLength(1);
});

test('a guest whose card is declined stays at Stripe, pays with another one, and has one order', async ({
  page,
  atStripe,
}) => {
  const { stack, stripe } = atStripe;
  const email = 'declined-at-stripe@example.org';
  const { session, number } = await goToStripe(page, email, atStripe);
  await letPay(page, session, atStripe);
  await page.reload();
  const pay = page.getByRole('button', { name: 'Pay' });
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  expect([stripe.session(session).status, stripe.session(session).declines]).toEqual(['open', 1]);
  expect([emailsAbout(stack, number), ordersOf(stack, email).length]).toEqual([0, 1]);
  // In another tab the order is neither cancelled nor paid.
  const other = await page.context().newPage();
  await openHydrated(other, '/cart');
  await expect(other.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible();
  await other.close();
  await pay.click();
  await page.waitForURL(`**/checkout/thank-you?order=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect.poll(() => emailsAbout(stack, number)).toBe(2);
  expect(ordersOf(stack, email)).toHaveLength(1);
});

test('a guest who turns back at Stripe has the cart back', async ({ page, atStripe }) => {
  const { stack } = atStripe;
  const { session, number, attempt } = await goToStripe(page, 'turned-back-at-stripe@example.org', atStripe);
  await page.goto(`/payment/stripe/cancel?attempt=${attempt}`);
  await expect(page.getByText('You left without paying')).toBeVisible();
  await expect(quantity(page)).toHaveValue('1');
  expect(atStripe.stripe.session(session).status).toBe('expired');
  expect(emailsAbout(stack, number)).toBe(0);
});

test('a guest who closes Stripe’s page goes on to the same payment later', async ({ page, context, atStripe }) => {
  const email = 'closed-stripe@example.org';
  const { session, number } = await goToStripe(page, email, atStripe);
  await page.close();
  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible();
  await expect(later.getByText(number)).toBeVisible();
  await later.getByRole('link', { name: 'Go to the payment page' }).click();
  await later.waitForURL(`https://checkout.stripe.com/**/${session}`);
  expect(ordersOf(atStripe.stack, email)).toHaveLength(1);
});

test('a guest who returns long after Stripe reported the payment finds the order paid', async ({
  page,
  context,
  atStripe,
}) => {
  const { stack, stripe } = atStripe;
  const { session, number } = await goToStripe(page, 'late-from-stripe@example.org', atStripe);
  await page.close();
  stripe.pay(session);
  const { payload, signature } = stripe.event(session, 'checkout.session.completed');
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  for (const again of [1, 2]) {
    const answer = await fetch(`${stack.baseUrl}/payment/stripe`, { method: 'POST', headers, body: payload });
    expect([again, answer.status]).toEqual([again, 200]);
  }
  await expect.poll(() => emailsAbout(stack, number)).toBe(2);
  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByText(`We have received your payment for order ${number}`)).toBeVisible();
  expect(emailsAbout(stack, number)).toBe(2);
});
