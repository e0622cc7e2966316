import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from 'playwright/test';
import { standInForPictures } from './journey';
import { fillCart, PLAIN } from './guest';
import { hydrate, hydrated, isHydrated, reloadedJustNow } from './slow-phone';

/** Bytes, brotli, of what runs before the page is used. */
const EARLY_BUDGET = 4355;
const PAGES = ['/', '/flowers/bouquets.html', '/peony-plate-card.html', '/cart'];
const SIMPLE = '/peony-plate-card.html';

test.beforeEach(({ context }) => standInForPictures(context));

/** Holds all scripts back until `release` is called. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return { release: () => release() };
}

for (const path of PAGES) {
  test(`${path} has no framework script in its critical path and hydrates under its policy`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(/<script[^>]+src=/);
    const inline = [...html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>([^]*?)<\/script>/g)].map(
      (m) => m[1] ?? '',
    );
    expect(inline).toHaveLength(1);
    expect(brotliCompressSync(inline.join('')).byteLength).toBeLessThan(EARLY_BUDGET);
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    await page.waitForLoadState();
    await hydrate(page);
    expect(complaints).toEqual([]);
  });
}

test('fetches its scripts after the page has loaded, and runs them when the page is used', async ({ page }) => {
  const fetched: string[] = [];
  const run: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return;
    expect(loaded).toBe(true);
    (request.resourceType() === 'script' ? run : fetched).push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([fetched.length > 3, run, await isHydrated(page)]).toEqual([true, [], false]);
  await hydrate(page);
  expect(run.filter((url) => !fetched.includes(url))).toEqual([]);
});

test('links, menus and scrolling do not hydrate the page, a field does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/flowers/bouquets.html');
  await page.mouse.wheel(0, 600);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#mobile-menu summary').first().click();
  await page.locator('#mobile-menu-close').click();
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  await page.locator('#sort').focus();
  await hydrated(page);
});

test('S2-73 S7-57 the badge is there at every width without hydration, by the one request for the visitor that a page makes', async ({
  page,
  context,
}) => {
  await fillCart(context, 2);
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/actions/load-visitor'))));
  await page.goto(SIMPLE);
  const badge = page.locator('#header-cart .count-badge');
  await expect(badge).toHaveText('2');
  await page.setViewportSize({ width: 320, height: 640 });
  const onPhone = page.getByRole('navigation', { name: 'Shortcuts' }).locator('a[href$="/cart"] .count-badge');
  await expect(onPhone).toHaveText('2');
  await expect(onPhone).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await isHydrated(page)).toBe(false);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await expect(badge).toHaveText('2');
  await expect(badge).toBeVisible();
  expect(asked).toBe(1);
});

test('with data saving, scripts are fetched when the page is used', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  await standInForPictures(context);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto(SIMPLE, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.locator('#quantity').click();
  await hydrated(page);
  await context.close();
});

/** Requests that add to the cart. */
function additions(page: Page): string[] {
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/actions/add-to-cart')) added.push(request.method());
  });
  return added;
}

test('S4-51 two presses on + before hydration count twice', async ({ page, context }) => {
  await fillCart(context);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });
  await expect(quantity).toHaveValue('1');
  // In one task, so that nothing is hydrated between them.
  await page.getByRole('button', { name: `One more ${PLAIN.name}` }).evaluate((plus: HTMLElement) => {
    plus.click();
    plus.click();
  });
  await hydrated(page);
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('#header-cart .count-badge')).toHaveText('3');
});

test('S5-12 a product is added before hydration, which takes the result over and sends nothing again', async ({
  page,
}) => {
  const gate = await holdScripts(page);
  const added = additions(page);
  await page.goto(SIMPLE);
  await page.locator('#quantity').fill('2');
  await page.locator('#add-to-cart-button').click();
  const badge = page.locator('#header-cart .count-badge');
  const result = page.locator('#add-to-cart').getByRole('link', { name: 'View cart' });
  await expect(result).toBeVisible();
  await expect(badge).toHaveText('2');
  await expect(page.locator('#add-to-cart-button')).not.toHaveAttribute('aria-busy');
  expect(await isHydrated(page)).toBe(false);
  gate.release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(result).toBeVisible();
  await expect(badge).toHaveText('2');
  expect(added).toEqual(['POST']);
  await page.goto('/cart');
  await expect(page.locator('input[name="quantity"]')).toHaveValue('2');
});

