import { BOUQUET, earliestDay, fillCart, PLAIN } from './guest';
import { expect, test, type Page } from './journey';

test.use({ javaScriptEnabled: false });

const names = (page: Page) => page.locator('main .card-name').allTextContents();

test('S1-18 S2-117 a category can be read, sorted, paged and switched between grid and list without scripts', async ({
  page,
}) => {
  await page.goto('/flowers/bouquets.html');
  await expect(page.getByText('Products found: 21')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name Z-A');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL('**sort=name_DESC**');
  const all = await names(page);
  expect(all).toHaveLength(21);
  // Available products, then those that are sold out or out of season.
  const rises = all.findIndex((name, at) => at > 0 && name.localeCompare(all[at - 1] ?? '', 'en-GB') > 0);
  const parts = rises < 0 ? [all] : [all.slice(0, rises), all.slice(rises)];
  const backwards = (names: readonly string[]) => [...names].sort((one, other) => other.localeCompare(one, 'en-GB'));
  expect(parts).toEqual(parts.map(backwards));
  await page.goto('/flowers/bouquets.html?sort=name_DESC&itemsPerPage=10');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(await names(page)).toEqual(all.slice(20));
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
  expect(await names(page)).toEqual(all.slice(20));
  await page.getByLabel('Show').selectOption('20 per page');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(all.slice(0, 20));
});

test('S1-5 S2-58 S4-5 filters are opened, sent, and removed one by one without scripts', async ({ page }) => {
  await page.goto('/flowers/bouquets.html?sort=price_ASC');
  const opener = page.getByRole('button', { name: /^Filters/ });
  const open = async () => {
    if (await opener.isVisible()) await opener.click();
  };
  await open();
  await page.getByLabel('Pink').check();
  await page.getByLabel('White').check();
  await page.getByLabel('From (GBP)').fill('30');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/\?sort=price_ASC&price=&priceFrom=30&priceTo=&colour=pink&colour=white$/);
  const badges = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(badges).toHaveText([/From £30$/, /Pink/, /White/, 'Clear all']);
  const three = await names(page);
  await badges.filter({ hasText: 'White' }).click();
  await expect(page).toHaveURL(/\?colour=pink&price=30_\*&sort=price_ASC$/);
  expect((await names(page)).length).toBeLessThan(three.length);
  await open();
  await expect(page.getByLabel('From (GBP)')).toHaveValue('30');
  await page.keyboard.press('Escape');
  await badges.filter({ hasText: 'Clear all' }).click();
  await expect(page).toHaveURL('/flowers/bouquets.html?sort=price_ASC');
  await expect(page.getByText('Products found: 21')).toBeVisible();
});

test('S1-5 S2-60 the search box opens, and its results are sorted and paged without scripts', async ({ page }) => {
  await page.goto('/flower-care');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('rose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?term=rose');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “rose”');
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/[?&]sort=name_ASC/);
  const first = await names(page);
  expect(first).toHaveLength(10);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/search?term=rose&sort=name_ASC&page=2');
  const all = [...first, ...(await names(page))];
  expect(all).toEqual([...all].sort((one, other) => one.localeCompare(other, 'en-GB')));
});

test('S1-18 S2-27 a configurable bouquet is configured and added to the cart without scripts', async ({ page }) => {
  await page.goto(BOUQUET.path);
  await expect(page.getByText('Press “Show this choice” before you add it to the cart.')).toBeHidden();
  await page.getByLabel(BOUQUET.size).check();
  await page.getByRole('button', { name: 'Show this choice' }).click();
  await expect(page.locator('.price-block')).toContainText('£38.00');
  await page.getByLabel('Delivery date').fill(await earliestDay(page));
  await page.getByLabel('Card message').fill(BOUQUET.message);
  await page.getByLabel('Clear glass posy vase').check();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  const row = page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first();
  await expect(row).toContainText(BOUQUET.size);
  await expect(row).toContainText(BOUQUET.message);
  await expect(row).toContainText('£47.50');
});

test('S2-5 quantity, removal and coupon of the cart work without scripts', async ({ page }) => {
  await fillCart(page.context());
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` });
  const update = page.getByRole('button', { name: `Update the quantity of ${PLAIN.name}` });
  await quantity.fill('3');
  await update.click();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('£10.50').first()).toBeVisible();
  await quantity.fill('1.5');
  await update.click();
  await expect(page.getByText('Please enter a whole number from 1 to 10,000.')).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("The coupon code isn't valid. Verify the code and try again.")).toBeVisible();
  await page.getByLabel('Coupon code').fill('POSY10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Applied Coupon: POSY10')).toBeVisible();
  await expect(page.getByText('£9.45').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByText('Applied Coupon')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${PLAIN.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('the checkout says that it needs scripts, and how to order without them', async ({ page }) => {
  await fillCart(page.context());
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText(/Ordering on this page needs JavaScript.*Call us on/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue/ })).toHaveCount(0);
});
