import { addToCart, BOUQUET, checkout, openHydrated, orderButton } from './guest';
import { expect, test } from './journey';
import { startStack } from './stack';

test('a bouquet that is ordered in the morning goes out with the van on the same day, and is confirmed for it', async ({
  page,
}) => {
  const stack = await startStack({ DEMO_NOW: '2026-10-07T08:00:00Z' });
  await openHydrated(page, `${stack.baseUrl}${BOUQUET.path}`);
  await expect(page.getByText('Order before 2 pm for delivery today to Chichester.').first()).toBeVisible();
  await page.getByLabel('Delivery date').fill('2026-10-07');
  await page.getByLabel('Where is it going?').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('We bring it to PO19 1LB in our own van for £4.95.')).toBeVisible();
  await page.getByLabel(BOUQUET.size).check();
  await addToCart(page);
  await page.goto(`${stack.baseUrl}/checkout/user-account`);
  await checkout.account(page, 'today@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await expect(page.getByRole('main')).toContainText('Wednesday 7 October 2026');
  await page.getByLabel('Cash on delivery').check();
  await page.getByLabel('I accept the').check();
  await orderButton(page).click();
  await expect(page.getByText(/Your order will reach Ann on Wednesday 7 October 2026/)).toBeVisible();
  // Or the page would miss what it is still loading.
  await page.close();
  await stack.stop();
});
