import { checkout, fillCart, openHydrated, orderButton, walkToPayment } from '../browser/guest';
import { startStack, type Stack } from '../browser/stack';
import { expect, shoot, test as visit, type Page } from './camera';
import { NOW } from './studio';

/** A shop with the practice bank, which uses the pictures of the studio. */
const test = visit.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ DEMO_NOW: NOW });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

async function goToTheBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/bank/pay?*');
}

test('paying at the bank', async ({ page, context }) => {
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await checkout.account(page, 'ann@example.org');
  await checkout.delivery(page);
  await checkout.billing(page);
  await page.getByLabel('Practice card (no money moves)').check();
  await page.getByLabel('I accept the').check();
  await shoot(page, 'checkout-payment-bank');
  await goToTheBank(page);
  await openHydrated(page, '/cart');
  await shoot(page, 'cart-to-pay');
  await openHydrated(page, '/checkout/payment');
  await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  await shoot(page, 'checkout-to-pay');
  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  const bank = page.url();
  await page.getByRole('button', { name: 'Be declined' }).click();
  await expect(page.getByText('Everything is back in your cart.')).toBeVisible();
  await shoot(page, 'cart-declined');
  await context.request.post(bank, { form: { result: 'paid' }, maxRedirects: 0 });
  await openHydrated(page, '/cart?payment=refund-due');
  await shoot(page, 'cart-payment-unknown');
});

test('an order whose line drops', async ({ page, context }) => {
  await fillCart(context);
  await walkToPayment(page, 'ann@example.org');
  await page.route('**/api/actions/place-order', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your order' })).toBeVisible();
  await shoot(page, 'checkout-order-checked', 'window');
  await context.setOffline(false);
  await expect(page.getByText('Your order did not reach us.')).toBeVisible();
  await shoot(page, 'checkout-order-lost', 'window');
});

test('settling payments', async ({ page, context }) => {
  for (const [name, decide] of [
    ['cart-paid', ['paid']],
    ['cart-refund', ['declined', 'paid']],
  ] as const) {
    await context.clearCookies();
    await fillCart(context);
    await openHydrated(page, '/checkout/user-account');
    await page.evaluate(() => sessionStorage.clear());
    await openHydrated(page, '/checkout/user-account');
    await checkout.account(page, 'ann@example.org');
    await checkout.delivery(page);
    await checkout.billing(page);
    await page.getByLabel('Practice card (no money moves)').check();
    await page.getByLabel('I accept the').check();
    await goToTheBank(page);
    for (const result of decide) await context.request.post(page.url(), { form: { result }, maxRedirects: 0 });
    if (name === 'cart-refund') await fillCart(context, 3);
    await openHydrated(page, '/cart');
    await shoot(page, name);
  }
});
