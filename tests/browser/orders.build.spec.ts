import { expectAccessible } from './accessible';
import { act, signInAs } from './customer';
import { addToWishlist, fillCart, openHydrated, placeOrder, PLAIN, walkToPayment } from './guest';
import { expect, newAddress, test, type Page } from './journey';

const ROSALIND = 'rosalind@posy.example';
const HISTORY = '/customer/order-history';

/** Asks for an order, as a guest. */
async function askFor(page: Page, number: string, email: string, postcode: string): Promise<void> {
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address of the order').fill(email);
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

test('S1-12 S2-33 S2-36 a customer reads the orders, one of them, and goes back, by keyboard', async ({
  page,
  context,
}) => {
  await signInAs(context, ROSALIND);
  await page.goto(HISTORY);
  await expect(page).toHaveTitle(/^Order history – /);
  await expectAccessible(page, 'the orders');
  const [first] = await page.locator('tbody th').allTextContents();
  await page.getByRole('link', { name: `View details of order ${first}` }).press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${first}` })).toBeVisible();
  await expectAccessible(page, 'one order');
  await page.getByRole('link', { name: 'All Orders' }).press('Enter');
  await expect(page).toHaveURL(HISTORY);
});

test.describe('addresses that lead nowhere', () => {
  test.use({ expected: /status of 404/ });

  test('S2-36 an unknown number leads to the history with a message, and what is no number has no page', async ({
    page,
    context,
  }) => {
    await signInAs(context, ROSALIND);
    await page.goto(`${HISTORY}/999999999`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^We could not find that order\./);
    await expectAccessible(page, 'the message');
    for (const path of ['..%2f1', 'a%20b', 'x'.repeat(33)]) {
      const answer = await page.goto(`${HISTORY}/${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
  });
});

test('S2-36 an order of thirty lines prints on two pages', async ({ page, context }) => {
  await signInAs(context, ROSALIND);
  await openHydrated(page, `${HISTORY}/000000002`);
  await page
    .locator('.order-line')
    .first()
    .evaluate((line) => {
      for (let count = 1; count < 30; count += 1) line.after(line.cloneNode(true));
    });
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('a line is ordered again as it was, with the day asked anew', async ({ page, context }) => {
  await signInAs(context, ROSALIND);
  await page.goto(`${HISTORY}/000000004`);
  await page.getByRole('link', { name: /^Order again.*Market Day Bouquet/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market Day Bouquet' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Petite/ })).toBeChecked();
  await expect(page.getByLabel('Delivery date')).toHaveValue('');
});

test('S6-8 S1-4 a customer has hearts, whose press is kept; a guest has none', async ({ page, context }) => {
  await openHydrated(page, PLAIN.path);
  await expect(page.getByRole('button', { name: /wishlist/ })).toHaveCount(0);
  await signInAs(context, 'winifred@posy.example');
  await page.goto(PLAIN.path);
  await addToWishlist(page);
  await page.goto('/customer/my-wishlist');
  await expect(page.getByRole('link', { name: PLAIN.name })).toBeVisible();
  await expectAccessible(page, 'the wishlist');
  // Looked for from before the press on, because the notice stays for three seconds only.
  const told = page.getByText(`You added ${PLAIN.name} to your shopping cart.`).waitFor();
  await page.getByRole('button', { name: `Add to cart : ${PLAIN.name}` }).click();
  await told;
  await expect(page.getByRole('link', { name: PLAIN.name })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-33 S2-36 S2-32 S2-31 orders, wishes and reviews can be read', async ({ page, context }) => {
    await signInAs(context, ROSALIND);
    await page.goto(HISTORY);
    await page
      .getByRole('link', { name: /^View details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
    await page.goto('/customer/my-wishlist');
    await page.getByRole('link', { name: 'List view' }).click();
    await expect(page.locator('.cards-list .card').first()).toBeVisible();
    await page.goto('/customer/my-reviews');
    await expect(page.getByText('Waiting to be read by us')).toBeVisible();
  });

  test('S8-11 S4-54 what is moved from the wishlist to the cart is named', async ({ page, context }) => {
    await signInAs(context, ROSALIND);
    await act(context, 'add-wish', { sku: PLAIN.sku, parentSku: null, quantity: 1, isBundle: false });
    await page.goto('/customer/my-wishlist');
    await page.getByRole('button', { name: `Add to cart : ${PLAIN.name}` }).click();
    await expect(page.getByText(`You added ${PLAIN.name} to your shopping cart.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Add to cart : ${PLAIN.name}` })).toHaveCount(0);
  });

  test('S6-8 there are no hearts', async ({ page, context }) => {
    await signInAs(context, ROSALIND);
    await page.goto('/flowers/bouquets.html');
    await expect(page.getByRole('button', { name: /wishlist/ })).toHaveCount(0);
  });

  test('whatever is wrong, a guest who asks for an order hears the same', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
    await page.goto('/order-status');
    const said = [];
    for (const [number, email, postcode] of [
      ['999999999', ROSALIND, 'PO19 1PH'],
      ['000000002', 'eve@example.org', 'PO19 1PH'],
      ['000000002', ROSALIND, 'AB1 2CD'],
    ] as const) {
      await askFor(page, number, email, postcode);
      said.push(await page.getByRole('main').textContent());
      expect(page.url()).not.toContain('%40');
    }
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('We have no order with this number');
  });
});

test('a guest follows the order that was just placed', async ({ page, context }) => {
  await fillCart(context);
  await walkToPayment(page, 'guest@example.org');
  const number = await placeOrder(page);
  await page.goto('/order-status');
  await expectAccessible(page, 'the form');
  await askFor(page, number, 'Guest@example.org', 'po191lb');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('We have received your order.')).toBeVisible();
  await expectAccessible(page, 'the order');
});
