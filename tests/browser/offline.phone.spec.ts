import { expectAccessible } from './accessible';
import { DEMO_PASSWORD } from './customer';
import { BOUQUET, fillCart, PLAIN } from './guest';
import { expect, isPicture, test } from './journey';
import { everythingStored, keptPages, openWithWorker, workerRuns } from './offline-phone';
import { hydrate } from './slow-phone';

test.use({
  serviceWorkers: 'allow',
  expected: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|bad HTTP response code|unsupported MIME type/,
});

const LIST = '/flowers/bouquets.html';

test('S1-19 a first visit installs the worker when the page is idle, after its pictures', async ({ page, context }) => {
  const order: string[] = [];
  context.on('requestfinished', (request) => {
    if (isPicture(new URL(request.url()))) order.push('picture');
  });
  context.on('request', (request) => {
    if (/\/(sw|after-load)\.js/.test(request.url())) order.push('worker');
  });
  page.on('load', () => order.push('load'));
  await openWithWorker(page, '/');
  expect(order.filter((what) => what === 'load')).toHaveLength(1);
  expect(order.indexOf('worker')).toBeGreaterThan(order.indexOf('load'));
  expect(order.indexOf('picture')).toBeLessThan(order.indexOf('worker'));
});

test('S1-19 without a network a page seen before opens with its line, and offers no day and nothing to buy', async ({
  page,
  context,
}) => {
  await openWithWorker(page, BOUQUET.path);
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await page.goto(LIST, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto(BOUQUET.path);
  await expect(page.getByRole('status').first()).toHaveText(
    /^You are offline: this page is from [A-Z][a-z]+day, (\d{1,2}(\.\d\d)? [ap]m|noon)\. .*01632 960 417/,
  );
  await expect(page.getByRole('heading', { level: 1, name: BOUQUET.name })).toBeVisible();
  await expect(page.getByLabel('Delivery date')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  expect(await page.locator('main').innerText()).not.toMatch(/order (by|before) \d/i);
  await expectAccessible(page, 'a kept page');
  // Includes the page that was loaded before the worker, because the worker has fetched it again.
  expect(await keptPages(page)).toEqual([BOUQUET.path, LIST]);
});

test('S1-19 without a network any other page is the offline page, which opens the page by itself later', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/');
  await context.setOffline(true);
  for (const path of [PLAIN.path, '/cart', '/checkout/user-account', '/customer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: '01632 960 417' }).last()).toBeVisible();
    await expect(page.locator('main')).toContainText('Monday to Friday 8.30 am to 5.30 pm');
  }
  await expectAccessible(page, 'the offline page');
  await page.goto(PLAIN.path);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: PLAIN.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});

test('S1-19 of all pages that were seen the last twenty are kept', async ({ page }) => {
  await openWithWorker(page, '/');
  const map = await (await page.request.get('/sitemap-pages.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  const seen = paths.filter((path) => path !== '/').slice(0, 23);
  expect(seen).toHaveLength(23);
  for (const path of seen) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => [...(await keptPages(page))].sort()).toEqual(seen.slice(-20).sort());
});

test('S1-19 without a network the offline page is that of the store', async ({ page, context }) => {
  await openWithWorker(page, '/ie/flower-care');
  await context.setOffline(true);
  await page.goto('/ie/flowers.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offline/i);
  await expect(page.locator('[data-store-prefix="/ie"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Posy Ireland: home' })).toHaveAttribute('href', '/ie');
  await page.goto('/flowers.html');
  await expect(page.locator('[data-store-prefix=""]')).toHaveCount(1);
});

test('S1-19 a kept page becomes the current one by itself when the network is back', async ({ page, context }) => {
  await openWithWorker(page, PLAIN.path);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
  await hydrate(page);
});

test('S1-19 after signing out no cache and no storage holds a private byte', async ({ page }) => {
  await openWithWorker(page, '/sign-in');
  await page.evaluate(
    (data) =>
      fetch('/api/actions/sign-in', {
        method: 'POST',
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json' },
      }),
    { email: 'winifred@posy.example', password: DEMO_PASSWORD, captchaToken: null },
  );
  for (const path of ['/customer/my-profile', '/cart', '/flower-care', PLAIN.path]) {
    await page.goto(path);
    await hydrate(page);
  }
  await page.waitForLoadState('networkidle');
  expect(await keptPages(page)).toEqual(['/flower-care', PLAIN.path]);
  await page.goto('/customer');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState('networkidle');
  expect(await everythingStored(page)).not.toMatch(/Winifred|winifred@posy\.example/i);
  expect(await keptPages(page)).not.toContain(PLAIN.path);
});

test('S1-19 kept pages are dropped with another currency and another store', async ({ page }) => {
  for (const [action, field, value] of [
    ['change-currency', 'id', 'EUR'],
    ['change-store', 'code', 'ie'],
  ] as const) {
    await openWithWorker(page, LIST);
    await page.goto(PLAIN.path);
    expect(await keptPages(page)).toContain(LIST);
    await page.evaluate(
      ([name, key, chosen]) =>
        fetch(`/api/actions/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ [key]: chosen }),
        }).then((answer) => answer.ok),
      [action, field, value] as const,
    );
    await expect.poll(() => keptPages(page)).toEqual([]);
  }
});

const BROKEN = [
  ['is missing', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['is an HTML page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }],
  ['cannot be parsed', { status: 200, contentType: 'text/javascript', body: 'const = 1;' }],
] as const;

for (const [what, answer] of BROKEN)
  test(`S1-19 a worker script that ${what} leaves the shop as it is`, async ({ page, context }) => {
    await context.route('**/sw.js', (route) => route.fulfill(answer));
    const asked = context.waitForEvent('response', (response) => response.url().endsWith('/sw.js'));
    await page.goto(PLAIN.path);
    await asked;
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

const WITHOUT = [
  ['a browser without workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'a private window that refuses them',
    () => {
      const { serviceWorker } = navigator;
      serviceWorker.register = () => Promise.reject(new DOMException('Private', 'SecurityError'));
    },
  ],
] as const;

for (const [what, change] of WITHOUT)
  test(`S1-19 the shop works in ${what}`, async ({ page, context }) => {
    await context.addInitScript(change);
    const asked = context.waitForEvent('response', (response) => response.url().includes('/after-load.js'));
    await page.goto(PLAIN.path);
    await asked;
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  });

test('S1-19 on a full disk pages open as before', async ({ page, context, shop }) => {
  await openWithWorker(page, '/');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: shop, quotaSize: 1 });
  for (const path of [LIST, PLAIN.path]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await hydrate(page);
  }
  expect(await keptPages(page)).not.toContain(PLAIN.path);
});

test('S1-19 personal pages and results of forms are never kept', async ({ page, context }) => {
  await fillCart(context);
  await openWithWorker(page, '/');
  for (const path of [
    '/cart',
    '/checkout/user-account',
    '/sign-in',
    '/order-status',
    `${PLAIN.path}?added=${PLAIN.sku}`,
  ]) {
    await page.goto(path);
  }
  await page.goto(LIST);
  await page.waitForLoadState('networkidle');
  expect(await keptPages(page)).toEqual(['/', LIST]);
});

test('S1-19 the worker sees what a page sends that was loaded past it', async ({ page, context }) => {
  await openWithWorker(page, LIST);
  const loaded = page.waitForEvent('load');
  // As with the shift key.
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await loaded;
  // Its worker is installed already, so the page has to be claimed.
  await workerRuns(page);
});
