import { BOUQUET, openHydrated } from './guest';
import { expect, test, type Page } from './journey';

const weekdays = (page: Page) =>
  page.locator('.day-tile').evaluateAll((tiles) => tiles.map((tile) => tile.textContent?.slice(0, 3) ?? ''));

test('days follow the postcode: a Monday in the van’s closed area is never offered', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  expect(await weekdays(page)).toContain('Mon');
  const field = page.getByLabel('Where is it going?');
  await field.fill('po22 6aa');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('We bring it to PO22 6AA in our own van for £9.95.')).toBeVisible();
  expect(await weekdays(page)).not.toContain('Mon');
  await expect(page.getByText('These days are for Chichester.')).toBeHidden();
  // The cut-off of that place, instead of the nearest.
  await expect(page.getByText(/(to|for) the coast and the downs/).first()).toBeVisible();
  await field.fill('IV1 1AA');
  await field.press('Enter');
  await expect(page.getByText(/Our van does not go to IV1 1AA, and this would not travel well/)).toBeVisible();
  await field.fill('Chichester');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Enter a UK postcode/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('letterbox flowers go to the Highlands by courier, and to Jersey later', async ({ page }) => {
  // Enter counts before the page is hydrated, too.
  await page.goto('/morning-post.html');
  const field = page.getByLabel('Where is it going?');
  await field.fill('IV1 1AA');
  await field.press('Enter');
  await expect(page.getByText('A courier brings it to IV1 1AA for £11.95.')).toBeVisible();
  expect((await weekdays(page)).filter((day) => ['Sun', 'Mon', 'Tue'].includes(day))).toEqual([]);
  await field.fill('JE2 3AA');
  await field.press('Enter');
  await expect(page.getByText('A courier brings it to JE2 3AA for £14.95.')).toBeVisible();
  expect((await weekdays(page)).filter((day) => !['Thu', 'Fri', 'Sat', 'All'].includes(day))).toEqual([]);
});
