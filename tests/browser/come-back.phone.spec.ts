import { BOUQUET, chooseBouquet, openHydrated, placeOrder, walkToPayment, fillCart } from './guest';
import { expect, test } from './journey';

test('a day and a message that the browser restores by Back are taken up before the page is used', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  const day = await chooseBouquet(page);
  await page.goto('/flower-care');
  await page.goBack();
  await expect(page.getByLabel('Delivery date')).toHaveValue(day);
  await expect(page.locator('.day-tile[aria-pressed=true]').first()).toBeVisible();
  await expect(page.getByLabel('Card message')).toHaveValue(BOUQUET.message);
  await expect(page.getByText(/\d+ characters left/).first()).toBeVisible();
});

test('going back from the confirmation names the order instead of an empty cart', async ({ page, context }) => {
  await fillCart(context);
  await walkToPayment(page, 'back-again@example.org');
  const number = await placeOrder(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: `Your order ${number} has been placed` })).toBeVisible();
  await page.getByRole('link', { name: 'See your order again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
});
