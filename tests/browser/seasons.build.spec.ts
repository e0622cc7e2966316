import { addToCart, openHydrated } from './guest';
import { expect, test, type Page } from './journey';
import { startStack, type Stack } from './stack';

const PEONIES = { path: '/peony-supper.html', name: 'Peony Supper' };
const DAY = 'Delivery date';

/** The names on the cards of a listing, in its order. */
const namesOf = (page: Page) => page.locator('main .card-name').allTextContents();

/** The row of the home page that follows the year. */
const benchOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'On the bench this week' }) });

async function inShopAt(now: string, visit: (stack: Stack) => Promise<void>, page: Page): Promise<void> {
  const stack = await startStack({ DEMO_NOW: now });
  await visit(stack);
  // Or the page would miss what it is still loading.
  await page.close();
  await stack.stop();
}

test('peonies in November say when they are back, are last in their list, and nothing on the bench is over', async ({
  page,
}) => {
  await inShopAt(
    '2026-11-25T09:00:00Z',
    async ({ baseUrl }) => {
      await openHydrated(page, `${baseUrl}${PEONIES.path}`);
      await expect(page.getByText('Back in May').first()).toBeVisible();
      await expect(page.getByLabel(DAY)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('delivery today');

      for (const sort of ['', '?sort=price_ASC', '?sort=name_DESC']) {
        await page.goto(`${baseUrl}/flowers/bouquets.html${sort}${sort === '' ? '?' : '&'}itemsPerPage=100`);
        const cards = await page.locator('main .card').allTextContents();
        const gone = cards.map((words) => /Back in|Out of stock/.test(words));
        expect(gone).toContain(true);
        expect(gone.lastIndexOf(false)).toBeLessThan(gone.indexOf(true));
        expect(cards.find((words) => words.includes(PEONIES.name))).toContain('Back in May');
      }

      await page.goto(`${baseUrl}/`);
      const bench = benchOf(page);
      await expect(bench.locator('.card')).toHaveCount(4);
      await expect(bench).toContainText('Bonfire Chrysanthemums');
      const home = await page.getByRole('main').textContent();
      for (const name of [PEONIES.name, 'Sweet Peas, Just Picked', 'Late Light', 'Back in', 'Out of stock'])
        expect(home).not.toContain(name);

      await page.goto(`${baseUrl}/flowers/seasonal.html`);
      expect((await namesOf(page)).slice(0, 4)).toContain('Front Door Wreath');
      // Snowdrops are ordered ahead: their first day is within reach.
      await openHydrated(page, `${baseUrl}/basket-of-snowdrops.html`);
      await expect(page.getByText('Back in January: you can order it now')).toBeVisible();
      await expect(page.getByLabel(DAY)).toHaveAttribute('min', /^2027-01-/);
      await page.getByLabel(DAY).fill('2026-12-30');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByText(/out of season then/).first()).toBeVisible();
      await page.getByLabel(DAY).fill('2027-01-06');
      await addToCart(page);
      await page.goto(`${baseUrl}/cart`);
      await expect(page.getByText('Wednesday 6 January 2027').first()).toBeVisible();
      await expect(page.getByText('Back in January')).toHaveCount(0);
    },
    page,
  );
});

test('peonies in June are on the bench and come today, until the end of the month', async ({ page }) => {
  await inShopAt(
    '2026-06-10T08:00:00Z',
    async ({ baseUrl }) => {
      await page.goto(`${baseUrl}/`);
      await expect(benchOf(page)).toContainText(PEONIES.name);
      await openHydrated(page, `${baseUrl}${PEONIES.path}`);
      await expect(page.getByText('Order before 2 pm for delivery today to Chichester.').first()).toBeVisible();
      await expect(page.getByText('Back in')).toHaveCount(0);
      await expect(page.getByLabel(DAY)).toHaveAttribute('max', '2026-06-30');
      await page.getByLabel('Classic').check();
      await page.getByLabel(DAY).fill('2026-06-30');
      await addToCart(page);
    },
    page,
  );
});
