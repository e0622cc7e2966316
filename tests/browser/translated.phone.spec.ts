import { addToCart, BOUQUET, checkout, chooseBouquet, openHydrated, placeOrder } from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './stored-orders';
import { hydrate } from './slow-phone';
import { translate, TRANSLATED } from './translator';

const price = (page: Page) => page.locator('.price-block .price');

/** Chooses each size; its price, and only that, stands above the sizes. */
async function readPrices(page: Page): Promise<void> {
  await expect(page.locator('.size-card')).toHaveCount(3);
  for (const card of await page.locator('.size-card').all()) {
    await card.click();
    const amount = (await card.locator('.size-price strong').innerText()).replace(/[^£\d.]/g, '');
    await expect(price(page)).toHaveText(amount);
  }
}

test.describe('a page that the browser translates when it is hydrated', () => {
  test.beforeEach(({ context }) => translate(context, { moment: 'hydrated' }));

  test('S2-4 S2-12 a guest chooses a size, reads its price and orders it', async ({ page }) => {
    const email = 'translated@example.org';
    await openHydrated(page, BOUQUET.path);
    await expect(price(page).locator('font').first()).toBeVisible();
    await readPrices(page);
    await chooseBouquet(page);
    await addToCart(page);
    await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.waitForURL('**/checkout/user-account');
    await checkout.account(page, email);
    await checkout.delivery(page);
    await checkout.billing(page);
    await checkout.payment(page);
    const number = await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    const ledger = openLedger();
    expect(ledger.ordersOf(email)).toMatchObject([
      { number: number.replace(TRANSLATED, ''), lines: [{ sku: `${BOUQUET.sku}-CLASSIC`, quantity: 1 }] },
    ]);
    ledger.close();
  });
});

test.describe('a page that the browser translates before it is hydrated', () => {
  test.beforeEach(({ context }) => translate(context));

  test('S2-4 keeps what was typed and where, and the cart takes it', async ({ page }) => {
    await page.goto(BOUQUET.path);
    await expect(price(page).locator('font').first()).toBeVisible();
    const message = page.getByLabel('Card message');
    await message.click();
    await page.keyboard.type(BOUQUET.message);
    await hydrate(page);
    await expect(message).toBeFocused();
    await page.keyboard.type(', always');
    await expect(message).toHaveValue(`${BOUQUET.message}, always`);
    await readPrices(page);
    await page.getByLabel(BOUQUET.size).check();
    await page.getByLabel('Delivery date').fill((await page.getByLabel('Delivery date').getAttribute('min')) ?? '');
    await addToCart(page);
    await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(
      `${BOUQUET.message}, always`,
    );
  });
});
