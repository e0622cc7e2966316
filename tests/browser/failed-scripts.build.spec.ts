import { expectAccessible } from './accessible';
import { BOUQUET, chooseBouquet, fillCart, openHydrated, orderButton, PLAIN, walkToPayment } from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './stored-orders';
import { hydrated, isHydrated } from './slow-phone';

test.use({ expected: /Failed to load resource|Refused to execute script/ });

const SCRIPTS = '**/_next/static/**/*.js';
const line = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page did not load.' });
const badge = (page: Page) => page.locator('#header-cart .count-badge');

/** Counts the documents that the page loads. */
function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count += 1;
  });
  return documents;
}

/** Scripts that are to run fail, each once for each of so many; fetching them ahead does not count. */
async function failScripts(page: Page, times: number): Promise<void> {
  let left = times;
  await page.route(SCRIPTS, (route) => {
    if (route.request().resourceType() !== 'script' || left === 0) return route.continue();
    left -= 1;
    return route.abort();
  });
}

test('S8-6 a script of the page that fails once is mended by one reload; cart and typed text survive', async ({
  page,
  context,
}) => {
  await fillCart(context, 2);
  await failScripts(page, 1);
  const documents = documentsOf(page);
  await page.goto(BOUQUET.path);
  await page.getByLabel('Card message').pressSequentially('With');
  await hydrated(page);
  expect(documents.count).toBe(2);
  await expect(page.getByLabel('Card message')).toHaveValue(/^W/);
  await expect(page.getByLabel('Card message')).toBeFocused();
  await expect(badge(page)).toHaveText('2');
  await expect(line(page)).toHaveCount(0);
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(badge(page)).toHaveText('3');
});

test('S8-6 S9-40 scripts that always fail reload a page once; then it says so and can be used', async ({ page }) => {
  await failScripts(page, Infinity);
  const documents = documentsOf(page);
  await page.goto(PLAIN.path);
  await page.locator('#quantity').fill('2');
  await expect(line(page)).toBeVisible();
  expect([documents.count, await isHydrated(page)]).toEqual([2, false]);
  await expect(page.locator('#quantity')).toHaveValue('2');
  await expectAccessible(page, 'parts are missing', { inEveryRun: true });
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`parts-missing-${width}.png`) });
  }
  await page.locator('#add-to-cart-button').press('Enter');
  await expect(badge(page)).toHaveText('2');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).press('Enter');
  await page.waitForURL('**/cart');
  await page.locator('#coupon').fill('NO-SUCH-COUPON');
  await expect(line(page)).toBeVisible();
  await page.locator('#coupon').press('Enter');
  await page.waitForURL(/refused=/);
});

test('S8-6 a part that fails when it is opened is mended by one reload, and then said to be missing', async ({
  page,
}) => {
  await openHydrated(page, BOUQUET.path);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Card message').fill(BOUQUET.message);
  // A part that the field fetches must not be the one that fails.
  await expect(page.getByText('Ideas for the card')).toBeVisible();
  const documents = documentsOf(page);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.locator('#enlarge').click();
  await expect.poll(() => documents.count).toBe(1);
  await expect(page.getByLabel('Card message')).toHaveValue(BOUQUET.message);
  await expect(line(page)).toBeVisible();
  expect(documents.count).toBe(1);
});

test('S8-6 a part that fails once is asked for again by the bundler, without a reload', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  await page.waitForLoadState('networkidle');
  await failScripts(page, 1);
  const documents = documentsOf(page);
  await page.locator('#enlarge').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  expect(documents.count).toBe(0);
});

test('S8-6 an order that is being sent is not interrupted by a script that fails', async ({ page, context }) => {
  const email = 'not-interrupted@example.org';
  await fillCart(context);
  await walkToPayment(page, email);
  await expect(orderButton(page)).toBeEnabled();
  const documents = documentsOf(page);
  let isFailed = false;
  await page.route(/\/api\/actions\/place-order$/, async (route) => {
    // As the bundler asks for a part, twice.
    for (let time = 0; time < 2; time += 1)
      await page.evaluate(
        () =>
          new Promise((failed) => {
            const script = document.createElement('script');
            script.src = '/_next/static/chunks/of-the-last-version.js';
            script.onerror = failed;
            document.head.append(script);
          }),
      );
    isFailed = true;
    await expect(page.locator('#parts-missing')).toBeVisible();
    await expectAccessible(page, 'a part is missing while an order is sent', { inEveryRun: true });
    expect(documents.count).toBe(0);
    await route.continue();
  });
  await orderButton(page).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  const number = await page.locator('#order-number').innerText();
  expect(isFailed).toBe(true);
  const ledger = openLedger();
  expect(ledger.ordersOf(email).map((order) => order.number)).toEqual([number]);
  ledger.close();
});
