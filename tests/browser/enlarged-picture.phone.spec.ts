import { BOUQUET, openHydrated } from './guest';
import { expect, test } from './journey';

test('S2-21 a finger turns the picture', async ({ page, context }) => {
  const dialog = page.getByRole('dialog', { name: /^Pictures of / });
  await openHydrated(page, BOUQUET.path);
  await page.locator('#enlarge').tap();
  await expect(dialog.locator('.zoom-count [aria-hidden]')).toHaveText(/^1 \/ /);
  const session = await context.newCDPSession(page);
  const touch = (type: string, ...points: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((x) => ({ x, y: 300 })),
    });
  await touch('touchStart', 250);
  await touch('touchMove', 150);
  await touch('touchMove', 100);
  await touch('touchEnd');
  await expect(dialog.locator('.zoom-count [aria-hidden]')).toHaveText(/^2 \/ /);
  await expect(dialog.getByRole('button', { name: 'Show twice as large' })).toHaveAttribute('aria-pressed', 'false');
});
