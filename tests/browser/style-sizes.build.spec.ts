import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BOUQUET, fillCart, openHydrated } from './guest';
import { expect, test } from './journey';

/** Bytes, brotli at quality 11, of all style sheets of a page; all are linked in its head. */
const BUDGETS = [
  ['/', 7_145],
  ['/ie', 7_145],
  ['/flowers/bouquets.html', 7_885],
  ['/search?term=rose', 7_885],
  ['/flower-care', 5_750],
  [BOUQUET.path, 8_020],
  ['/cart', 7_145],
  ['/checkout/user-account', 8_028],
] as const;

const BUILT = resolve(__dirname, '../../.next/static/chunks');
/** Class names that any sheet of the shop has a rule for. */
const styled = () =>
  new Set(
    readdirSync(BUILT)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => readFileSync(join(BUILT, file), 'utf8').match(/\.-?[a-z_][\w-]*/gi) ?? [])
      .map((match) => match.slice(1)),
  );

for (const [path, budget] of BUDGETS)
  test(`the styles of ${path} keep within their budget and style every class of the page`, async ({
    page,
    context,
  }) => {
    if (path.startsWith('/c')) await fillCart(context);
    const sheets = new Map<string, string>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      // Comes when the page is idle, with the script that follows the connection.
      if (response.request().resourceType() !== 'stylesheet' || pathname === '/after-load.css') return;
      sheets.set(pathname, await response.text());
    });
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const total = [...sheets.values()].reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
    test.info().annotations.push({ type: 'figures', description: `${total} bytes in ${sheets.size} sheets` });
    expect(sheets.size).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget);
    const worn = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    ]);
    const all = styled();
    const loaded = [...sheets.values()].join('');
    const bare = worn.filter((name) => all.has(name) && !new RegExp(`\\.${name}(?![\\w-])`).test(loaded));
    expect(bare).toEqual([]);
    // A page's sheet is built apart from the shared one, which must define what it uses.
    const defined = new Set([...loaded.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...loaded.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
