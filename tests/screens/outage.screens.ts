import { startStack } from '../browser/stack';
import { shoot, test } from './camera';
import { NOW } from './studio';

test('a shop whose backend is gone', async ({ page }) => {
  const stack = await startStack({ DEMO_NOW: NOW });
  try {
    await stack.backend.kill();
    await page.goto(`${stack.baseUrl}/flowers/bouquets.html`);
    await shoot(page, 'page-error');
  } finally {
    await stack.stop();
  }
});
