import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { addToCart, checkout, openHydrated, orderButton, placeOrder } from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './stored-orders';

const FLORIST = resolve(__dirname, '../../dist/backend/florist.js');

/** What the florist's command line answers about the shared shop. */
function florist(...words: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.POSY_STACK_DATA };
  return execFileSync(process.execPath, [FLORIST, ...words], { env, stdio: 'pipe' }).toString();
}

/** The customer's email about an order, its folded lines joined. */
async function emailAbout(number: string, to: string): Promise<string> {
  const ledger = openLedger();
  const found = () => ledger.emailsAbout(number).find((letter) => letter.to.includes(to))?.text ?? '';
  await expect.poll(found).not.toBe('');
  const text = found()
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n/g, ' ');
  ledger.close();
  return text;
}

/** Fills in the date field with its last day, before which a transfer arrives, and returns that. */
async function lastDay(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label);
  const day = (await field.getAttribute('max')) ?? '';
  await field.fill(day);
  return day;
}

interface Place {
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
}

/** The delivery step, to Rose Hill. */
async function deliverTo(page: Page, place: Place, method: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Recipient details|Where the flowers go/ })).toBeVisible();
  await page.getByLabel('First Name').fill('Rose');
  await page.getByLabel('Last Name').fill('Hill');
  await page.getByLabel('Address Line 1').fill(place.street);
  await page.getByLabel('Town/City').fill(place.town);
  await page.getByLabel('Postcode').fill(place.postcode);
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await page.getByLabel(method).check();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.waitForURL('**/checkout/billing');
}

/** Billing to Ann Lee, who pays by bank transfer, up to the order button. */
async function payByTransfer(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('12 North Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the').check();
}

async function checkOut(page: Page, email: string, place: Place, method = 'Local delivery'): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, email);
  await deliverTo(page, place, method);
  await payByTransfer(page);
}

const NORTH_STREET = { street: '12 North Street', town: 'Chichester', postcode: 'PO19 1LB' };

test('a tribute goes to the chapel: its words are in the review, the thanks, the email and the list', async ({
  page,
}) => {
  const email = 'tribute@example.org';
  await openHydrated(page, '/laurel-wreath-with-poppies.html');
  await page.getByLabel('Name of the deceased').fill('Edith Marsh');
  await page.getByLabel('Church or chapel').check();
  await page.getByLabel('Name of the funeral director').fill('St Richard’s Chapel');
  await lastDay(page, 'Date of the funeral');
  await page.getByLabel('Time of the service').fill('2.30 pm');
  await addToCart(page);
  await checkOut(page, email, { ...NORTH_STREET, street: 'St Richard’s Chapel' });
  const review = page.getByRole('main');
  for (const words of ['Flowers go to', 'St Richard’s Chapel', 'Edith Marsh', '2.30 pm'])
    await expect(review.getByText(words).first()).toBeVisible();
  const number = await placeOrder(page);
  await expect(page.getByText(/in time for the service on/)).toBeVisible();
  await expect(page.getByText(/We will telephone the funeral director/)).toBeVisible();
  await expect(page.getByText(/with a neighbour/)).toHaveCount(0);
  const order = florist('order', number);
  for (const text of [await emailAbout(number, email), order]) {
    expect(text).toContain('Edith Marsh');
    expect(text).toContain('2.30 pm');
  }
  expect(order).toContain('St Richard’s Chapel');
  expect(order).toMatch(/FLOWERS GO TO\s+Rose Hill/);
  expect(florist('orders')).toMatch(new RegExp(`${number} .*funeral: Edith Marsh, 2\\.30 pm, St Richard’s Chapel`));
});

test('a subscription has one order with all its days, paid at once, for its recipient', async ({ page }) => {
  const email = 'subscriber@example.org';
  await openHydrated(page, '/flowers-for-the-table-six-bunches.html');
  await lastDay(page, 'First delivery');
  await page.getByLabel('Every week').check();
  await addToCart(page);
  await checkOut(page, email, NORTH_STREET);
  await expect(page.getByText('£142.95').first()).toBeVisible();
  const number = await placeOrder(page);
  const order = florist('order', number);
  for (const text of [await emailAbout(number, email), order]) {
    expect(text).toContain('First delivery');
    for (const at of [2, 3, 4, 5, 6]) expect(text).toContain(`Delivery ${at} of 6`);
    expect(text).not.toContain('Delivery 7');
    expect(text).toContain('Rose Hill');
  }
  const ledger = openLedger();
  expect(ledger.ordersOf(email).map(({ total }) => total)).toEqual([14_295]);
  ledger.close();
});

for (const [title, place, fee, country] of [
  ['Jersey', { street: '1 The Parade', town: 'St Helier', postcode: 'JE2 3AA' }, '£14.95', 'Jersey'],
  ['the Highlands', { street: '1 High Street', town: 'Inverness', postcode: 'IV1 1AA' }, '£11.95', 'United Kingdom'],
] as const) {
  test(`letterbox flowers go to ${title} by courier, on a day it can keep`, async ({ page }) => {
    const address = `${place.postcode.slice(0, 2).toLowerCase()}@example.org`;
    await openHydrated(page, '/morning-post.html');
    await page.getByLabel('Where is it going?').fill(place.postcode);
    await page.getByLabel('Where is it going?').press('Enter');
    await expect(page.getByText(`A courier brings it to ${place.postcode} for ${fee}.`)).toBeVisible();
    await page.locator('.day-tile').nth(6).click();
    const day = await page.getByLabel('Delivery date').inputValue();
    const spoken = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    await addToCart(page);
    await checkOut(page, address, place, 'Courier');
    await expect(page.getByText(fee).first()).toBeVisible();
    const review = page.getByRole('main');
    for (const words of [spoken, place.postcode, country, 'Courier']) await expect(review).toContainText(words);
    const number = await placeOrder(page);
    await expect(page.getByText(new RegExp(`^Your order will reach Rose on .*${spoken}`))).toBeVisible();
    const email = await emailAbout(number, address);
    expect(email).toContain(spoken);
    expect(email).toMatch(new RegExp(`${place.postcode}\\s+${country}`));
    expect(florist('order', number)).toMatch(new RegExp(`${place.postcode}\\s+${country}`));
  });
}

test('a plant keeps its day from its page to the florist’s list, and is paid by transfer as told', async ({ page }) => {
  const email = 'plant@example.org';
  await openHydrated(page, '/peace-lily.html');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByLabel('Delivery date')).toHaveAttribute('aria-invalid', 'true');
  const day = await lastDay(page, 'Delivery date');
  const spoken = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  await addToCart(page);
  await openHydrated(page, '/cart');
  await expect(page.getByText(spoken).first()).toBeVisible();
  await checkOut(page, email, NORTH_STREET);
  await expect(page.getByText(spoken).first()).toBeVisible();
  await expect(orderButton(page)).toBeVisible();
  const number = await placeOrder(page);
  await expect(page.getByText(spoken).first()).toBeVisible();
  await expect(page.getByText(/^Please transfer £26\.95 so that it reaches our account by /)).toBeVisible();
  await expect(page.getByText('Sort code')).toBeVisible();
  await expect(page.getByText('Reference', { exact: true })).toBeVisible();
  const told = await emailAbout(number, email);
  for (const words of [spoken, 'Sort code', 'Reference']) expect(told).toContain(words);
  expect(florist('order', number)).toContain(spoken);
});
