import { DEMO_PASSWORD } from './customer';
import { addToCart, checkout, openHydrated, OWN_PAGE, PLAIN } from './guest';
import { expect, test, type BrowserContext, type Page } from './journey';
import { openLedger, StoredOrders } from './stored-orders';
import { startStack } from './stack';

// As shoppers have it: cookies, stores and visitors are the same with the service worker.
test.use({ serviceWorkers: 'allow' });

/** Something that may be sent abroad. */
const CANDLE = { path: '/winter-pine-candle.html', name: 'Winter Pine Candle', sku: 'CANDLE-WINTER-PINE' } as const;

/** The Irish store from its home page to the confirmation; returns the order number. */
async function orderInIreland(page: Page, email: string): Promise<string> {
  const home = await page.goto('/ie');
  expect(home?.status()).toBe(200);
  await expectEuros(page, '/ie');
  await page.getByRole('button', { name: 'Shop Online' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candles' }).click();
  await page.waitForURL('**/candles.html');
  await expectEuros(page, '/ie/gifts/candles.html');
  await page.getByRole('link', { name: CANDLE.name, exact: true }).click();
  await page.waitForURL(`**${CANDLE.path}`);
  await expectEuros(page, `/ie${CANDLE.path}`);
  await expect(page.getByText('Orders for Ireland close at noon.')).toBeVisible();
  await expect(page.getByText('Where is it going?')).toHaveCount(0);
  await page.locator('.day-tile').first().click();
  const [, day = ''] = /^For (.*)\.$/.exec(await page.getByText(/^For \w+day \d/).innerText()) ?? [];
  await addToCart(page);
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
  await expectEuros(page, '/ie/cart');
  await expect(page.getByRole('main')).toContainText(day);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout/user-account');
  await checkout.account(page, email);
  await chooseCourier(page);
  await expectEuros(page, '/ie/checkout/shipping');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.waitForURL('**/checkout/billing');
  await checkout.billing(page);
  // Transfers and cheques are in pounds.
  await page.getByLabel('Practice card').check();
  await page.getByLabel('I accept the').check();
  await expectEuros(page, '/ie/checkout/payment');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/bank/pay?*');
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  const number = await page.locator('#order-number').innerText();
  await expectInIreland(page, '/ie/checkout/thank-you');
  await expect(page.getByRole('main')).toContainText(`on ${day}`);
  return number;
}

async function expectEuros(page: Page, path: string): Promise<void> {
  await expect(page.locator('main')).toContainText('€');
  await expectInIreland(page, path);
}

/** The page is below the store's prefix, and so are its links; no price is in pounds. */
async function expectInIreland(page: Page, path: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page).toHaveTitle(/ – Posy Ireland$/);
  await expect(page.locator('main')).not.toContainText('£');
  // A store with a long name has a line for its header too.
  const lines = await page
    .locator('.site-header-row .header-link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(lines.filter((height) => height > 0)).size).toBe(1);
  const leaving = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((to) => !/^\/ie(\/|$)/.test(to ?? '')),
    );
  expect(leaving).toEqual([]);
}

async function chooseCourier(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Recipient details' })).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await page.getByLabel('First Name').fill('Aoife');
  await page.getByLabel('Last Name').fill('Byrne');
  await page.getByLabel('Address Line 1').fill('4 Dawson Street');
  await page.getByLabel('Town/City').fill('Dublin');
  // A text field until the counties have come.
  await page.getByRole('combobox', { name: 'County' }).selectOption('Dublin');
  const postcode = page.getByLabel('Postcode (Eircode)');
  await postcode.fill('PO19 1AA');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await expect(page.getByText('Enter the Eircode, for example D02 X285')).toBeVisible();
  await postcode.fill('do2af30');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await page.getByLabel('Courier').check();
  await expect(page.getByText('€15.15').first()).toBeVisible();
}

/** The order is of the Irish store, and both emails are in euros. */
async function expectBooked(ledger: StoredOrders, number: string, email: string): Promise<void> {
  expect(ledger.ordersOf(email)).toMatchObject([{ number, lines: [{ sku: CANDLE.sku, quantity: 1 }] }]);
  await expect.poll(() => ledger.emailsAbout(number).length).toBe(2);
  for (const { text } of ledger.emailsAbout(number)) {
    expect(text).toMatch(/€|=E2=82=AC/);
    expect(text).not.toMatch(/£|=C2=A3/);
  }
  ledger.close();
}

test('S1-13, S4-61 a guest orders in the second store, below its prefix and in its currency to the end', async ({
  page,
}) => {
  const email = 'aoife@example.org';
  const number = await orderInIreland(page, email);
  await expectBooked(openLedger(), number, email);
  await page.getByRole('link', { name: 'Posy Ireland: home' }).click();
  await page.waitForURL('**/ie');
});

test('S1-13 the second store promises neither today nor the van, and says at once what does not go there', async ({
  page,
}) => {
  for (const path of [
    '/ie',
    '/ie/flowers/bouquets.html',
    '/ie/market-day-bouquet.html',
    `/ie${CANDLE.path}`,
    '/ie/order',
  ]) {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-IE');
    await expect(page.locator('body')).not.toContainText(/for delivery today|our own van/i);
  }
  await page.goto('/ie/flowers/bouquets.html');
  await expect(page.locator('main .card').first()).toContainText('Not sent to Ireland');
  await page.goto('/ie/gifts/candles.html');
  await expect(page.locator('main .card').first()).not.toContainText('Not sent');
  await page.goto('/ie/market-day-bouquet.html');
  const said = await page.getByText('We cannot send this one to Ireland').boundingBox();
  const order = await page.getByRole('button', { name: 'Add to cart' }).boundingBox();
  expect(said?.y ?? Infinity).toBeLessThan(order?.y ?? 0);
});

/** Signs in by the form and walks through the account: profile, addresses, orders, wishlist, and out again. */
async function useAccount(page: Page, context: BrowserContext): Promise<void> {
  await openHydrated(page, '/flower-care');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Account/ })
    .click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel('Your email').fill('rosalind@posy.example');
  await modal.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByRole('button', { name: 'Login' }).click();
  await expect(modal).toBeHidden();
  const identity = (await context.cookies()).find(({ name }) => name === '__Host-vsf-customer');
  expect(identity).toMatchObject({ httpOnly: true, secure: true });
  expect(await page.evaluate(() => document.cookie)).not.toContain('customer');

  await page.goto('/customer/my-profile');
  await page.getByLabel('First Name').fill('Rosie');
  await page.getByRole('button', { name: 'Update personal data' }).click();
  await expect(page.getByText('Your details were saved.')).toBeVisible();
  await page.goto('/customer/addresses-details');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/customer/order-history');
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
  await page.goto('/customer/my-wishlist');
  await page
    .getByRole('button', { name: /from your wishlist$/ })
    .first()
    .click();
  await expect(page.getByText('Total items: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-vsf-customer');
}

