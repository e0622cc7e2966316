import { expectAccessible } from './accessible';
import { checkout, fillCart, openHydrated, PLAIN } from './guest';
import { expect, test as journey, type BrowserContext, type Page } from './journey';
import { Ledger } from './ledger';
import { tabTo } from './keyboard';
import { startStack, type Stack } from './stack';
import { hydrated } from './slow-phone';

/** A shop of its own whose shoppers may pay on the practice bank's page, which lies on another site than the shop. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ PRACTICE_BANK: 'on' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

const BANK = 'Card, on the bank’s page';

/** Everything up to the button, paying at the bank. */
async function walkToTheButton(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await page.getByLabel(BANK).check();
  await page.getByLabel('I accept the').check();
}

/** Orders, and answers the number that the bank shows. */
async function goToTheBank(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/bank/pay?*');
  return /\d{9}/.exec(await page.getByText(/^Order \d+/).innerText())?.[0] ?? '';
}

const ordersOf = (stack: Stack, email: string) => {
  const ledger = new Ledger(stack.dataDir);
  const orders = ledger.ordersOf(email);
  ledger.close();
  return orders;
};

const lettersAbout = (stack: Stack, number: string): number => {
  const ledger = new Ledger(stack.dataDir);
  const letters = ledger.lettersAbout(number);
  ledger.close();
  return letters.length;
};

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name)?.value ?? null;

const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });

test('S2-11 S2-12 a guest is declined, finds the whole cart again, pays, and is thanked', async ({
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
  // A click from another site: it came without cookies, and the page asked for the cart itself.
  await expect(page.getByText('The bank declined the payment')).toBeVisible();
  await expect(page.getByText('Everything is in your cart again.')).toBeVisible();
  await expect(quantity(page)).toHaveValue('2');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page, 'a payment that was declined');
  expect(await cookie(context, 'vsf-cart')).toBe(cart);
  await page.reload();
  await hydrated(page);
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
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => cookie(context, 'vsf-cart')).not.toBe(cart);
  expect(await cookie(context, 'posy-paying')).toBeNull();
  await expect.poll(() => lettersAbout(stack, second)).toBe(2);
  expect(lettersAbout(stack, first)).toBe(0);
  expect(ordersOf(stack, email)).toHaveLength(2);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a guest who closes the bank’s page comes back another way, and goes on paying the same order', async ({
  page,
  context,
  stack,
}) => {
  const email = 'closed@example.org';
  await fillCart(context);
  await walkToTheButton(page, email);
  const number = await goToTheBank(page);
  await page.close();

  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByRole('heading', { name: 'Your order waits to be paid' })).toBeVisible();
  await expect(later.getByText(number)).toBeVisible();
  await expect(later.getByRole('heading', { name: 'Your cart is empty' })).toHaveCount(0);
  await expectAccessible(later, 'an order that waits to be paid');
  // The checkout knows it as well, and offers no second order.
  await openHydrated(later, '/checkout/user-account');
  await later.waitForURL('**/checkout/payment');
  await expect(later.getByRole('link', { name: 'Go to the bank’s page' })).toBeVisible();
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
  await expect.poll(() => lettersAbout(stack, number)).toBe(2);
});

test('a guest who pays and loses the way back is told in the shop that it is paid', async ({ page, context }) => {
  await fillCart(context);
  await walkToTheButton(page, 'lost-way@example.org');
  const number = await goToTheBank(page);
  // The bank tells the shop by itself; the browser does not get as far as coming back.
  await context.request.post(page.url(), { form: { result: 'paid' }, maxRedirects: 0 });
  await page.close();
  const later = await context.newPage();
  await openHydrated(later, '/cart');
  await expect(later.getByText(`We have your money for order ${number}`)).toBeVisible();
  await expectAccessible(later, 'an order that is paid');
  await later.getByRole('link', { name: 'What happens next' }).click();
  await later.waitForURL(`**/checkout/thank-you?order=${number}`);
  expect(await cookie(context, 'posy-paying')).toBeNull();
});

test('a guest who goes back by the browser’s own button pays the same order', async ({ page, context, stack }) => {
  const email = 'back@example.org';
  await fillCart(context);
  await walkToTheButton(page, email);
  const number = await goToTheBank(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Go to the bank’s page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the bank’s page' }).click();
  await page.waitForURL('**/bank/pay?*');
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('button', { name: 'Turn back without paying' }).click();
  await expect(page.getByText('You turned back without paying')).toBeVisible();
  await expect(quantity(page)).toHaveValue('1');
  expect(ordersOf(stack, email)).toHaveLength(1);
});

test.describe('on a line that is cut', () => {
  test.use({ expected: /placeOrder/ });

  test('an order whose answer is lost is found by reading, and is one order', async ({ page, context, stack }) => {
    const email = 'lost-answer@example.org';
    await fillCart(context);
    await walkToTheButton(page, email);
    let sent = 0;
    await page.route('**/api/*/placeOrder', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/bank/pay?*');
    expect([sent, ordersOf(stack, email).length]).toEqual([1, 1]);
  });
});

test('puts a cart that was not paid together with one that was filled meanwhile', async ({ page, context }) => {
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
  await page.getByRole('button', { name: 'Put both carts together' }).click();
  await expect(quantity(page)).toHaveValue('7');
  await expect(page.getByText('Everything is in your cart again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put both carts together' })).toHaveCount(0);
  expect([await cookie(context, 'vsf-cart'), await cookie(context, 'posy-paying')]).toEqual([active, null]);
  await page.reload();
  await hydrated(page);
  await expect(quantity(page)).toHaveValue('7');
});

test.describe('without scripts', () => {
  test('S3-63 who comes back from the bank finds words and cart', async ({ page, context, browser, stack }) => {
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
