import { BOUQUET, openHydrated, PLAIN } from './guest';
import { expect, test } from './journey';
import { WireGuest } from './wire';

const PUBLIC = ['/', '/flowers.html', '/flowers/bouquets.html?sort=name_ASC&itemsPerPage=10', BOUQUET.path, PLAIN.path];

test('a public page has the same bytes for everyone and contains no cart or token', async ({ shop }) => {
  const guest = new WireGuest(shop);
  const cartId = await guest.newCart();
  await guest.add(cartId, { sku: PLAIN.sku, quantity: 3 });
  for (const path of PUBLIC) {
    const [bare, known] = await Promise.all(
      ['', `vsf-cart=${cartId}; vsf-customer=a-token; vsf-store=default; vsf-locale=default`].map(async (cookie) => {
        const answer = await fetch(shop + path, { headers: { cookie } });
        expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([200, null]);
        // Cache-Control is private for some minutes before a cut-off; a page that is kept has the header at any time of the day.
        expect(answer.headers.get('server-timing'), path).toMatch(/^cache;/);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(known?.equals(bare ?? Buffer.alloc(0)), path).toBe(true);
    expect(known?.includes(cartId), path).toBe(false);
  }
});

test('S1-15 S9-1 prices are in pounds, or in the currency the visitor chose', async ({ shop }) => {
  const page = async (currency: string) => {
    const answer = await fetch(shop + PLAIN.path, { headers: { cookie: `vsf-currency=${currency}` } });
    return { html: await answer.text(), kept: answer.headers.get('cache-control') };
  };
  const [pounds, euros, unknown] = await Promise.all([page('GBP'), page('EUR'), page('XXX')]);
  expect(pounds.html).toContain('£3.50');
  expect(euros.html).toContain('€4.10');
  expect(euros.html).not.toContain('£');
  expect(euros.kept).toBe('private, no-cache');
  expect(unknown.html).toBe(pounds.html);
});

test('S2-5 S2-8 S2-9 S2-10 S2-11 S2-12 personal pages are not cached', async ({ shop }) => {
  const steps = ['user-account', 'shipping', 'billing', 'payment', 'thank-you'].map((step) => `/checkout/${step}`);
  for (const path of ['/cart', '/cart?own=1', ...steps]) {
    const answer = await fetch(shop + path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
    expect(answer.headers.get('set-cookie'), path).toBeNull();
  }
});

test('S2-7 the checkout without a step shows the first step', async ({ shop }) => {
  const answer = await fetch(`${shop}/checkout`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout/user-account']);
});

test('S1-3 S2-27 the catalogue has flowers, gifts, plants and workshops, each at its own URL', async ({ shop }) => {
  const home = await (await fetch(shop)).text();
  for (const name of ['Flowers', 'Gifts', 'Plants', 'Workshops']) {
    const path = `/${name.toLowerCase()}.html`;
    expect(home.includes(`href="${path}"`), path).toBe(true);
    const html = await (await fetch(shop + path)).text();
    expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toBe(name);
    expect(Number(/Products found: (\d+)/.exec(html)?.[1])).toBeGreaterThan(5);
  }
});

test('S2-2 S2-27 the default store is English without a prefix, and its prefix is removed from URLs', async ({
  shop,
}) => {
  const home = await (await fetch(shop)).text();
  expect(home.slice(0, 60)).toMatch(/^<!DOCTYPE html><html lang="en-GB">/);
  for (const path of [PLAIN.path, `/default${PLAIN.path}`, `/shop/p${PLAIN.path}`]) {
    const html = await (await fetch(shop + path)).text();
    expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1], path).toBe(PLAIN.name);
  }
  const links = [...home.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
  expect(links.filter((path) => path?.startsWith('/default'))).toEqual([]);
});

test('S2-41 an open page knows what its URL resolves to and does not request it again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, BOUQUET.path);
  await page.getByLabel(BOUQUET.size).check();
  await expect(page.locator('.price-block')).toContainText('£38.00');
  await expect(page).toHaveURL(/\?/);
  expect(asked).toContain('/api/reads/variant');
  expect(asked.filter((path) => path.startsWith('/_next/data'))).toEqual([]);
  await page.reload();
  await expect(page.getByLabel(BOUQUET.size)).toBeChecked();
  await expect(page.locator('.price-block')).toContainText('£38.00');
});

test('scripts and styles are sent as brotli of the build, with gzip for other browsers', async ({ shop }) => {
  const html = await (await fetch(shop)).text();
  const paths = new Set(html.match(/\/_next\/static\/[\w./[\]%~-]+\.(?:js|css)/g));
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths) {
    const [br, gzip] = await Promise.all(
      ['br', 'gzip'].map(async (encoding) => {
        const answer = await fetch(shop + path, { headers: { 'accept-encoding': encoding } });
        const type = answer.headers.get('content-type')?.toLowerCase();
        expect(answer.headers.get('vary'), path).toContain('Accept-Encoding');
        expect(answer.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
        return { encoding: answer.headers.get('content-encoding'), type, text: await answer.text() };
      }),
    );
    expect(br?.encoding, path).toBe('br');
    expect({ ...br, encoding: null }, path).toEqual({ ...gzip, encoding: null });
  }
});
