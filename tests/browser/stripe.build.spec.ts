import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../backend/a-stripe';
import { checkout, fillCart, openHydrated, PLAIN } from './guest';
import { expect, test as journey, type Page } from './journey';
import { Ledger } from './ledger';
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

function ordersOf({ dataDir }: Stack, email: string) {
  const ledger = new Ledger(dataDir);
  const orders = ledger.ordersOf(email);
  ledger.close();
  return orders;
}

function emailsAbout({ dataDir }: Stack, number: string): number {
  const ledger = new Ledger(dataDir);
  const letters = ledger.lettersAbout(number);
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

test('a guest who turns back at Stripe, or whose card is declined there, has the cart back', async ({
  page,
  atStripe,
}) => {
  const { stack } = atStripe;
  const { session, number, attempt } = await goToStripe(page, 'declined-at-stripe@example.org', atStripe);
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
