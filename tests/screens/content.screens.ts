import { join } from 'node:path';
import { startContentGate } from '../browser/content-gate';
import { PLAIN } from '../browser/guest';
import { newAddress } from '../browser/journey';
import { FULL_FOOTER, LONG_BODY } from '../browser/odd-content';
import { startStack } from '../browser/stack';
import { expect, shoot, test, type Page } from './camera';
import { NOW } from './studio';

const ERROR_PAGE_BUG = join(__dirname, '../browser/error-page-bug.cjs');

test('content that is empty, failed or long', async ({ browser, viewport }) => {
  let gate: Awaited<ReturnType<typeof startContentGate>> | undefined;
  const stack = await startStack(async (backendUrl) => {
    gate = await startContentGate(`${backendUrl}/content`);
    return { DEMO_NOW: NOW, CONTENT_URL: gate.url };
  });
  const context = await browser.newContext({
    baseURL: stack.baseUrl,
    viewport,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  try {
    await page.goto('/Pages');
    await shoot(page, 'content-index');
    gate?.replace('pages/about', { title: 'About Posy', description: '', body: '' });
    await page.goto('/about');
    await shoot(page, 'content-empty');
    gate?.replace('pages/info', 500);
    await page.goto('/info');
    await shoot(page, 'content-failed');
    gate?.replace('pages/flower-care', { body: LONG_BODY });
    await page.goto('/flower-care');
    await shoot(page, 'content-long');
    await page.locator('.words table').first().scrollIntoViewIfNeeded();
    await shoot(page, 'content-table', 'window');
    gate?.replace('footer', FULL_FOOTER);
    gate?.replace('topbar', { Left: '', Center: '' });
    await stack.restartStorefront();
    await page.goto('/contact-us');
    await page.locator('.footer-ground').scrollIntoViewIfNeeded();
    await shoot(page, 'footer-long');
    await shoot(page, 'footer-long-end', 'window');
  } finally {
    await context.close();
    await stack.stop();
    await gate?.stop();
  }
});

test('home without products', async ({ browser, viewport }) => {
  const stack = await startStack({ DEMO_NOW: NOW, MAGENTO_GRAPHQL_URL: 'http://127.0.0.1:9/graphql' });
  const context = await browser.newContext({ baseURL: stack.baseUrl, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto('/');
    await shoot(page, 'home-no-products');
  } finally {
    await context.close();
    await stack.stop();
  }
});

test('the error page of the error page', async ({ browser, viewport }) => {
  const stack = await startStack({ DEMO_NOW: NOW, NODE_OPTIONS: `--require ${ERROR_PAGE_BUG}` });
  const context = await browser.newContext({ baseURL: stack.baseUrl, viewport });
  const page = await context.newPage();
  try {
    await page.goto('/gone.html');
    await shoot(page, 'last-page');
  } finally {
    await context.close();
    await stack.stop();
  }
});

/** All scripts that are to run fail; fetching them ahead does not count. */
async function failScripts(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('posy-reloaded', String(Date.now())));
  await page.route('**/_next/static/**/*.js', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
}

// A service worker would fetch the scripts past the test.
test.use({ serviceWorkers: 'block' });

test('scripts that fail', async ({ page }) => {
  await failScripts(page);
  for (const [path, name] of [
    [PLAIN.path, 'parts-missing-product'],
    ['/', 'parts-missing-home'],
    ['/flower-care', 'parts-missing-content'],
  ] as const) {
    await page.goto(path);
    await page.locator('#header-cart, #bottom-bar-cart').filter({ visible: true }).first().press('a');
    await expect(page.locator('#parts-missing')).toBeVisible();
    await shoot(page, name, 'window');
  }
});
