import {
  BOUQUET,
  chooseBouquet,
  checkout,
  fillCart,
  fillRecipient,
  openHydrated,
  placeOrder,
  PLAIN,
  LINKED_PAGE,
} from '../browser/guest';
import { expect, shoot, test } from './camera';

test('product', async ({ page }) => {
  await openHydrated(page, BOUQUET.path);
  await shoot(page, 'product-full');
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  await shoot(page, 'product-added');
});

test('other product types', async ({ page }) => {
  await openHydrated(page, '/florists-choice.html');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('[data-refused]').first()).toBeFocused();
  await shoot(page, 'product-refused');
  await page.goto('/smoked-glass-bottle-vase.html');
  await shoot(page, 'product-sold-out');
  await page.goto('/single-ended-tied-spray.html');
  await shoot(page, 'product-funeral');
});

test('cart', async ({ page, context }) => {
  await openHydrated(page, '/cart');
  await shoot(page, 'cart-empty');
  await fillCart(context, 2);
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  await openHydrated(page, '/cart');
  await shoot(page, 'cart-full');
  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("The coupon code isn't valid.")).toBeVisible();
  await shoot(page, 'cart-refused');
  await page.getByRole('button', { name: `Remove ${PLAIN.name}` }).click();
  await shoot(page, 'cart-remove', 'window');
});

test('cart for two days', async ({ page }) => {
  for (const end of ['min', 'max']) {
    await openHydrated(page, BOUQUET.path);
    await chooseBouquet(page);
    const field = page.getByLabel('Delivery date');
    await field.fill((await field.getAttribute(end)) ?? '');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  }
  await openHydrated(page, '/cart');
  await shoot(page, 'cart-two-days');
  const change = page.getByRole('link', { name: /^Change day or details/ }).first();
  await openHydrated(page, (await change.getAttribute('href')) ?? '');
  await shoot(page, 'cart-change');
});

test('loading cart', async ({ page, context, request }) => {
  await fillCart(context);
  // A cross-site navigation has no cookies, so the page fetches its cart itself.
  await page.route('**/cart', async (route) => {
    const answer = await request.get('/cart', { headers: LINKED_PAGE });
    await route.fulfill({ status: answer.status(), contentType: 'text/html', body: await answer.text() });
  });
  await page.route('**/api/**', () => undefined);
  await page.goto('/cart');
  await shoot(page, 'cart-loading', 'asItIs');
});

test('checkout', async ({ page, context }) => {
  await openHydrated(page, '/checkout/user-account');
  await shoot(page, 'checkout-empty');
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await shoot(page, 'checkout-account');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByText('Please check 4 fields.')).toBeVisible();
  await shoot(page, 'checkout-account-refused');
  await checkout.account(page, 'ann@example.org');
  await shoot(page, 'checkout-delivery');
  await page.getByLabel('Collect it from the shop').check();
  await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeEnabled();
  await shoot(page, 'checkout-collection');
  await page.getByLabel('Deliver it').check();
  await fillRecipient(page);
  await page.getByLabel('Postcode').fill('AB10 1AA');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await expect(page.getByRole('heading', { name: 'Not available for this delivery' })).toBeVisible();
  await shoot(page, 'checkout-delivery-refused');
  await checkout.delivery(page);
  await shoot(page, 'checkout-billing');
  await checkout.billing(page);
  await expect(page.getByLabel('Cash on delivery')).toBeVisible();
  await checkout.payment(page);
  await shoot(page, 'checkout-payment');
  await placeOrder(page);
  await shoot(page, 'thank-you');
});
