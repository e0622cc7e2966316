import { signInAsNew } from './customer';
import { openHydrated, PLAIN } from './guest';
import { expect, test } from './journey';

// As shoppers have it: cookies, stores and visitors are the same with the service worker.
test.use({ serviceWorkers: 'allow' });

test('S4-36 the first adds of two tabs at the same moment are one request each and create one cart', async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()];
  const requests: string[] = [];
  for (const tab of tabs) {
    // Every hydrated page sends this; it is not part of the add.
    const visitorKnown = tab.waitForResponse((response) => response.url().endsWith('/api/actions/load-visitor'));
    await openHydrated(tab, PLAIN.path);
    await visitorKnown;
    tab.on('request', (request) => {
      if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
    });
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to cart', exact: true }).click()));
  for (const tab of tabs) {
    await expect(tab.locator('#add-to-cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  }
  // Each notifies the other, which then loads the visitor.
  expect(requests.filter((path) => path.endsWith('/add-to-cart'))).toHaveLength(2);
  for (const tab of tabs) await expect(tab.locator('#header-cart .count-badge')).toHaveText('2');
  const [cart] = await context.cookies().then((all) => all.filter(({ name }) => name === 'vsf-cart'));
  expect(cart).toBeDefined();
  const page = await context.newPage();
  await page.goto('/cart');
  await expect(page.getByLabel('Quantity').first()).toHaveValue('2');
});

test('a heart of one tab turns in the other, and so does the sign-in that it needs', async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  // No customer is signed in yet, and this tab is not touched again.
  await there.goto(PLAIN.path);
  await signInAsNew(context, 'two-tabs@example.org');
  await here.goto(PLAIN.path);
  await expect(there.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  await here.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(there.getByRole('button', { name: 'Remove from wishlist' })).toBeVisible();
});

test('S2-73 a cart changed in one tab reaches the others, hydrated or not', async ({ context }) => {
  const [here, hydratedThere, plainThere] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await openHydrated(hydratedThere, PLAIN.path);
  await plainThere.goto('/flowers/bouquets.html');
  await openHydrated(here, PLAIN.path);
  await here.getByRole('button', { name: 'Add to cart', exact: true }).click();
  for (const tab of [here, hydratedThere, plainThere]) {
    await tab.bringToFront();
    await expect(tab.locator('#header-cart .count-badge')).toHaveText('1');
  }
  await plainThere.close();
  await hydratedThere.goto('/cart');
  await hydratedThere.getByRole('button', { name: 'One more' }).first().click();
  await expect(here.locator('#header-cart .count-badge')).toHaveText('2');
});
