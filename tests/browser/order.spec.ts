import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import {
  addToCart,
  BOUQUET,
  checkout,
  chooseBouquet,
  fillCart,
  openHydrated,
  orderButton,
  placeOrder,
  PLAIN,
  walkToPayment,
} from './guest';
import { expect, test, type Page } from './journey';
import { openLedger } from './stored-orders';
import { hydrated } from './slow-phone';

const PROJECT = resolve(__dirname, '../..');

/** Opens the bouquets from the menu of this width. */
async function openBouquets(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
  await page.getByRole('button', { name: isNarrow ? 'Menu' : 'Shop Online' }).click();
  if (isNarrow) await page.locator('#mobile-menu summary', { hasText: 'Flowers' }).click();
  const menu = isNarrow ? page.locator('#mobile-menu') : page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Bouquets', exact: true }).click();
  await page.waitForURL('**/flowers/bouquets.html');
}

/** The output of `npm run florist -- order N`. */
function runAdminCommand(number: string): string {
  return execFileSync(process.execPath, [resolve(PROJECT, 'dist/backend/florist.js'), 'order', number], {
    env: { ...process.env, DATA_DIR: process.env.POSY_STACK_DATA },
    encoding: 'utf8',
  });
}

test('S2-4 S2-5 S2-8 S2-9 S2-10 S2-11 S2-12 S2-110 a guest orders, from the home page to the order number', async ({
  page,
}, { project }) => {
  const email = `ann.${project.name}@example.org`;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await openBouquets(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Bouquets' })).toBeVisible();
  await page.getByRole('link', { name: BOUQUET.name, exact: true }).click();
  const day = await chooseBouquet(page);
  await addToCart(page);
  await page.locator('#add-to-cart').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: BOUQUET.name }).first()).toContainText(BOUQUET.message);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout/user-account');
  await checkout.account(page, email);
  await checkout.delivery(page);
  await checkout.billing(page);
  await expect(page.getByRole('table')).toContainText(BOUQUET.message);
  await expect(orderButton(page)).toBeDisabled();
  await checkout.payment(page);
  const number = await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expectBooked(number, email, day);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

async function expectBooked(number: string, email: string, day: string): Promise<void> {
  const ledger = openLedger();
  const [order, ...others] = ledger.ordersOf(email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ number, lines: [{ sku: `${BOUQUET.sku}-CLASSIC`, quantity: 1 }] });
  expect(order?.lines[0]?.answers.join()).toContain(BOUQUET.message);
  const paper = runAdminCommand(number);
  expect(paper).toContain(BOUQUET.message);
  expect(paper).toContain(`${Number(day.slice(8))} `);
  await expect.poll(() => ledger.emailsAbout(number).length).toBe(2);
  expect(
    ledger
      .emailsAbout(number)
      .map(({ to }) => to)
      .sort(),
  ).toEqual([email, 'florist@posy.example'].sort());
  ledger.close();
}

test('S2-1 each step has its own URL: back, forward and reload keep the step and what was typed', async ({ page }) => {
  await openHydrated(page, PLAIN.path);
  await addToCart(page);
  await walkToPayment(page, 'back@example.org');
  await page.goBack();
  await page.waitForURL('**/checkout/billing');
  await page.goBack();
  await expect(page.getByLabel('Postcode')).toHaveValue('PO19 1LB');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Postcode')).toHaveValue('PO19 1LB');
  await page.goForward();
  await page.waitForURL('**/checkout/billing');
  expect(new URL(page.url()).hash).toBe('');
});

test('a press on Continue counts although the field left behind turns out to be invalid', async ({ page, context }) => {
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('ann@');
  const button = page.getByRole('button', { name: 'Continue to delivery' });
  await button.scrollIntoViewIfNeeded();
  await email.focus();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.waitForTimeout(50);
  await page.mouse.up();
  // The field was not left, so only the submission can have found it invalid.
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});
