import { addToCart, BOUQUET, chooseBouquet, openHydrated } from './guest';
import { expect, test, type Page } from './journey';
import { hydrate } from './slow-phone';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first();

async function bouquetInCart(page: Page): Promise<void> {
  await page.goto(BOUQUET.path);
  await page.getByLabel(BOUQUET.size).check();
  const show = page.getByRole('button', { name: 'Show this choice' });
  if (await show.isVisible()) await show.click();
  await chooseBouquet(page);
  await addToCart(page);
}

/** Opens the page that changes the bouquet, and returns a possible day other than the chosen one. */
async function openChange(page: Page): Promise<string> {
  await page.getByRole('link', { name: `Change day or details of ${BOUQUET.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Change day or details' })).toBeVisible();
  await expect(page.getByLabel('Card message')).toHaveValue(BOUQUET.message);
  const last = await page.getByLabel('Delivery date').getAttribute('max');
  return last ?? '';
}

/** The same with and without scripts: a refusal beside its field, then the change in the cart. */
async function changeDayAndCard(page: Page, ready: (page: Page) => Promise<void>): Promise<void> {
  const day = await openChange(page);
  await ready(page);
  const field = page.getByLabel('Delivery date');
  expect(await field.inputValue()).not.toBe(day);
  await field.fill('2026-01-05');
  await page.getByLabel('Card message').fill('Happy birthday, Ann');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(field).toHaveAccessibleDescription(/That is too soon for us/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('2026-01-05');
  await expect(page.getByLabel('Card message')).toHaveValue('Happy birthday, Ann');
  await field.fill(day);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await page.waitForURL(/\/cart\?changed=/);
  await expect(row(page)).toContainText('Happy birthday, Ann');
  await expect(row(page)).not.toContainText(BOUQUET.message);
  await expect(row(page).locator('time, .attribute-day')).toContainText(String(Number(day.slice(8))));
  await expect(page.getByRole('status').filter({ hasText: `${BOUQUET.name} is up to date.` })).toBeVisible();
}

test('changing the day in the cart: day and card of an item are changed without removing it', async ({ page }) => {
  await bouquetInCart(page);
  await openHydrated(page, '/cart');
  await changeDayAndCard(page, hydrate);
});

test('the item stays as it is when the shopper goes back from changing it', async ({ page }) => {
  await bouquetInCart(page);
  await page.goto('/cart');
  await openChange(page);
  await page.getByRole('link', { name: 'Keep it as it is' }).click();
  await page.waitForURL('**/cart');
  await expect(row(page)).toContainText(BOUQUET.message);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-18 changing the day in the cart: day and card of an item are changed without removing it', async ({
    page,
  }) => {
    await bouquetInCart(page);
    await page.goto('/cart');
    await changeDayAndCard(page, async () => undefined);
  });
});
