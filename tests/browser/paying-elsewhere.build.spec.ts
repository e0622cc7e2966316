import { expectAccessible } from './accessible';
import { checkout, fillCart, openHydrated, PLAIN } from './guest';
import { expect, test as journey, type BrowserContext, type Page } from './journey';
import { StoredOrders } from './stored-orders';
import { tabTo } from './keyboard';
import { startStack, type Stack } from './stack';
import { hydrate } from './slow-phone';

/** A stack with the practice bank, whose page the shop serves itself. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

const BANK = 'Practice card (no money moves)';

/** All steps up to the order button, with payment by redirect. */
async function walkToTheButton(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await page.getByLabel(BANK).check();
  await page.getByLabel('I accept the').check();
}

/** Places the order and returns the number shown by the bank. */
async function goToTheBank(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/bank/pay?*');
  return /\d{9}/.exec(await page.getByText(/^Order \d+/).innerText())?.[0] ?? '';
}

const ordersOf = (stack: Stack, email: string) => {
  const ledger = new StoredOrders(stack.dataDir);
  const orders = ledger.ordersOf(email);
  ledger.close();
  return orders;
};

const emailsAbout = (stack: Stack, number: string): number => {
  const ledger = new StoredOrders(stack.dataDir);
  const letters = ledger.emailsAbout(number);
  ledger.close();
  return letters.length;
};

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name)?.value ?? null;

const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });

/**
 * Real banks are on other sites, where the shop's Strict cookies do not go: the bank's page is opened at the backend,
 * which is another site than `localhost`.
 */
async function moveBankElsewhere(page: Page, stack: Stack): Promise<void> {
  await page.route(`${stack.baseUrl}/bank/pay?*`, (route) => {
    const { search } = new URL(route.request().url());
    return route.fulfill({ status: 302, headers: { location: `${stack.backend.url}/bank/pay${search}` } });
  });
}

test('S2-11 S2-12 a guest who returns from another site is told the result, without cookies of that request', async ({
  page,
  context,
  stack,
}) => {
  await moveBankElsewhere(page, stack);
  await fillCart(context, 2);
  await walkToTheButton(page, 'other-site@example.org');
  const cart = await cookie(context, 'vsf-cart');
  await goToTheBank(page);
  expect(new URL(page.url()).origin).toBe(stack.backend.url);
  const returned = page.waitForRequest(/\/cart\?payment=declined/);
  await page.getByRole('button', { name: 'Be declined' }).click();
  expect((await (await returned).allHeaders())['cookie'] ?? '').not.toContain('vsf-cart');
  await expect(page.getByText('The bank declined the payment')).toBeVisible();
  await expect(quantity(page)).toHaveValue('2');
  expect(await cookie(context, 'vsf-cart')).toBe(cart);
});

