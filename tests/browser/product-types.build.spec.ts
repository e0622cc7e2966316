import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expectAccessible } from './accessible';
import { addToCart, openHydrated } from './guest';
import { expect, test, type Page } from './journey';

const FLORIST = resolve(__dirname, '../../dist/backend/florist.js');

/** What the florist's command line answers about the shared shop. */
function florist(...words: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.POSY_STACK_DATA };
  return execFileSync(process.execPath, [FLORIST, ...words], { env, stdio: 'pipe' }).toString();
}

const BOX = '/gardeners-rest.html';
const TABLE = '/supper-table.html';

async function fillDay(page: Page): Promise<void> {
  const day = page.getByLabel('Delivery date');
  await day.fill((await day.getAttribute('min')) ?? '');
}

/** Two plants instead of one, other chocolates, and a day; the page's own total is the one of the cart. */
async function buyBox(page: Page): Promise<string> {
  await page.getByRole('group', { name: 'A plant' }).getByRole('radio').nth(1).check();
  await page
    .getByLabel(/^Quantity of/)
    .locator('visible=true')
    .first()
    .fill('2');
  await page
    .getByRole('group', { name: /^Chocolate/ })
    .getByRole('radio')
    .nth(1)
    .check();
  await fillDay(page);
  const total = await page.locator('.bundle-total .price').innerText();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  return total;
}

test('S3-24 S5-18 a gift box is put together, and costs in the cart what its page has said', async ({ page }) => {
  await openHydrated(page, BOX);
  await expectAccessible(page, 'a bundle');
  const before = await page.locator('.bundle-total .price').innerText();
  const total = await buyBox(page);
  expect(total).not.toBe(before);
  await expect(page.locator('main')).toContainText('2');
  await expect(page.locator('main')).toContainText(total);
});

test('S3-23 a set is bought with a quantity for each product, all for one day, and none of it is lost', async ({
  page,
}) => {
  await openHydrated(page, TABLE);
  await expectAccessible(page, 'a group');
  const quantities = page.getByLabel(/^Quantity of/);
  await quantities.nth(0).fill('0');
  await quantities.nth(1).fill('3');
  const sum = await page.locator('.price-block .price').innerText();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Please complete “Delivery date”.')).toBeVisible();
  await fillDay(page);
  await expectAccessible(page, 'a group with its day');
  await addToCart(page);
  await page.goto('/cart');
  await expect(page.locator('main')).toContainText(`Total before delivery${sum.replace('Together', '').trim()}`);
  await expect(page.locator('.cart-rows')).not.toContainText('Three Bud Vases');
  // One delivery: the cart names one day.
  await expect(page.locator('main')).not.toContainText('deliveries');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S3-24 S5-18 a gift box is put together and refused and bought', async ({ page }) => {
    await page.goto(BOX);
    await page.getByRole('group', { name: 'A plant' }).getByRole('radio').nth(1).check();
    const quantity = page
      .getByLabel(/^Quantity of/)
      .locator('visible=true')
      .first();
    await quantity.fill('0');
    await fillDay(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Please enter a whole number from 1 to 10,000.')).toBeVisible();
    await expect(quantity).toBeFocused();
    await expect(page.getByRole('group', { name: 'A plant' }).getByRole('radio').nth(1)).toBeChecked();
    await quantity.fill('2');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const total = await page.locator('.bundle-total .price').innerText();
    await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
    expect(total).toMatch(/^£/);
    await expect(page.locator('main')).toContainText('Gardener’s Rest');
  });

  test('S3-23 a set is refused with nothing wanted, and bought', async ({ page }) => {
    await page.goto(TABLE);
    const quantities = page.getByLabel(/^Quantity of/);
    const count = await quantities.count();
    for (let at = 0; at < count; at += 1) await quantities.nth(at).fill('0');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Please choose how many of each you would like.')).toBeVisible();
    await quantities.nth(1).fill('3');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Please complete “Delivery date”.')).toBeVisible();
    await expect(quantities.nth(1)).toHaveValue('3');
    await fillDay(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Your cart shows what you have added.')).toBeVisible();
  });

  test('S1-18 the reviews are read', async ({ page }) => {
    await page.goto('/flowers-vase-and-chocolates.html');
    await page.getByRole('link', { name: 'Read all reviews' }).click();
    await page.getByRole('link', { name: 'Read all 3 reviews' }).click();
    await expect(page.getByRole('heading', { name: 'One box, no thinking' })).toBeVisible();
  });
});

test('S1-10 S7-14 S7-17 a review is written, approved by the florist, and read', async ({ page }) => {
  test.slow();
  await openHydrated(page, '/new-arrival-box.html');
  await page.getByRole('link', { name: 'Add a review' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Bo <b>Bold</b>');
  await page.getByLabel('Title').fill('Nothing left of it');
  await page.getByLabel('Rating').selectOption('4');
  await page.getByLabel('Your review').fill('x');
  await page.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('The field should have at least 2 characters')).toBeVisible();
  await expect(page.getByLabel('Your review')).toBeFocused();
  await expectAccessible(page, 'a refused review');
  await page.getByLabel('Your review').fill('They ate <i>all</i> of it.');
  await page.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('We read every review before it is shown')).toBeVisible();
  const number = /^\s*#?(\d+).*Nothing left of it/m.exec(florist('reviews'))?.[1] ?? '';
  florist('review', number, '--approve');
  await expect
    .poll(async () => {
      await page.goto('/new-arrival-box.html?reviews=1');
      return page.locator('.review').count();
    })
    .toBe(2);
  await expect(page.getByText('They ate <i>all</i> of it.')).toBeVisible();
  await expect(page.locator('.review b, .review i')).toHaveCount(0);
});

test('S3-17 S7-48 rows of other products come when the shopper scrolls to them, not below a tribute', async ({
  page,
}) => {
  await page.goto('/flowers-vase-and-chocolates.html');
  await expect(page.getByRole('heading', { name: 'Match it with' })).toHaveCount(0);
  await page.locator('.below').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('heading', { name: 'Match it with' })).toBeVisible();
  await expectAccessible(page, 'reviews and rows');
  await openHydrated(page, '/single-ended-tied-spray.html');
  await page.locator('.below').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Add a review' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Match it with|Other products/ })).toHaveCount(0);
});

test('S9-31 the pictures are enlarged, turned and left by keyboard', async ({ page }) => {
  await openHydrated(page, '/market-day-bouquet.html');
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / ')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show twice as large' }).click();
  await expectAccessible(page, 'an enlarged picture');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});
