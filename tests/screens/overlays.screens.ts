import { signInAs } from '../browser/customer';
import { openHydrated } from '../browser/guest';
import { expect, shoot, test, type Page } from './camera';

const CHOICES = '**/api/reads/store-choices**';
const SUGGESTIONS = '**/api/reads/suggestions**';
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The header's link, which is in the menu on a narrow screen. */
async function openChoice(page: Page, name: RegExp): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = isNarrow(page) ? page.locator('#mobile-menu') : page.getByRole('banner');
  await links.getByRole('link', { name }).click();
}

/** Every store that is listed, however long its name. */
function manyStores(count: number) {
  const locales = ['en_GB', 'en_IE', 'fr_FR', 'de_DE'];
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    code: at === 0 ? 'default' : `store-${at}`,
    name: at % 3 === 0 ? `Posy ${at + 1}` : `Posy of Llanfairpwllgwyngyllgogerychwyrndrobwll and the villages ${at}`,
    locale: locales[at % locales.length],
  }));
}

test('choice of the store', async ({ page }) => {
  let count = 12;
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(CHOICES, async (route) => {
    await arrival;
    const choices = {
      stores: manyStores(count),
      currencies: ['GBP'],
      hasStoresToSelect: count > 1,
      hasCurrencyToSelect: false,
    };
    await route.fulfill({ json: { result: { ok: true, value: { choices, failure: null } } } });
  });
  await openHydrated(page, '/flower-care');
  await openChoice(page, /^Shop in/);
  const modal = page.getByRole('dialog', { name: 'Change Store' });
  await expect(modal.getByText('One moment…')).toBeVisible();
  await shoot(page, 'store-loading', 'window');
  arrive();
  await expect(modal.getByRole('listitem')).toHaveCount(12);
  await shoot(page, 'store-modal', 'window');
  count = 1;
  await openHydrated(page, '/flower-care');
  await openChoice(page, /^Shop in/);
  await expect(modal.getByText('There is nothing else to choose')).toBeVisible();
  await shoot(page, 'store-one', 'window');
});

test('newsletter', async ({ page }) => {
  await openHydrated(page, '/flower-care');
  await page.locator('#footer-newsletter').click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Your email').fill('ann@');
  await shoot(page, 'newsletter-modal', 'window');
  await modal.getByRole('button', { name: 'Sign up' }).click();
  await expect(modal.getByText('Invalid email')).toBeVisible();
  await shoot(page, 'newsletter-refused', 'window');
  await modal.getByLabel('Your email').fill(`ann-${page.viewportSize()?.width ?? 0}@example.org`);
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Sign up' }).click();
  await expect(modal.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await shoot(page, 'newsletter-done', 'window');
});

test('wishlist', async ({ page, context }) => {
  await signInAs(context, 'rosalind@posy.example');
  await openHydrated(page, '/flower-care');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole(isNarrow(page) ? 'navigation' : 'banner', isNarrow(page) ? { name: 'Shortcuts' } : {});
  await bar.getByRole('link', { name: /^Wishlist/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await shoot(page, 'wishlist-sidebar', 'window');
});

test('suggestions that load, fail and are long', async ({ page }) => {
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(SUGGESTIONS, async (route) => {
    await failing;
    await route.abort();
  });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await shoot(page, 'search-invitation', 'window');
  await page.getByRole('searchbox').fill('rose');
  await page.locator('.suggested .skeleton').first().waitFor();
  await shoot(page, 'search-loading', 'window');
  fail();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
  await shoot(page, 'search-failed', 'window');
  await page.unroute(SUGGESTIONS);
  await page.route(SUGGESTIONS, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';
    await route.fulfill({ response: answer, body: body.replaceAll(/"name":"[^"]*"/g, `"name":"${word} of roses"`) });
  });
  await page.getByRole('searchbox').fill('tulip');
  await expect(page.getByText(/suggestions? for “tulip”/)).toBeVisible();
  await shoot(page, 'search-long-words', 'window');
});

test('postcode in the header', async ({ page }) => {
  await openHydrated(page, '/flower-care');
  await openChoice(page, /deliver/i);
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox').fill('PO19');
  await modal.getByRole('textbox').press('Enter');
  await expect(modal.getByText(/Our own van goes to/)).toBeVisible();
  await shoot(page, 'postcode-modal', 'window');
  await modal.getByRole('textbox').fill('nowhere');
  await modal.getByRole('textbox').press('Enter');
  await expect(modal.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await shoot(page, 'postcode-refused', 'window');
  await modal.getByRole('textbox').fill('PO19');
  await modal.getByRole('textbox').press('Enter');
  await expect(modal.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await shoot(page, 'postcode-header', 'window');
});
