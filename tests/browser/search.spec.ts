import { expectAccessible } from './accessible';
import { openHydrated } from './guest';
import { expect, test, type Page } from './journey';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const opener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('S1-5 S2-60 S2-70 S4-7 the search box is opened, used and closed by keyboard', async ({ page }) => {
  await openHydrated(page, '/flower-care');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('rose');
  const status = sheet(page).getByRole('status');
  await expect(status).toHaveText('12 suggestions for “rose”');
  await expectAccessible(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await page.keyboard.type('zebra');
  await expect(status).toHaveText("We can't find products matching the selection.");
  await expectAccessible(page, 'nothing found in the box');
  await field.fill('tulip');
  await expect(status).toContainText('for “tulip”');
  await page.keyboard.press('ArrowDown');
  const path = await sheet(page).getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(path));
});

test('letters that are typed before the page is hydrated are searched, and Enter opens the results', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await page.keyboard.type('rose');
  await expect(sheet(page).getByRole('status')).toHaveText('12 suggestions for “rose”');
  await expect(page.getByRole('searchbox')).toHaveValue('rose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?term=rose');
  await expect(page).toHaveTitle(/^“rose”: \d+ products found – Posy$/);
});

test('S1-5 a misspelt term is corrected in the box, with the pages that it names', async ({ page }) => {
  await openHydrated(page, '/');
  await opener(page).click();
  const field = page.getByRole('searchbox');
  await field.fill('boquet');
  const status = sheet(page).getByRole('status');
  await expect(status).toHaveText('Nothing matches “boquet”. 12 suggestions for “bouquet”');
  await expect(sheet(page).getByRole('link', { name: 'Bouquets', exact: true })).toBeVisible();
  await expectAccessible(page, 'corrected suggestions');
  await field.fill('opening hours');
  await expect(status).toHaveText('No products match “opening hours”, but these pages do.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact-us');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-5 a misspelt term, a synonym and a term without products lead somewhere', async ({ page }) => {
    await page.goto('/search?term=boquet');
    await expect(page.getByText('Nothing matches “boquet”. Showing results for “bouquet”.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “bouquet”');
    await expect(page.getByRole('link', { name: 'Bouquets', exact: true }).last()).toBeVisible();
    await page.goto('/search?term=voucher');
    const pages = page.getByRole('navigation', { name: 'Categories and pages' });
    await expect(pages.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/gifts/gift-cards.html');
    await page.goto('/search?term=opening+hours');
    await pages.getByRole('link').first().click();
    await expect(page).toHaveURL('/contact-us');
  });
});

test('S8-27 the page of results is accessible in each state', async ({ page }) => {
  for (const [state, query] of [
    ['found', 'rose'],
    ['corrected', 'boquet'],
    ['nothing', 'zebra'],
    ['too short', 'ro'],
    ['a long term', 'abcdefghij'.repeat(20)],
  ] as const) {
    await openHydrated(page, `/search?term=${query}`);
    await expectAccessible(page, state);
  }
});
