import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { addToCart, BOUQUET, chooseBouquet, LINKED_PAGE, openHydrated, OWN_PAGE } from '../browser/guest';
import { signInAs } from '../browser/customer';
import { newAddress } from '../browser/journey';
import { expect, shoot, test, type BrowserContext, type Page } from './camera';

/** A product with one question of each kind, and a size. */
const MANY_OPTIONS = { path: '/long-stemmed-roses.html', sku: 'ROSES-LONG-STEM-DOZEN' };
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** Adds products without questions until the cart has so many lines. */
async function fillLines(page: Page, context: BrowserContext, count: number): Promise<void> {
  await page.goto('/gifts.html?itemsPerPage=100');
  const skus = await page
    .locator('form[action$="/add-to-cart"] input[name=sku]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const sku of skus.slice(0, count)) {
    await context.request.post('/api/actions/add-to-cart', {
      form: { sku, quantity: 1, back: '/cart' },
      headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress() },
      maxRedirects: 0,
    });
  }
}

test('some thirty lines and three discounts', async ({ page, context, request }) => {
  await fillLines(page, context, 31);
  // A cross-site navigation has no cookies, so the page fetches its cart itself, which gets two more discounts here.
  await page.route('**/cart', async (route) => {
    const answer = await request.get('/cart', { headers: LINKED_PAGE });
    await route.fulfill({ status: answer.status(), contentType: 'text/html', body: await answer.text() });
  });
  await page.route('**/api/actions/load-cart', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { value: { totals: { discounts: object[] } } } };
    const labels = ['10% off your order', 'Spring on North Street: £5 off everything for the table', LONG_WORD];
    body.result.value.totals.discounts = labels.map((label, at) => ({
      label,
      amount: { pence: 500 + at, currency: 'GBP' },
    }));
    await route.fulfill({ json: body });
  });
  await openHydrated(page, '/cart');
  await expect(page.getByText(LONG_WORD)).toBeVisible();
  await page.locator('#summary-title').scrollIntoViewIfNeeded();
  await shoot(page, 'cart-many-end', 'window');
  await shoot(page, 'cart-many');
  await openHydrated(page, '/flower-care');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  const bar = page.getByRole(isNarrow ? 'navigation' : 'banner', isNarrow ? { name: 'Shortcuts' } : {});
  await bar.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).waitFor();
  await shoot(page, 'cart-sidebar-many', 'window');
});

test('extras in the cart', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  // Nothing goes with it today, because extras take a day.
  const day = page.getByLabel('Delivery date');
  await day.fill((await day.getAttribute('max')) ?? '');
  await addToCart(page);
  await openHydrated(page, '/cart');
  await expect(page.locator('.cart-extras')).toBeVisible();
  await shoot(page, 'cart-extras');
});

test('a product with many options and pictures', async ({ page }) => {
  const dataDir = process.env.POSY_STACK_DATA;
  if (dataDir === undefined) throw new Error('No shop is running');
  const folder = join(dataDir, 'media/originals', MANY_OPTIONS.sku);
  mkdirSync(folder, { recursive: true });
  const drawn = join(__dirname, '../../backend/media/originals', MANY_OPTIONS.sku);
  for (let at = 0; at < 10; at += 1) cpSync(join(drawn, `${at % 4}.avif`), join(folder, `${at}.avif`));
  const database = new Database(join(dataDir, 'posy.db'));
  database.prepare('UPDATE products SET gallery_views = 10 WHERE sku = ?').run(MANY_OPTIONS.sku);
  database.close();
  await openHydrated(page, MANY_OPTIONS.path);
  await shoot(page, 'product-many');
  // Its help loads on focus.
  await page.getByLabel('Card message').focus();
  await page.locator('.card-ideas summary').first().click();
  await page.locator('.card-ideas select').selectOption({ index: 1 });
  await expect(page.locator('.card-ideas button').first()).toBeVisible();
  await page.locator('.card-ideas').first().scrollIntoViewIfNeeded();
  await shoot(page, 'card-ideas', 'window');
});

test('twenty saved addresses, and a step that fails', async ({ page, context }) => {
  // Each width has a customer of its own.
  const name = { 320: 'rosalind', 768: 'hamish' }[page.viewportSize()?.width ?? 0] ?? 'winifred';
  await signInAs(context, `${name}@posy.example`);
  for (let at = 0; at < 20; at += 1) {
    const isLong = at % 4 === 3;
    const saved = await context.request.post('/api/actions/add-address', {
      data: {
        firstName: isLong ? 'Bartholomew-Alexander' : 'Hamish',
        lastName: isLong ? 'Featherstonehaugh-Cholmondeley' : `Reid ${at + 1}`,
        street: `${at + 1} ${isLong ? 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio' : 'West'} Street`,
        apartment: '',
        neighborhood: '',
        extra: '',
        city: 'Chichester',
        region: null,
        postcode: 'PO19 1QS',
        countryCode: 'GB',
        phone: '01632 960100',
        isDefaultDelivery: false,
        isDefaultBilling: false,
      },
      headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress() },
    });
    expect(await saved.json()).toMatchObject({ result: { ok: true } });
  }
  await fillLines(page, context, 1);
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('First Name').fill('Hamish');
  await page.getByLabel('Last Name').fill('Reid');
  await page.getByLabel('Phone').fill('01632 960100');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.locator('.saved-cards')).toBeVisible();
  await shoot(page, 'checkout-addresses');
  await page.getByLabel('Another address').check();
  await page.getByLabel('First Name').fill('Ann');
  await page.route('**/api/actions/set-delivery-address', (route) => route.abort());
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('12 North Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await expect(page.getByText(/^There was some error while trying to fetch/)).toBeVisible();
  await shoot(page, 'checkout-step-failed');
});
