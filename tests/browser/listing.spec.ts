import { expectAccessible } from './accessible';
import { openHydrated } from './guest';
import { expect, test, type Page } from './journey';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const BOUQUETS = '/flowers/bouquets.html';

const cards = (page: Page) => page.locator('main .card-name');
const names = (page: Page) => cards(page).allTextContents();
const found = (page: Page) => page.locator('#listing-found');
const sheet = (page: Page) => page.getByRole('region', { name: 'Filters' });
const badges = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');

/** The requests for pages from now on. */
function pagesOf(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url());
  });
  return pages;
}

/** An option's number of products, as it is shown. */
async function countOf(page: Page, label: string): Promise<number> {
  const row = page.locator('.filters label', { hasText: label }).locator('.filter-count');
  return Number((await row.textContent())?.replace(/\D/g, ''));
}

test('S1-5 S2-115 a category is filtered, sorted, paged and laid out in place, and Back returns step by step', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, `${BOUQUETS}?itemsPerPage=10`);
  const pages = pagesOf(page);
  const whole = await names(page);
  const pinks = await countOf(page, 'Pink');
  const whites = await countOf(page, 'White');
  expect(pinks).toBeGreaterThan(0);
  await page.getByLabel('Pink').check();
  await page.getByLabel('White').check();
  await expect(found(page)).toHaveText('Products found: 21');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(found(page)).not.toHaveText('Products found: 21');
  await expect(page).toHaveURL(/itemsPerPage=10&colour=pink&colour=white$/);
  const total = Number((await found(page).textContent())?.replace(/\D/g, ''));
  expect(total).toBeGreaterThanOrEqual(Math.max(pinks, whites));
  expect(total).toBeLessThanOrEqual(pinks + whites);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await badges(page).filter({ hasText: 'White' }).click();
  await expect(found(page)).toHaveText(`Products found: ${pinks}`);
  await expect(page.getByLabel('White')).not.toBeChecked();
  await expect(badges(page)).toHaveText([/Pink/, 'Clear all']);
  await badges(page).filter({ hasText: 'Clear all' }).click();
  await expect(found(page)).toHaveText('Products found: 21');
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect(page).toHaveURL(/itemsPerPage=10&sort=name_ASC$/);
  await expect(cards(page)).not.toHaveText(whole);
  const first = await names(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sort=name_ASC&page=2$/);
  await expect(cards(page)).not.toHaveText(first);
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page.locator('.cards-list')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.cards-list')).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveText(first);
  await expect(page.getByLabel('Sort by')).toHaveValue('name_ASC');
  await page.goBack();
  await page.goBack();
  await expect(badges(page)).toHaveText([/Pink/, 'Clear all']);
  await expect(page.getByLabel('Pink')).toBeChecked();
  expect(pages).toEqual([]);
});

test('Back from another page of a listing returns to the place that was left', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, `${BOUQUETS}?itemsPerPage=10`);
  const next = page.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  const before = await names(page);
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await next.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards(page)).not.toHaveText(before);
  await page.goBack();
  await expect(cards(page)).toHaveText(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a step back after a reload shows the products of that step, before hydration too', async ({ page }) => {
  await openHydrated(page, `${BOUQUETS}?itemsPerPage=10`);
  const before = await names(page);
  await page.getByLabel('Sort by').selectOption('Name Z-A');
  await expect(cards(page)).not.toHaveText(before);
  await page.reload();
  await page.goBack();
  await expect(cards(page)).toHaveText(before);
});

test('while products are on their way, skeletons of the same size stand for them', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, `${BOUQUETS}?itemsPerPage=10`);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/reads/category**', async (route) => {
    await held;
    await route.continue();
  });
  const card = page.locator('.cards .card').first();
  const before = await card.boundingBox();
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expect(card.locator('.card-name')).toHaveCSS('visibility', 'hidden');
  await expect(card.locator('.card-words')).not.toHaveCSS('background-image', 'none');
  expect(await card.boundingBox()).toEqual(before);
  answer();
  await expect(card.locator('.card-name')).toHaveCSS('visibility', 'visible');
});

test('S2-115 an occasion and a colour are linked to by name, and the title says so', async ({ page }) => {
  await page.goto('/flowers.html?occasion=birthday&colour=pink');
  await expect(badges(page)).toHaveText([/Pink/, /Birthday/, 'Clear all']);
  await expect(page).toHaveTitle(/^Flowers.*: Pink, Birthday – /);
});

test('S2-58 S4-5 the sidebar of a phone is opened, used and closed by keyboard alone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, BOUQUETS);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(sheet(page)).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expectAccessible(page, 'open sidebar');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Apply filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByLabel('Pink').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pink')).not.toBeChecked();
  await page.getByLabel('Pink').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\?colour=pink$/);
  await expect(opener).toHaveText('Filters (1)');
  await expect(opener).toBeFocused();
});

test.describe('failing requests', () => {
  test.use({ expected: /ERR_FAILED|failed/i });

  test('S8-27 the filters are accessible in each state, and stay when nothing matches', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openHydrated(page, BOUQUETS);
    await expectAccessible(page, 'column');
    await page.getByLabel('From (GBP)').fill('4000');
    await page.getByLabel('From (GBP)').press('Enter');
    await expect(page.getByText("We can't find products matching the selection.")).toBeVisible();
    await expect(badges(page)).toHaveText([/From £4,000/, 'Clear all']);
    await expect(page.getByLabel('From (GBP)')).toHaveValue('4000');
    await expectAccessible(page, 'nothing matches');
    await page.route('**/api/reads/category**', (route) => route.abort());
    await badges(page).filter({ hasText: 'Clear all' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not load these products.' })).toBeVisible();
    await expectAccessible(page, 'failed');
    await page.unroute('**/api/reads/category**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(found(page)).toHaveText('Products found: 21');
  });
});

test('S1-5 results of a search are filtered in place and keep their term', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openHydrated(page, '/search?term=rose');
  const before = await found(page).textContent();
  await page.locator('.filters').getByLabel(/^Red/).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/term=rose&colour=red$/);
  await expect(found(page)).not.toHaveText(String(before));
  await expect(badges(page).first()).toContainText('Red');
});
