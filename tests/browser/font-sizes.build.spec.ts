import { BOUQUET } from './guest';
import { expect, test, type Page } from './journey';

/** Bytes of all typefaces of the shop, the two files of rare letters included. */
const BUDGET = 35_000;
const NAMES = 'Siân Ŵyn Tŷ-coch, Hélène Lœuf, “Ça va”, it’s £5–€9 … 3 × 4';

test('all typefaces together keep within their budget and arrive after the first picture', async ({ page }) => {
  const sizes = new Map<string, number>();
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'font') order.push('font');
    if (pathname.endsWith(`${BOUQUET.sku}/0.jpg`)) order.push('picture');
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'font') return;
    sizes.set(new URL(response.url()).pathname, (await response.body()).byteLength);
  });
  await page.goto(BOUQUET.path);
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(0);
  await showNames(page);
  await expect.poll(() => sizes.size).toBe(4);
  expect(order[0]).toBe('picture');
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test('French and Welsh names, money and quotes are set in the faces of the shop', async ({ page }) => {
  await page.goto('/flower-care');
  await showNames(page);
  await expect.poll(() => facesOf(page, '#names-h2')).toEqual(['Fraunces']);
  await expect.poll(() => facesOf(page, '#names-p')).toEqual(['Figtree']);
});

test('late typefaces move nothing', async ({ page }) => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  const sizes = [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ];
  const paths = ['/', '/flowers/bouquets.html', BOUQUET.path];
  for (const [path, size] of paths.flatMap((path) => sizes.map((size) => [path, size] as const))) {
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const seen = window as unknown as { moved: number };
      seen.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.locator('h1').boundingBox();
    arrive();
    await expect(page.locator('html')).toHaveClass('');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved, `${path} at ${size.width} px`).toBeLessThan(0.005);
  }
});

/** As a heading and as text, outside what React renders. */
async function showNames(page: Page): Promise<void> {
  await page.evaluate((names) => {
    for (const tag of ['h2', 'p']) {
      const element = document.createElement(tag);
      element.id = `names-${tag}`;
      element.textContent = names;
      document.body.append(element);
    }
  }, NAMES);
}

/** Names of the faces that draw the text of an element, without weights. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName.split(' ')[0] ?? ''))].sort();
}
