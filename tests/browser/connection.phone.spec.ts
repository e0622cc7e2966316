import { expectAccessible } from './accessible';
import { fillCart, openHydrated, orderButton, PLAIN, walkToPayment } from './guest';
import { expect, test, type Page } from './journey';
import { openWithWorker } from './offline-phone';
import { isHydrated } from './slow-phone';

test.use({ expected: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|"kind":"unreachable"/ });

const LINE =
  /^You are offline\. You can carry on reading\. Keep this page open, and changes to your cart will go through/;
const line = (page: Page) => page.getByRole('status').filter({ hasText: LINE });
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true });
const viewCart = (page: Page) => page.locator('#add-to-cart').getByRole('link', { name: 'View cart' });

/** Resolves once the script is there that follows the connection. */
const followed = (page: Page) => page.locator('link[href^="/after-load.css"]').waitFor({ state: 'attached' });

test('S4-13 one line says that the connection is down and what still works, for as long as it is', async ({
  page,
  context,
}) => {
  await page.goto(PLAIN.path);
  await followed(page);
  await expect(line(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  await expectAccessible(page, 'the line about the connection');
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
});

/** Presses the button without a connection, and expects that it goes on by itself with one. */
async function addWhileOffline(page: Page): Promise<void> {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/add-to-cart'))));
  await page.context().setOffline(true);
  await add(page).click();
  await expect(page.locator('#add-to-cart [aria-busy=true]')).toHaveCount(1);
  await expect(line(page)).toBeVisible();
  expect(sent).toBe(0);
  await page.context().setOffline(false);
  await expect(viewCart(page)).toBeVisible();
  expect(sent).toBe(1);
}

test('S4-13 adding to the cart waits for the connection and goes on by itself', async ({ page }) => {
  await openHydrated(page, PLAIN.path);
  await followed(page);
  await page.waitForLoadState('networkidle');
  await addWhileOffline(page);
});

test.describe('with the worker, which has the scripts', () => {
  test.use({ serviceWorkers: 'allow' });

  test('S4-13 adding to the cart waits before the page is hydrated, too', async ({ page }) => {
    await openWithWorker(page, PLAIN.path);
    await page.reload({ waitUntil: 'networkidle' });
    await followed(page);
    expect(await isHydrated(page)).toBe(false);
    await addWhileOffline(page);
  });
});

test('S4-13 an order does not wait: it says that the line is down, and the button orders later', async ({
  page,
  context,
}) => {
  await fillCart(context);
  await walkToPayment(page, 'offline@posy.example');
  await page.waitForLoadState('networkidle');
  let orders = 0;
  page.on('request', (request) => (orders += Number(request.url().endsWith('/place-order'))));
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline, so nothing was ordered.' })).toBeVisible();
  await expect(orderButton(page)).toBeEnabled();
  expect(orders).toBe(0);
  await context.setOffline(false);
  await orderButton(page).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  expect(orders).toBe(1);
});
