import { brotliCompressSync } from 'node:zlib';
import { BOUQUET, fillCart, openHydrated, PLAIN } from './guest';
import { expect, test, type Page } from './journey';

/** Bytes, brotli at quality 11, of all scripts that a page fetches by itself, before and after it hydrates. */
const BUDGETS = [
  ['/', 90_200],
  ['/ie', 91_210],
  ['/flowers/bouquets.html', 93_440],
  ['/search?term=rose', 92_610],
  ['/flower-care', 87_260],
  [BOUQUET.path, 104_400],
  [PLAIN.path, 104_400],
  ['/cart', 99_100],
  ['/checkout/user-account', 115_560],
] as const;

/** The same, of the last script: early cart, connection, service worker, links fetched ahead; the same for every page. */
const AFTER_LOAD = { path: '/after-load.js', budget: 2_000 };

async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const measured: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const measure = async () => sizes.set(pathname, brotliCompressSync(await response.body()).byteLength);
    if (response.request().resourceType() === 'script') measured.push(measure());
  });
  const last = page.waitForResponse((response) => new URL(response.url()).pathname === AFTER_LOAD.path);
  await openHydrated(page, path);
  // When the browser is idle, which may be later than the network.
  await last;
  await page.waitForLoadState('networkidle');
  await Promise.all(measured);
  return sizes;
}

for (const [path, budget] of BUDGETS)
  test(`the scripts of ${path} keep within their budget`, async ({ page, context }) => {
    if (path.startsWith('/c')) await fillCart(context);
    const sizes = await scriptsOf(page, path);
    expect(sizes.get(AFTER_LOAD.path)).toBeLessThanOrEqual(AFTER_LOAD.budget);
    sizes.delete(AFTER_LOAD.path);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'figures', description: `${total} bytes in ${sizes.size} scripts` });
    expect(sizes.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(budget);
  });
