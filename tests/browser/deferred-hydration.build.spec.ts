import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from 'playwright/test';
import { standInForPictures } from './journey';
import { hydrated, isHydrated } from './slow-phone';

/** Script bytes, brotli, allowed before the browser is idle or the page is touched. */
const EARLY_BUDGET = 10_000;
const PAGES = ['/', '/flowers/bouquets.html', '/peace-lily.html', '/cart'];
const SIMPLE = '/peace-lily.html';

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
    const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([^]*?)<\/script>/g)].map(
      (m) => m[1] ?? '',
    );
    expect(inline).toHaveLength(1);
    expect(brotliCompressSync(inline.join('')).byteLength).toBeLessThan(EARLY_BUDGET);
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test('fetches no script before the page has loaded, and all of them after it', async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!loaded && request.url().endsWith('.js')) early.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  expect(early).toEqual([]);
});

test('with data saving, a touch hydrates the page and idle time does not', async ({ browser, baseURL }) => {
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
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.click(5, 300);
  await hydrated(page);
  await context.close();
});

test('S5-12 a form submitted while scripts load is queued and answered once', async ({ page }) => {
  const gate = await holdScripts(page);
  await page.goto(SIMPLE);
  await page.locator('#quantity').fill('2');
  await page.locator('#add-to-cart-button').click();
  await expect(page.locator('#add-to-cart-button')).toHaveAttribute('aria-busy', 'true');
  await page.locator('#add-to-cart-button').click();
  gate.release();
  await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.locator('input[name="quantity"]')).toHaveValue('2');
});

test('a script that fails to load leaves the form to the browser', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(SIMPLE);
  await page.locator('#add-to-cart-button').click();
  await page.waitForURL(/added=/);
  expect(await isHydrated(page)).toBe(false);
});

test('stalled scripts leave the form to the browser after five seconds', async ({ page }) => {
  await holdScripts(page);
  await page.goto(SIMPLE);
  await page.locator('#add-to-cart-button').click();
  await page.waitForURL(/added=/);
});

test('S5-13 a hydrated form whose rules cannot be loaded is refused by the server', async ({ page }) => {
  await page.goto('/hush.html');
  await hydrated(page);
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/actions/add-to-cart')) added.push(request.url());
  });
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
  await expect(page.locator('#add-to-cart').getByRole('status')).toContainText('in your cart');
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
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
