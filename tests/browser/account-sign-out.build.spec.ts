import { signInAs } from './customer';
import { expect, test } from './journey';
import { isHydrated } from './slow-phone';

// As shoppers have it: cookies, stores and visitors are the same with the service worker.
test.use({ serviceWorkers: 'allow' });

const PRIVATE = /Winifred|winifred@posy\.example/;

test('S2-48 S4-27 after signing out nothing private is left: cookies, storage, history, the other tab', async ({
  page,
  context,
}) => {
  await signInAs(context, 'winifred@posy.example');
  const other = await context.newPage();
  await other.goto('/customer/my-profile');
  await expect.poll(() => isHydrated(other)).toBe(true);
  await page.goto('/flower-care');
  await page.goto('/customer');
  await expect(page.getByText(PRIVATE).first()).toBeVisible();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => sessionStorage.setItem('posy-checkout', '{"account":{"email":"winifred@posy.example"}}'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('vsf-customer');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(PRIVATE);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  // It was not touched.
  await expect(other).toHaveURL('/');
});
