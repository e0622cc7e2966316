import { fillCart } from '../browser/guest';
import { startStack } from '../browser/stack';
import { shoot, test } from './camera';
import { NOW } from './studio';

test('outage of the backend', async ({ browser, viewport }) => {
  const stack = await startStack({ DEMO_NOW: NOW });
  const context = await browser.newContext({ baseURL: stack.baseUrl, viewport });
  const page = await context.newPage();
  try {
    await fillCart(context);
    await stack.backend.kill();
    await page.goto('/cart');
    await shoot(page, 'cart-error');
    await page.goto('/checkout/user-account');
    await shoot(page, 'checkout-error');
    await page.goto('/flowers/bouquets.html');
    await shoot(page, 'page-error');
  } finally {
    await context.close();
    await stack.stop();
  }
});
