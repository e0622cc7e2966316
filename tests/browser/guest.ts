import { expect, type BrowserContext, type Page } from 'playwright/test';
import { hydrate } from './slow-phone';

/** The product of the guest journeys, with a size, a day and a message. */
export const BOUQUET = {
  path: '/market-day-bouquet.html',
  name: 'Market Day Bouquet',
  sku: 'BOUQUET-MARKET-DAY',
  size: 'Classic',
  message: 'With love from all of us',
} as const;

/** A product without options, which goes by post. */
export const PLAIN = { path: '/peony-plate-card.html', name: 'Peony Plate Card', sku: 'CARD-PEONY-PLATE' } as const;

/** Request headers of the shop's own pages. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const;

/** Request headers of a whole page that another site links to. */
export const LINKED_PAGE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
} as const;

/** Creates a cart with the plain product through the API, for journeys that start after it. */
export async function fillCart(context: BrowserContext, quantity = 1): Promise<void> {
  const answer = await context.request.post('/api/actions/add-to-cart', {
    form: { sku: PLAIN.sku, quantity, back: '/cart' },
    headers: OWN_PAGE,
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe(`/cart?added=${PLAIN.sku}`);
}

/** The first delivery day of this product page, `YYYY-MM-DD`. */
export async function earliestDay(page: Page): Promise<string> {
  const day = await page.getByLabel('Delivery date').getAttribute('min');
  if (day === null) throw new Error('The day of delivery has no first day');
  return day;
}

/** Fills in every option of the product page and returns the chosen day. */
export async function chooseBouquet(page: Page): Promise<string> {
  const day = await earliestDay(page);
  await page.getByLabel(BOUQUET.size).check();
  await page.getByLabel('Delivery date').fill(day);
  await page.getByLabel('Card message').fill(BOUQUET.message);
  return day;
}

/** Presses the heart of a product's page, which turns before the server has answered. */
export async function addToWishlist(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/actions/add-wish');
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
  await answered;
}

/** Presses the add button until the product is in the cart. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** The four checkout steps of a guest; each starts on its own page and ends on the next. */
export const checkout = {
  async account(page: Page, email: string): Promise<void> {
    await page.getByLabel('First Name').fill('Ann');
    await page.getByLabel('Last Name').fill('Lee');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Phone').fill('07700 900123');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL('**/checkout/shipping');
  },
  async delivery(page: Page): Promise<void> {
    await fillRecipient(page);
    await page.getByRole('button', { name: 'Select delivery method' }).click();
    await page.getByLabel('Local delivery').check();
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await page.waitForURL('**/checkout/billing');
  },
  async billing(page: Page): Promise<void> {
    await page.getByLabel('The same as the delivery address').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/checkout/payment');
  },
  async payment(page: Page): Promise<void> {
    // Customer and recipient are the same, so the payer is at the door.
    await page.getByLabel('Cash on delivery').check();
    await page.getByLabel('I accept the').check();
  },
};

export async function fillRecipient(page: Page): Promise<void> {
  // The URL changes before the step does, and the step before has a first name as well.
  await expect(page.getByRole('heading', { name: 'Recipient details' })).toBeVisible();
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('12 North Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1LB');
}

/** All steps up to the order button, from a cart with an item. */
export async function walkToPayment(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
}

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

/** Presses the order button and returns the order number on the thank-you page. */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  return page.locator('#order-number').innerText();
}
