import { expectAccessible } from './accessible';
import { addToCart, BOUQUET, chooseBouquet, earliestDay, openHydrated } from './guest';
import { expect, test, type Page } from './journey';
import { reloadedJustNow } from './slow-phone';

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
const opener = (page: Page) => page.getByRole('button', { name: 'All days' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the calendar opens, moves and closes by keyboard; a closed day gives its reason and cannot be chosen', async ({
  page,
}) => {
  await openHydrated(page, BOUQUET.path);
  const earliest = await earliestDay(page);
  const field = page.getByLabel('Delivery date');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(dialog).toBeVisible();
  expect(await focused(page)).toContain(inWords(earliest));
  await expectAccessible(page, 'open calendar');

  await page.keyboard.press('End');
  expect(await focused(page)).toMatch(/^Sunday .*(closed|holiday)/i);
  await expect(dialog.getByRole('status')).toContainText(/closed|holiday/i);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(field).toHaveValue('');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toContain(inWords(earliest));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue(earliest);
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('.day-said')).toContainText(/^For \w+day \d+ \w+ \d{4}\.$/);
});

for (const [clock, hours] of [
  ['runs 30 hours ahead', 30],
  ['is two days late', -48],
] as const) {
  test(`the shop's time decides about a day, on a device whose clock ${clock}`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await openHydrated(page, BOUQUET.path);
    await chooseBouquet(page);
    await addToCart(page);
  });
}

test('a quick choice of a day sets the date field', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  const earliest = await earliestDay(page);
  await page.getByRole('group', { name: 'The next days we can deliver' }).getByRole('button').first().click();
  await expect(page.getByLabel('Delivery date')).toHaveValue(earliest);
  await expect(page.locator('.day-tile[aria-pressed=true]')).toHaveCount(1);
  await expectAccessible(page, 'a day chosen');
});

test.describe('when a lazily loaded chunk fails', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('the calendar falls back to the browser’s date picker', async ({ page }) => {
    await openHydrated(page, BOUQUET.path);
    await reloadedJustNow(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await opener(page).click();
    await expect(opener(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