test('S2-11 S2-12 a declined guest gets the cart back, pays, and sees the thank-you page', async ({
  page,
  context,
  stack,
}) => {
  const email = 'declined@example.org';
  await fillCart(context, 2);
  await walkToTheButton(page, email);
  const cart = await cookie(context, 'vsf-cart');
  const first = await goToTheBank(page);
  expect(await cookie(context, 'vsf-cart')).toBe(cart);
  await page.getByRole('button', { name: 'Be declined' }).click();
  await expect(page.getByText('The bank declined the payment')).toBeVisible();
  await expect(page.getByText('Everything is back in your cart.')).toBeVisible();
  await expect(quantity(page)).toHaveValue('2');
  // The hydrated page removes it, so that a reload does not show the same message again.
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expectAccessible(page, 'a payment that was declined');
  expect(await cookie(context, 'vsf-cart')).toBe(cart);
  await page.reload();
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('2');
  await expect(page.getByText('The bank declined the payment')).toHaveCount(0);

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.goto('/checkout/payment');
  await page.getByLabel('I accept the').check();
  const second = await goToTheBank(page);
  expect(Number(second)).toBe(Number(first) + 1);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.waitForURL(`**/checkout/thank-you?order=${second}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect.poll(() => cookie(context, 'vsf-cart')).not.toBe(cart);
  expect(await cookie(context, 'posy-paying')).toBeNull();
  await expect.poll(() => emailsAbout(stack, second)).toBe(2);
  expect(emailsAbout(stack, first)).toBe(0);
  expect(ordersOf(stack, email)).toHaveLength(2);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a guest who closes the bank’s page can resume paying for the same order', async ({ page, context, stack }) => {
  const email = 'closed@example.org';
  await fillCart(context);
  await walkToTheButton(page, email);
  const number = await goToTheBank(page);
  await page.close();

  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible();
  await expect(later.getByText(number)).toBeVisible();
  await expect(later.getByRole('heading', { name: 'Your cart is empty' })).toHaveCount(0);
  await expectAccessible(later, 'an order that waits to be paid');
  // The checkout offers to resume and no second order.
  await openHydrated(later, '/checkout/user-account');
  await later.waitForURL('**/checkout/payment');
  await expect(later.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  await expect(later.getByRole('button', { name: /Pay now|Order with/ })).toHaveCount(0);
  await expectAccessible(later, 'the payment step of an order that waits to be paid');
  await tabTo(later, '#go-pay');
  await later.keyboard.press('Enter');
  await later.waitForURL('**/bank/pay?*');
  await expect(later.getByText(number)).toBeVisible();
  await later.getByRole('button', { name: /^Pay £/ }).click();
  await later.waitForURL(`**/checkout/thank-you?order=${number}`);
  await expect(later.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(ordersOf(stack, email)).toHaveLength(1);
  await expect.poll(() => emailsAbout(stack, number)).toBe(2);
});

test('a guest who pays without returning to the shop sees there that the order is paid', async ({ page, context }) => {
  await fillCart(context);
  await walkToTheButton(page, 'lost-way@example.org');
  const number = await goToTheBank(page);
  // The bank notifies the shop directly, without the browser.
  await context.request.post(page.url(), { form: { result: 'paid' }, maxRedirects: 0 });
  await page.close();
  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByText(`We have received your payment for order ${number}`)).toBeVisible();
  await expectAccessible(later, 'an order that is paid');
  await later.getByRole('link', { name: 'What happens next' }).click();
  await later.waitForURL(`**/checkout/thank-you?order=${number}`);
  expect(await cookie(context, 'posy-paying')).toBeNull();
});

test('a guest who goes back in the browser pays for the same order', async ({ page, context, stack }) => {
  const email = 'back@example.org';
  await fillCart(context);
  await walkToTheButton(page, email);
  const number = await goToTheBank(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  await page.waitForURL('**/bank/pay?*');
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('button', { name: 'Turn back without paying' }).click();
  await expect(page.getByText('You left without paying')).toBeVisible();
  await expect(quantity(page)).toHaveValue('1');
  expect(ordersOf(stack, email)).toHaveLength(1);
});

test.describe('with an interrupted connection', () => {
  test.use({ expected: /place-order/ });

  test('an order whose response is lost is found by reading and exists once', async ({ page, context, stack }) => {
    const email = 'lost-answer@example.org';
    await fillCart(context);
    await walkToTheButton(page, email);
    let sent = 0;
    await page.route('**/api/actions/place-order', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/bank/pay?*');
    expect([sent, ordersOf(stack, email).length]).toEqual([1, 1]);
  });
});

test('merges an unpaid cart with one that was filled meanwhile', async ({ page, context }) => {
  await fillCart(context, 2);
  await walkToTheButton(page, 'two-carts@example.org');
  await goToTheBank(page);
  const beside = await context.newPage();
  await fillCart(context, 5);
  const active = await cookie(context, 'vsf-cart');
  await beside.close();
  await page.getByRole('button', { name: 'Be declined' }).click();
  await expect(quantity(page)).toHaveValue('5');
  await expectAccessible(page, 'two carts');
  await page.getByRole('button', { name: 'Combine both carts' }).click();
  await expect(quantity(page)).toHaveValue('7');
  await expect(page.getByText('Everything is back in your cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Combine both carts' })).toHaveCount(0);
  expect([await cookie(context, 'vsf-cart'), await cookie(context, 'posy-paying')]).toEqual([active, null]);
  await page.reload();
  await hydrate(page);
  await expect(quantity(page)).toHaveValue('7');
});

test.describe('without scripts', () => {
  test('S3-63 returning from the bank shows the message and the cart', async ({ page, context, browser, stack }) => {
    await fillCart(context, 2);
    await walkToTheButton(page, 'no-scripts@example.org');
    await goToTheBank(page);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.baseUrl });
    await plain.addCookies(await context.cookies());
    const bare = await plain.newPage();
    await bare.goto(page.url());
    await bare.getByRole('button', { name: 'Be declined' }).click();
    await expect(bare.getByText('The bank declined the payment')).toBeVisible();
    await expect(quantity(bare)).toHaveValue('2');
    await plain.close();
  });
});