test('a press before hydration shows that it is busy within a frame', async ({ page }) => {
  await holdScripts(page);
  await page.route('**/api/actions/add-to-cart', () => undefined);
  await page.goto(SIMPLE);
  const isBusy = await page.locator('#add-to-cart-button').evaluate(
    (button: HTMLElement) =>
      new Promise((drawn) => {
        button.click();
        requestAnimationFrame(() => drawn(button.getAttribute('aria-busy')));
      }),
  );
  expect(isBusy).toBe('true');
});

test('a refused form is queued and shown beside its field after hydration', async ({ page }) => {
  const gate = await holdScripts(page);
  await page.goto('/hush.html');
  await page.locator('#add-to-cart-button').click();
  await expect(page.locator('#add-to-cart-button')).toHaveAttribute('aria-busy', 'true');
  gate.release();
  await expect(page.locator('[data-refused]').first()).toBeFocused();
});

test('scripts that fail to load leave a product added, and other forms to the browser', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const added = additions(page);
  await page.goto(SIMPLE);
  await page.locator('#add-to-cart-button').click();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await page.locator('#coupon').fill('NO-SUCH-COUPON');
  // The page is loaded again first, with the code.
  await expect(page.locator('#parts-missing')).toBeVisible();
  await page.locator('#coupon-form button').click();
  await page.waitForURL(/refused=/);
  await expect(page.locator('input[name="quantity"]')).toHaveValue('1');
  expect([added, await isHydrated(page)]).toEqual([['POST'], false]);
});

test('stalled scripts leave a form to the browser after five seconds', async ({ page, context }) => {
  await fillCart(context);
  await holdScripts(page);
  await page.goto('/cart');
  await page.locator('#coupon').fill('NO-SUCH-COUPON');
  await page.locator('#coupon-form button').click();
  await page.waitForURL(/refused=/);
});

test('S5-13 a hydrated form whose rules cannot be loaded is refused by the server', async ({ page }) => {
  await page.goto('/hush.html');
  await hydrate(page);
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/actions/add-to-cart')) added.push(request.url());
  });
  await reloadedJustNow(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.locator('#add-to-cart-button').click();
  await expect(page.locator('[data-refused]').first()).toBeFocused();
  expect(added).toHaveLength(1);
});

test('without scripts the form is posted and its page shows the result', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await standInForPictures(context);
  const page = await context.newPage();
  await page.goto(SIMPLE);
  await page.locator('#add-to-cart-button').click();
  await page.waitForURL(/added=/);
  await expect(page.locator('#add-to-cart').getByRole('status')).toContainText('what you have added');
  await context.close();
});

test('text typed before hydration counts after it, with the caret in place', async ({ page }) => {
  const gate = await holdScripts(page);
  await page.goto('/hush.html');
  const message = page.locator('textarea').first();
  await message.click();
  await page.keyboard.type('With love', { delay: 5 });
  await page.keyboard.press('ArrowLeft');
  gate.release();
  await hydrated(page);
  await expect(message).toHaveValue('With love');
  await expect(page.getByText(/191 characters left/)).toBeVisible();
  await page.keyboard.type('X');
  await expect(message).toHaveValue('With lovXe');
});

test('a page restored from the back/forward cache still hydrates', async ({ page }) => {
  await page.goto('/flowers/bouquets.html');
  await page.goto('/');
  await page.goBack();
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a listing that was left by sorting it is gone back to in its own order', async ({ page }) => {
  await page.goto('/');
  await page.goto('/flowers.html');
  await page.getByLabel('Sort by').selectOption('price_ASC');
  await page.waitForURL('**/flowers.html?*sort=price_ASC*');
  await page.goBack();
  await hydrate(page);
  await expect(page.getByLabel('Sort by')).not.toHaveValue('price_ASC');
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});
