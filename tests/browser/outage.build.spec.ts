import { expectAccessible } from './accessible';
import { addToCart, BOUQUET, fillCart, openHydrated, orderButton, PLAIN, walkToPayment } from './guest';
import { StoredOrders } from './stored-orders';
import { expect, test, type Page } from './own-stack';
import { type Stack } from './stack';

test.describe.configure({ timeout: 120_000 });
// The browser logs failed requests too.
// Messages of the browser, and of the shop's log.
test.use({ expected: /the server responded with a status of 50[23]|A request of this page failed|net::ERR_FAILED/ });

const SEEN = ['/', BOUQUET.path, '/flowers/bouquets.html'];

const statusOf = async (stack: Stack, path: string) => (await fetch(stack.baseUrl + path)).status;

test.describe('while the backend is down', () => {
  test.beforeAll(async ({ stack }) => {
    for (const path of SEEN) await expect.poll(() => statusOf(stack, path), { timeout: 30_000 }).toBe(200);
  });
  test.afterEach(async ({ stack }) => {
    if ((await statusOf(stack, '/readyz')) !== 200) await stack.backend.start();
  });

  test('S2-121 S8-3 S2-122 cached pages are still served, others show an error that is not cached', async ({
    page,
    stack,
  }) => {
    await stack.backend.kill();
    expect([await statusOf(stack, '/healthz'), await statusOf(stack, '/readyz')]).toEqual([200, 503]);
    for (const path of SEEN) expect(await statusOf(stack, path), path).toBe(200);
    const unseen = await fetch(`${stack.baseUrl}/gifts.html`);
    expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await page.goto('/gifts.html');
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home page' })).toBeVisible();
    await expectAccessible(page, 'error page');
    await stack.backend.start();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  });

  test('an open page reports that the shop cannot be reached, loses nothing and recovers by itself', async ({
    page,
    context,
    stack,
  }) => {
    await fillCart(context, 2);
    await openHydrated(page, PLAIN.path);
    const other = await context.newPage();
    await openHydrated(other, '/cart');
    await stack.backend.kill();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('We could not reach the shop just now. Nothing is lost')).toBeVisible();
    const quantity = other.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });
    await quantity.fill('4');
    await quantity.press('Enter');
    await expect(other.getByText('We could not reach the shop just now. Nothing is lost')).toBeVisible();
    await other.goto('/cart');
    await expect(other.getByText('Nothing in your cart is lost.')).toBeVisible();
    await stack.backend.start();
    await addToCart(page);
    await other.reload();
    await expect(quantity).toHaveValue('3');
  });
});

test('an order whose response is lost is traced and not submitted again', async ({ page, context, stack }) => {
  const email = 'lost@example.org';
  await fillCart(context);
  await walkToPayment(page, email);
  await expect(orderButton(page)).toBeEnabled();
  const sent: string[] = [];
  let isConnected = false;
  await page.route(/\/api\/actions\/(place|trace)-order$/, async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    if (isConnected) return route.continue();
    // The order reaches the backend; its response and all later ones are lost.
    if (sent.at(-1)?.endsWith('place-order') === true) await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expectChecking(page);
  await expectAccessible(page, 'order in doubt');
  await page.reload();
  await expectChecking(page);
  isConnected = true;
  await page.waitForURL('**/checkout/thank-you?order=*', { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(sent.filter((path) => path.endsWith('place-order'))).toHaveLength(1);
  expect(sent.filter((path) => path.endsWith('trace-order')).length).toBeGreaterThan(0);
  const ledger = new StoredOrders(stack.dataDir);
  expect(ledger.ordersOf(email)).toHaveLength(1);
  ledger.close();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('an order whose cart cannot be checked first is not sent, and can be sent again', async ({
  page,
  context,
  stack,
}) => {
  const email = 'not-sent@example.org';
  await fillCart(context);
  await walkToPayment(page, email);
  await expect(orderButton(page)).toBeEnabled();
  stack.backend.loseResponses(true);
  await orderButton(page).click();
  await expect(page.getByText('We could not reach the shop, so nothing was ordered.')).toBeVisible();
  stack.backend.loseResponses(false);
  await orderButton(page).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  const ledger = new StoredOrders(stack.dataDir);
  expect(ledger.ordersOf(email)).toHaveLength(1);
  ledger.close();
});

async function expectChecking(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'We are checking your order' })).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
}
