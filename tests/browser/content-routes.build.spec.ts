import { request } from 'node:http';
import { openHydrated } from './guest';
import { expect, test } from './journey';

const ROUTES = [
  ['/Pages', 'Good to know', '/Pages'],
  ['/Pages/terms', 'Purchase terms', '/terms'],
  ['/terms', 'Purchase terms', '/terms'],
  ['/Cms?identifier=no-route', 'Nothing grows here', null],
  ['/chichester-flower-workshops', 'Flower workshops in Chichester', '/chichester-flower-workshops'],
  ['/Home', 'Tied by hand in Chichester, still cool from the field', '/'],
] as const;

const MISSING = ['/Page', '/Cms', '/Cms?identifier=', '/Cms?identifier[]=x', '/Pages/a/b', '/pages/terms', '/home'];

/**
 * What a URL is answered with as it is written: browsers resolve `..` themselves. Before a cut-off only the front server keeps a page,
 * so `Server-Timing` says whether it is kept.
 */
function written(shop: string, path: string): Promise<{ status: number; isCacheable: boolean }> {
  const { hostname, port, host } = new URL(shop);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, headers: { host } }, (answer) => {
      answer.resume();
      const { statusCode: status = 0, headers: answered } = answer;
      const isKept = status === 200 && answered['server-timing'] !== undefined;
      done({ status, isCacheable: isKept || /s-maxage/.test(answered['cache-control'] ?? '') });
    });
    asked.on('error', failed);
    asked.end();
  });
}

for (const prefix of ['', '/ie'])
  for (const scripts of [true, false])
    test.describe(`below "${prefix}" with scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts, expected: /404/ });

      for (const [path, heading, canonical] of ROUTES)
        test(`S2-19 S2-23 ${path} is a page`, async ({ page }) => {
          if (scripts) await openHydrated(page, prefix + path);
          else await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expect(page).toHaveTitle(prefix === '' ? / – Posy$/ : / – Posy Ireland$/);
          const canonicals = await page
            .locator('link[rel=canonical]')
            .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
          const short = canonical === '/' && prefix !== '' ? prefix : `${prefix}${canonical}`;
          expect(canonicals).toEqual(canonical === null ? [] : [short]);
          if (path !== '/Pages') return;
          const toIndex = page.getByRole('contentinfo').locator(`a[href="${prefix}/Pages"]`);
          await expect(toIndex).toHaveText('Good to know');
          await page.getByRole('main').getByRole('link', { name: 'Purchase terms' }).click();
          await expect(page).toHaveURL(`${prefix}/terms`);
        });

      test('S2-109 the category of workshops leads to their dates, hours and places left', async ({ page }) => {
        await page.goto(`${prefix}/workshops.html`);
        await page.getByRole('link', { name: 'All dates and places left' }).click();
        await expect(page).toHaveURL(`${prefix}/chichester-flower-workshops`);
        const workshop = (name: string) => page.getByRole('listitem').filter({ hasText: name });
        await expect(workshop('The Hand-Tied Bouquet')).toContainText(
          /Thursday \d+ \w+ 20\d\d, 6\.30 pm to 8\.30 pm\s*[£€]\d+\.\d\d a place, 10 places left/,
        );
        await expect(workshop('Midsummer Flower Crowns')).toContainText('Fully booked');
        await workshop('The Dutch Still Life').getByRole('link').click();
        await expect(page).toHaveURL(`${prefix}/the-dutch-still-life.html`);
        await expect(page.getByText('3 places left')).toBeVisible();
      });

      test('S2-19 S2-23 a content route without anything to show is 404', async ({ page }) => {
        for (const path of MISSING) {
          expect([path, (await page.goto(prefix + path))?.status()]).toEqual([path, 404]);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        }
      });
    });

test('S2-19 a bad URL is a page, a redirect or missing, and a page that has another URL is not cached', async ({
  shop,
}) => {
  for (const [path, status] of [
    ['/Pages/../terms', 404],
    ['/Pages/%2e%2e/terms', 404],
    ['/ie/../terms', 404],
    ['/Pages/', 308],
    ['/Pages//terms', 308],
    ['/Pages/..%2fterms', 404],
    ['/Pages/%00', 400],
    ['/Pages/%', 400],
    ['/Cms?identifier=%00', 400],
    ['/Cms?identifier=no-route&identifier=no-route', 404],
  ] as const)
    expect([path, await written(shop, path)]).toEqual([path, { status, isCacheable: false }]);
  expect(await written(shop, '/Pages/terms')).toEqual({ status: 200, isCacheable: true });
});
