import { BOUQUET, earliestDay, openHydrated } from './guest';
import { expect, test, type Page } from './journey';
import { tabTo, typeDay } from './keyboard';
import { openLedger } from './stored-orders';

/** Types into the fields in order, each reached by Tab; `null` leaves a field unchanged. */
async function fillByTab(page: Page, fields: readonly (readonly [selector: string, text: string])[]): Promise<void> {
  for (const [selector, text] of fields) {
    await tabTo(page, selector);
    await page.keyboard.type(text);
  }
}

async function pressAt(page: Page, selector: string, key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter'): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

async function buyBouquet(page: Page): Promise<void> {
  await openHydrated(page, BOUQUET.path);
  const day = await earliestDay(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, '#choices input[type=radio]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(BOUQUET.size)).toBeChecked();
  await tabTo(page, 'input[type=date]');
  await typeDay(page, day);
  await fillByTab(page, [['textarea', BOUQUET.message]]);
  await expect(page.locator('#add-to-cart-button')).toBeEnabled();
  await pressAt(page, '#add-to-cart-button');
  await expect(page.locator('#add-to-cart [role=status] a')).toBeVisible();
  await pressAt(page, '#add-to-cart [role=status] a');
  await page.waitForURL('**/cart');
}

/**
 * A step opened without navigation moves the focus to its heading, so that keyboard users do not start at the end of the
 * previous step.
 */
async function expectStep(page: Page, step: string): Promise<void> {
  await page.waitForURL(`**/checkout/${step}`);
  await expect(page.locator('#step-title')).toBeFocused();
}

async function walkSteps(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/checkout/user-account');
  await fillByTab(page, [
    ['#account-firstName', 'Ann'],
    ['#account-lastName', 'Lee'],
    ['#account-email', email],
    ['#account-phone', '07700 900123'],
  ]);
  await page.keyboard.press('Enter');
  await expectStep(page, 'shipping');
  await fillByTab(page, [
    ['#shipping-firstName', 'Ann'],
    ['#shipping-lastName', 'Lee'],
    ['#shipping-street', '12 North Street'],
    ['#shipping-city', 'Chichester'],
    ['#shipping-postcode', 'PO19 1LB'],
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Local delivery')).toBeVisible();
  await pressAt(page, '[name=shipping-method]', 'Space');
  await expect(page.locator('#continue')).toBeEnabled();
  await pressAt(page, '#continue');
  await expectStep(page, 'billing');
  await pressAt(page, '#same-as-delivery', 'Space');
  await pressAt(page, '#continue');
  await expectStep(page, 'payment');
  await expect(page.getByLabel('Cash on delivery')).toBeVisible();
  // The first method leads to the bank; the arrow chooses the next.
  await pressAt(page, '[name=payment-method]', 'ArrowDown');
  await expect(page.getByLabel('Cash on delivery')).toBeChecked();
  await pressAt(page, '#accept-terms', 'Space');
  await expect(page.locator('#place-order')).toBeEnabled();
  await pressAt(page, '#place-order');
}

test('an order is placed by keyboard alone, with visible focus at every stop', async ({ page }) => {
  const email = `keys@example.org`;
  await buyBouquet(page);
  await pressAt(page, '#go-to-checkout');
  await walkSteps(page, email);
  await page.waitForURL('**/checkout/thank-you?order=*');
  const ledger = openLedger();
  expect(ledger.ordersOf(email).map(({ number }) => number)).toEqual([await page.locator('#order-number').innerText()]);
  ledger.close();
});
