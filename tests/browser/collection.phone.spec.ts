import { expectAccessible } from './accessible';
import { checkout, fillCart, openHydrated, placeOrder } from './guest';
import { expect, test } from './journey';

/** The day is the earliest one, and on Saturdays the shop closes at 4 pm. */
const AFTERNOON = /Between 1 pm and (5\.30|4) pm/;

test('a guest collects an order: no address, a time, and the shop’s address to the end', async ({ page, context }) => {
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, 'collects@example.org');
  await page.getByLabel('Collect it from the shop').check();
  await expect(page.getByLabel('Postcode')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'When would you like to collect it?' })).toBeVisible();
  await page.getByLabel(AFTERNOON).check();
  await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeEnabled();
  await expectAccessible(page, 'collection');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.waitForURL('**/checkout/billing');
  await expect(page.getByLabel('The same as the delivery address')).toHaveCount(0);
  await page.getByLabel('Address Line 1').fill('3 West Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1QS');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
  await page.getByLabel('Pay on collection').check();
  await expect(page.getByText('3 Larkspur Yard').first()).toBeVisible();
  await page.getByLabel(/I accept the/).check();
  await placeOrder(page);
  await expect(page.getByText(/Collect your order from The Old Glasshouse/)).toBeVisible();
  await expect(page.getByText(AFTERNOON)).toBeVisible();
  await expect(page.getByText(/neighbour|nobody is in/)).toHaveCount(0);
});
