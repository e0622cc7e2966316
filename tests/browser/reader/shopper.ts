import { expect, type Page } from 'playwright/test';
import { addToCart, openHydrated } from '../guest';
import type { Errand, Place, Wish } from './errands';
import { readPage } from './sentences';

/** What was read on a page: on that of a product, its sku, else null. */
export type Tell = (where: string, sentences: readonly string[], sku?: string) => void;

export const EMAIL = 'ann.reader@example.org';

/** Places the order of an errand and returns its number; `choose` is given each day that is chosen, `tell` all that is read. */
export async function runErrand(
  page: Page,
  errand: Errand,
  tell: Tell,
  chosen: (day: string) => void,
): Promise<string> {
  const read = async (where: string) => {
    // Some sentences come with an answer of the server.
    await page.waitForLoadState('networkidle');
    tell(where, await readPage(page.locator('body')));
  };
  const goTo = (path: string) => openHydrated(page, `${errand.store}${path}`);
  for (const wish of errand.wishes) {
    await goTo(wish.path);
    await fillIn(page, wish, errand, chosen);
    tell(`product ${wish.product.product}`, await readPage(page.locator('body')), wish.product.product);
    await addToCart(page);
  }
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(/^Total items/)).toBeVisible();
  tell('sidebar', await readPage(page.locator('dialog[open]')));
  await goTo('/cart');
  await askForCost(page, errand);
  await read('cart');
  await goTo('/checkout/user-account');
  await read('checkout: details');
  await identify(page);
  if (errand.method !== 'none') {
    await chooseMethod(page, errand);
    await read('checkout: delivery');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
  }
  await page.waitForURL('**/checkout/billing');
  await read('checkout: billing');
  await bill(page, errand.place);
  await page.getByLabel(errand.pay).check();
  await page.getByLabel('I accept the').check();
  await read('checkout: payment');
  await order(page, errand);
  const number = await page.locator('#order-number').innerText();
  await read('thank-you');
  return number;
}

/** Names the place, takes the first day that is offered or the last of all, and answers the other questions. */
async function fillIn(
  page: Page,
  { fill }: Wish,
  { place, day }: Errand,
  chosen: (day: string) => void,
): Promise<void> {
  const postcode = page.getByLabel('Where is it going?');
  if (place !== null && (await postcode.isVisible())) {
    await postcode.fill(place.postcode);
    await postcode.press('Enter');
    await expect(page.locator('#place-said')).not.toBeEmpty();
  }
  const field = page.locator('input[type="date"]');
  if (await field.isVisible()) {
    if (day === 'last') await field.fill((await field.getAttribute('max')) ?? '');
    else await page.locator('.day-tile').first().click();
    chosen(await field.inputValue());
  }
  await fill?.(page);
}

/** Asks on the cart page and in the header who goes to the place that was named. */
async function askForCost(page: Page, { place, store }: Errand): Promise<void> {
  const question = page.locator('#estimate-delivery');
  // Only places in the UK are asked for.
  if (place === null || store !== '' || !(await question.isVisible())) return;
  await question.click();
  await expect(
    page
      .locator('[id$="-said"]')
      .filter({ hasText: /van|courier/i })
      .first(),
  ).toBeVisible();
}

async function identify(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL(/checkout\/(shipping|billing)/);
}

async function fillAddress(page: Page, place: Place): Promise<void> {
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill(place.street);
  await page.getByLabel('Town/City').fill(place.town);
  if (place.country === 'IE') await page.getByRole('combobox', { name: 'County' }).selectOption('Dublin');
  await page.getByLabel('Postcode').fill(place.postcode);
}

async function chooseMethod(page: Page, { method, place }: Errand): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Recipient details' })).toBeVisible();
  if (place === null) {
    await page.getByLabel('Collect it from the shop').check();
    return page.getByLabel('Between 1 pm and 5.30 pm').check();
  }
  await fillAddress(page, place);
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await page.getByLabel(method === 'van' ? 'Local delivery' : 'Courier').check();
}

async function bill(page: Page, place: Place | null): Promise<void> {
  if (place !== null) await page.getByLabel('The same as the delivery address').check();
  else
    await fillAddress(page, {
      street: '12 North Street',
      town: 'Chichester',
      postcode: 'PO19 1LB',
      country: 'GB',
      countryName: '',
    });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
}

async function order(page: Page, { pay }: Errand): Promise<void> {
  if (pay === 'Practice card') {
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: /^Pay [£€]/ }).click();
  } else await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
}