test('S1-13 the same with hardened cookies, and the whole account', async ({ browser }) => {
  test.setTimeout(240_000);
  const stack = await startStack({ COOKIE_PROFILE: 'hardened' });
  const context = await browser.newContext({ baseURL: stack.baseUrl, viewport: { width: 1440, height: 900 } });
  try {
    const email = 'niamh@example.org';
    const irish = await context.newPage();
    const number = await orderInIreland(irish, email);
    await expectBooked(new StoredOrders(stack.dataDir), number, email);
    // The visitor of another store would be led there. A late answer to the page would set its cookies again.
    await irish.close();
    await context.clearCookies();
    await useAccount(await context.newPage(), context);
  } finally {
    await context.close();
    await stack.stop();
  }
});

test('S1-13 each step of the checkout has its own address below the prefix, also after back and reload', async ({
  page,
  context,
}) => {
  await fillIrishCart(context);
  await openHydrated(page, '/ie/checkout');
  await checkout.account(page, 'back.ie@example.org');
  await page.goBack();
  await page.waitForURL('**/ie/checkout/user-account');
  await page.goForward();
  await page.waitForURL('**/ie/checkout/shipping');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recipient details' })).toBeVisible();
});

async function fillIrishCart(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/actions/add-to-cart', {
    form: { sku: PLAIN.sku, quantity: 1, back: '/ie/cart' },
    headers: OWN_PAGE,
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe(`/ie/cart?added=${PLAIN.sku}`);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-13, S1-18 the second store is shopped below its prefix', async ({ page }) => {
    await page.goto(`/ie${PLAIN.path}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.waitForURL(`**/ie${PLAIN.path}?added=*`);
    await page.goto('/ie/cart');
    await page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` }).fill('2');
    await page.getByRole('button', { name: `Update the quantity of ${PLAIN.name}` }).click();
    await page.waitForURL('**/ie/cart?changed=*');
    await expect(page.getByText('€8.20').first()).toBeVisible();
    await expectEuros(page, '/ie/cart');
  });
});

test('S4-61 a prefix of no store, and one that is written differently, lead to no page that is kept', async ({
  shop,
}) => {
  const answers = async (path: string) => {
    const answer = await fetch(shop + path, { redirect: 'manual' });
    const kept = /s-maxage|max-age=[1-9]/.test(answer.headers.get('cache-control') ?? '') && answer.status < 300;
    return [path, answer.status, answer.headers.get('location'), kept];
  };
  const nowhere = ['/xx', '/xx/cart', '/xx/checkout/payment', '/IE', '/IE/cart', '/ie/Cart', '/ie/ie/cart', '/ie/xx'];
  const calls = ['/xx/api/reads/countries', '/IE/api/reads/countries', '/xx/api/actions/load-visitor'];
  // Twice, because the second answer may come from the cache.
  for (const path of [...nowhere, ...calls, ...nowhere, ...calls])
    expect(await answers(path)).toEqual([path, 404, null, false]);
  expect(await answers('/ie//cart')).toEqual(['/ie//cart', 308, '/ie/cart', false]);
  expect(await answers('/ie/')).toEqual(['/ie/', 308, '/ie', false]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-14 the foot of every page leads to the other store and back', async ({ page }) => {
    await page.goto('/flower-care');
    await page.getByRole('button', { name: 'Ireland' }).click();
    await page.waitForURL('**/ie');
    await page.getByRole('button', { name: 'United Kingdom' }).click();
    await expect(page.getByRole('button', { name: 'Ireland' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('S4-58, S4-60, S4-61 a browser in Irish English is led to the Irish store, and the foot of the page leads back', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop, locale: 'en-IE' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForURL('**/ie');
  await expectEuros(page, '/ie');
  await page.getByRole('button', { name: 'United Kingdom' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('main')).toContainText('£');
  // The choice is remembered: the root leads nowhere else any more. This page's own request must not be taken for the next one's.
  await page.waitForLoadState('networkidle');
  const visitor = page.waitForResponse('**/api/actions/load-visitor');
  await page.goto('/');
  expect(((await (await visitor).json()) as { result: unknown }).result).toMatchObject({ value: { goTo: null } });
  await context.close();
});
