import { emailsIn } from './emails';
import { addToCart, BOUQUET, checkout, openHydrated, orderButton, placeOrder } from './guest';
import { expect, test, type Page } from './journey';
import { startStack, type Stack } from './stack';

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

/** The delivery step, to a town of the country. */
async function deliverTo(page: Page, town: string, postcode: string, method: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Recipient details' })).toBeVisible();
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('1 Mill Lane');
  await page.getByLabel('Town/City').fill(town);
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await page.getByLabel(method).check();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.waitForURL('**/checkout/billing');
}

const tiles = (page: Page) =>
  page
    .locator('.day-tile:not(.day-tile-more)')
    .evaluateAll((found) => found.map((tile) => tile.textContent.replace(/\s+/g, ' ').trim()));

/** The customer's email about an order. */
async function emailOf(stack: Stack, number: string): Promise<string> {
  const found = () =>
    emailsIn(stack.dataDir).find(({ reference }) => reference === `order-${number}-customer`)?.text ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}

test('a courier brings nothing that would leave the shop between Christmas Day and the 28th, and says one day everywhere', async ({
  page,
}) => {
  const stack = await startStack({ DEMO_NOW: '2026-12-21T09:00:00Z' });
  await openHydrated(page, `${stack.baseUrl}/morning-post.html`);
  await page.getByLabel('Where is it going?').fill('BS1 4DJ');
  await page.getByLabel('Where is it going?').press('Enter');
  await expect(page.getByText('A courier brings it to BS1 4DJ for £7.95.')).toBeVisible();
  expect((await tiles(page)).slice(0, 4)).toEqual(['Thu 24 Dec', 'Wed 30 Dec', 'Thu 31 Dec', 'Tue 5 Jan']);
  const day = page.getByLabel('Delivery date');
  await day.fill('2026-12-29');
  await expect(page.getByText('No parcel can be on its way on Monday 28 December 2026.')).toBeVisible();
  await day.fill('2026-12-30');
  await expect(page.getByText('For Wednesday 30 December 2026.')).toBeVisible();
  await addToCart(page);
  const main = page.getByRole('main');
  await openHydrated(page, `${stack.baseUrl}/cart`);
  await expect(main).toContainText('Wednesday 30 December 2026');
  await openHydrated(page, `${stack.baseUrl}/checkout/user-account`);
  await checkout.account(page, 'christmas@example.org');
  await deliverTo(page, 'Bristol', 'BS1 4DJ', 'Courier');
  await checkout.billing(page);
  await expect(main).toContainText('Wednesday 30 December 2026');
  await expect(main).toContainText('Courier');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the').check();
  const number = await placeOrder(page);
  await expect(main).toContainText('on Wednesday 30 December 2026');
  const email = await emailOf(stack, number);
  expect(email).toContain('Wednesday 30 December 2026');
  expect(email).toContain('Courier');
  expect(email).not.toMatch(/our own van|29 December/);
  await page.close();
  await stack.stop();
});

test('in a village today is offered until 1 pm; then the cart says so, and the order is refused in words', async ({
  page,
}) => {
  const stack = await startStack({ DEMO_NOW: '2026-10-07T11:30:00Z' });
  const openBouquet = async () => {
    await openHydrated(page, `${stack.baseUrl}${BOUQUET.path}`);
    // Named before the shop was restarted, it is remembered.
    await page.getByLabel('Where is it going?').fill('PO20 9AA');
    await page.getByLabel('Where is it going?').press('Enter');
    await expect(page.getByText('Orders for the villages around Chichester close at 1 pm.')).toBeVisible();
    return tiles(page);
  };
  expect((await openBouquet())[0]).toBe('Wed 7 Oct');
  await page.getByLabel('Delivery date').fill('2026-10-07');
  await page.getByLabel(BOUQUET.size).check();
  await addToCart(page);
  await openHydrated(page, `${stack.baseUrl}/checkout/user-account`);
  await checkout.account(page, 'village@example.org');
  await deliverTo(page, 'Selsey', 'PO20 9AA', 'Local delivery');
  await checkout.billing(page);
  await page.getByLabel('Cash on delivery').check();
  await page.getByLabel('I accept the').check();
  await stack.restartAt('2026-10-07T12:05:00Z');
  await orderButton(page).click();
  await expect(page.getByText(/Thursday 8 October 2026/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await openHydrated(page, `${stack.baseUrl}/cart`);
  await expect(page.getByText(/had to reach us before 1 pm/).first()).toBeVisible();
  expect((await openBouquet())[0]).toBe('Thu 8 Oct');
  await page.close();
  await stack.stop();
});
