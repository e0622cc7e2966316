import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './accessible';
import { addToCart, checkout, fillCart, openHydrated } from './guest';
import { expect, test, type Page } from './own-stack';
import type { Stack } from './stack';

const CARD = '/gift-card-by-email.html';
const TO = 'eve.gift@example.org';
const CODE = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){4}\b/;

/** The code in the email to the recipient. */
function codeIn(stack: Stack): string | null {
  const folder = join(stack.dataDir, 'outbox');
  if (!existsSync(folder)) return null;
  const emails = readdirSync(folder).map((file) => join(folder, file));
  const own = emails.filter((file) => file.endsWith('.eml')).map((file) => readFileSync(file, 'utf8'));
  return CODE.exec(own.find((text) => text.includes(`To: ${TO}`)) ?? '')?.[0] ?? null;
}

async function buyCard(page: Page): Promise<void> {
  await openHydrated(page, CARD);
  await page.getByRole('radio', { name: '£50' }).check();
  await page.getByLabel('Recipient’s name').fill('Eve');
  await page.getByLabel('Your message').fill('For a grey morning');
  const day = page.getByLabel('Day we send it');
  await day.fill((await day.getAttribute('min')) ?? '');
  await page.getByLabel('Recipient’s email').fill('eve at home');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('must be an email address')).toBeVisible();
  await page.getByLabel('Recipient’s email').fill(TO);
  await addToCart(page);
}

async function accountAndBilling(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL('**/checkout/billing');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('12 North Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
}

async function payAtTheBank(page: Page): Promise<void> {
  await page.getByLabel('Practice card (no money moves)').check();
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/bank/pay?*');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
}

/** Applies a code on the cart page. */
async function spend(page: Page, code: string): Promise<void> {
  await openHydrated(page, '/cart');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Use it' }).click();
}

test('a gift card is bought, comes by email on its day, and pays in another cart', async ({ page, context, stack }) => {
  await buyCard(page);
  await openHydrated(page, '/cart');
  await expect(page.locator('.cart-days')).toHaveCount(0);
  await accountAndBilling(page, 'buyer@example.org');
  await payAtTheBank(page);
  await expect.poll(() => codeIn(stack)).not.toBeNull();
  const code = codeIn(stack) ?? '';

  await context.clearCookies();
  await fillCart(context);
  await spend(page, 'ACDE-FHJK-MNPR-TVWX-Y347');
  await expect(page.locator('#gift-card-error')).toContainText('We could not use this code.');
  await expectAccessible(page, 'a cart with a refused gift card');
  await page.getByLabel('Gift card code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText(`Gift card ending ${code.slice(-4)}: `)).toContainText('of the £50.00 on it.');
  expect(await page.content()).not.toContain(code);
  await expectAccessible(page, 'a cart with a gift card');
});

test('a gift card works without scripts, and no code is in a URL', async ({ browser, stack }) => {
  expect(codeIn(stack)).not.toBeNull();
  const code = codeIn(stack) ?? '';
  const context = await browser.newContext({ baseURL: stack.baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto('/cart');
  const question = page.getByLabel('What is left on your gift card?');
  await question.fill('ACDE-FHJK-MNPR-TVWX-Y347');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('#gift-card-balance-error')).toContainText('We could not use this code.');
  await question.fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(`There is £50.00 on the gift card ending ${code.slice(-4)}.`)).toBeVisible();
  expect(await page.content()).not.toContain(code);
  await fillCart(context);
  await page.goto('/cart');
  await page.getByLabel('Gift card code').fill('ACDE-FHJK-MNPR-TVWX-Y347');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.locator('#gift-card-error')).toContainText('We could not use this code.');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('The gift card is applied to your cart.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove the gift card/ }).click();
  await expect(page.getByText('The gift card was removed from your cart.')).toBeVisible();
  expect(urls.join()).not.toMatch(CODE);
  await context.close();
});

test('a covered order needs no payment, and what a card does not cover is paid at the bank', async ({
  page,
  context,
  stack,
}) => {
  const code = codeIn(stack) ?? '';
  await fillCart(context);
  await spend(page, code);
  await expect(page.getByText(/^Gift card ending/).first()).toBeVisible();
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, 'eve.one@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await expect(page.getByRole('button', { name: 'Order, with nothing to pay' })).toBeVisible();
  await page.getByLabel('No payment needed').check();
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Order, with nothing to pay' }).click();
  await page.waitForURL('**/checkout/thank-you?order=*');

  await context.clearCookies();
  // More than is left of £50.
  await fillCart(context, 15);
  await spend(page, code);
  await expect(page.getByText('Left to pay')).toBeVisible();
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, 'eve.two@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await payAtTheBank(page);

  await context.clearCookies();
  await fillCart(context);
  await spend(page, code);
  await expect(page.locator('#gift-card-error')).toContainText('There is nothing left on this gift card.');
});

test('an empty cart tells what is left on a card, and the code stays out of the URL', async ({ page, stack }) => {
  const code = codeIn(stack) ?? '';
  await openHydrated(page, '/cart');
  const field = page.getByLabel('What is left on your gift card?');
  await field.fill('ACDE-FHJK-MNPR-TVWX-Y347');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('#gift-card-balance-error')).toContainText('We could not use this code.');
  await expectAccessible(page, 'an empty cart with a refused gift card');
  await field.fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('#gift-card-answer')).toContainText(
    `There is £0.00 on the gift card ending ${code.slice(-4)}.`,
  );
  expect(page.url()).not.toMatch(CODE);
});
