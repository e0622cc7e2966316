import { fillCart, openHydrated } from '../browser/guest';
import { shoot, test, type Page } from './camera';

const FLOWERS = '/flowers.html';
const LISTING = '**/api/reads/category**';
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Sorts a listing in place. */
const sort = (page: Page) => page.getByLabel('Sort by').selectOption('Name A-Z');

test('filters', async ({ page }) => {
  await openHydrated(page, FLOWERS);
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filters' }).click();
  await shoot(page, 'filters-full', 'window');
  const colours = await page
    .locator('input[name=colour]')
    .evaluateAll((all) => all.map((one) => `colour=${one.getAttribute('value')}`));
  await page.goto(`${FLOWERS}?${colours.join('&')}&occasion=birthday`);
  await shoot(page, 'filters-many', 'window');
  await page.goto(`${FLOWERS}?priceFrom=4000`);
  await shoot(page, 'filters-none', 'window');
});

test('listing that changes in place', async ({ page }) => {
  await openHydrated(page, FLOWERS);
  const [held, release] = gate();
  await page.route(LISTING, async (route) => {
    await held;
    await route.abort();
  });
  await sort(page);
  await page.locator('.listing-main[aria-busy] .card-name').first().waitFor({ state: 'hidden' });
  await shoot(page, 'listing-loading', 'window');
  release();
  await page.getByText('We could not load these products.').waitFor();
  await shoot(page, 'listing-failed', 'window');
});

test('overlays', async ({ page, context }) => {
  await page.goto('/sign-in?refused=rejected~~UNDEFINED');
  await shoot(page, 'sign-in-refused');
  await fillCart(context);
  await openHydrated(page, FLOWERS);
  const bar = page.getByRole(isNarrow(page) ? 'navigation' : 'banner', isNarrow(page) ? { name: 'Shortcuts' } : {});
  await bar.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).waitFor();
  await shoot(page, 'cart-sidebar', 'window');
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  await shoot(page, 'login-modal', 'window');
  await page.keyboard.press('Escape');
  if (isNarrow(page)) return;
  await bar.getByRole('link', { name: /currency/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^EUR/ }).waitFor();
  await shoot(page, 'currency-modal', 'window');
});

function gate(): readonly [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [held, () => open()];
}
