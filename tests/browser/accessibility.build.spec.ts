import { expectAccessible, overflowOf, violationsOf } from './accessible';
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
} from './guest';
import { expect, test } from './journey';

/** Products with every kind of option, and one out of stock. */
const ASKS_MUCH = ['/florists-choice.html', '/morning-post.html', '/single-ended-tied-spray.html'];
const SOLD_OUT = '/smoked-glass-bottle-vase.html';

test.describe('the main screens', () => {
  test.use({ expected: /status of 404/ });

  test('are accessible, from the home page to the thank-you page', async ({ page }) => {
    // Many screens at three widths in one journey.
    test.slow();
    const check = (state: string) => expectAccessible(page, state, { inEveryRun: true });
    await openHydrated(page, '/');
    await check('home');
    await page.getByRole('button', { name: 'Shop Online' }).click();
    await check('open menu');
    await page.goto('/flowers/bouquets.html');
    await check('category');
    await page.goto('/no-such-flower.html');
    await check('missing page');
    await openHydrated(page, BOUQUET.path);
    await check('product');
    await openHydrated(page, '/florists-choice.html');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.locator('[data-refused]').first()).toBeFocused();
    await check('product with nothing answered');
    await fillCart(page.context());
    await page.goto('/cart');
    await check('cart');
    await openHydrated(page, '/checkout/user-account');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByText('Please check 4 fields.')).toBeVisible();
    await check('first step with faults');
    await checkout.account(page, 'screens@example.org');
    await checkout.delivery(page);
    await check('billing');
    await checkout.billing(page);
    await checkout.payment(page);
    // Its contrast while it cannot be pressed yet is not judged.
    await expect(orderButton(page)).toBeEnabled();
    await check('payment');
    await placeOrder(page);
    await check('thanks');
    await page.goto('/sign-in');
    await check('sign-in');
  });
});

test('the catalogue is accessible: home, menus, category variants, missing pages', async ({ page }) => {
  await openHydrated(page, '/');
  await expectAccessible(page, 'front page');
  await page.getByRole('button', { name: 'Shop Online' }).click();
  await expectAccessible(page, 'open menu');
  await openHydrated(page, '/flowers/bouquets.html');
  await expectAccessible(page, 'category in a grid');
  await page.goto('/flowers/bouquets.html?view=list&itemsPerPage=10&page=2');
  await expectAccessible(page, 'second page of a category in a list');
  await page.goto('/flowers/bouquets.html?page=99');
  await expectAccessible(page, 'page beyond the last one');
});

test.describe('missing pages', () => {
  test.use({ expected: /status of 404/ });

  test('a missing page is accessible', async ({ page }) => {
    await page.goto('/no-such-flower.html');
    await expectAccessible(page, 'missing page');
  });
});

test('control case: the check reports a planted fault', async ({ page }) => {
  await openHydrated(page, PLAIN.path);
  await page.evaluate(() => {
    document.querySelector('label[for=quantity]')?.remove();
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<table width="3000"><tr><td>Wide</td></tr></table>');
  });
  expect((await violationsOf(page)).map((told) => told.split(' ')[0])).toContain('label');
  expect(await overflowOf(page)).not.toEqual([]);
});

test('the product page is accessible: plain, sold out, every kind of option, refusals', async ({ page }) => {
  await openHydrated(page, PLAIN.path);
  await expectAccessible(page, 'plain product');
  await page.goto(SOLD_OUT);
  await expectAccessible(page, 'sold out product');
  for (const path of ASKS_MUCH) {
    await openHydrated(page, path);
    await expectAccessible(page, path);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.locator('[data-refused]').first()).toBeFocused();
    await expectAccessible(page, `${path} with nothing answered`);
  }
});

test('a product of several sizes is accessible: asked for, and in the cart', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  await expectAccessible(page, 'configurable product');
  await chooseBouquet(page);
  await addToCart(page);
  await expectAccessible(page, 'configurable product in the cart');
});

test('the cart is accessible: empty, full, with a refusal, a confirmation and a notification', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/cart');
  await expectAccessible(page, 'empty cart');
  await fillCart(context);
  await openHydrated(page, '/cart');
  await expectAccessible(page, 'full cart');
  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("The coupon code isn't valid.")).toBeVisible();
  await page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` }).fill('0');
  await expectAccessible(page, 'cart with a refused coupon and a refused quantity');
  await page.reload();
  await page.getByRole('button', { name: `Remove ${PLAIN.name}` }).click();
  await expectAccessible(page, 'question whether to remove');
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Product removed')).toBeVisible();
  await expectAccessible(page, 'emptied cart with its notice');
});

test('the change of an item in the cart is accessible, as it opens and refused', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await addToCart(page);
  await page.goto('/cart');
  await page.getByRole('link', { name: `Change day or details of ${BOUQUET.name}` }).click();
  await page.waitForURL('**/cart/change?*');
  await expectAccessible(page, 'change of an item');
  const day = page.getByLabel('Delivery date');
  await day.fill('2026-01-05');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'refused change of an item');
});

test('the checkout is accessible: every step, with and without faults, and the thank-you page', async ({
  page,
  context,
}) => {
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await expectAccessible(page, 'first step');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText('Please check 4 fields.')).toBeVisible();
  await expectAccessible(page, 'first step with faults');
  await checkout.account(page, 'axe@example.org');
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await expectAccessible(page, 'delivery');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await expect(page.getByText(/Please check \d fields/)).toBeVisible();
  await expectAccessible(page, 'delivery with faults');
  await checkout.delivery(page);
  await expectAccessible(page, 'billing');
  await page.getByLabel('The same as the delivery address').uncheck();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(/Please check \d fields/)).toBeVisible();
  await expectAccessible(page, 'billing with faults');
  await checkout.billing(page);
  await expect(page.getByLabel('Cash on delivery')).toBeVisible();
  await expectAccessible(page, 'payment');
  await checkout.payment(page);
  await expect(orderButton(page)).toBeEnabled();
  await expectAccessible(page, 'payment, ready to order');
  await placeOrder(page);
  await expectAccessible(page, 'thanks');
});
