import { signInAsNew } from './customer';
import { addToCart, addToWishlist, BOUQUET, chooseBouquet, earliestDay, openHydrated } from './guest';
import { expect, test } from './journey';

const VASE = { path: '/clear-glass-posy-vase.html', name: 'Clear Glass Posy Vase' } as const;

test('S2-6 an extra added in /cart?wishlist=true leaves the wishlist, also when it was pressed before the scripts came', async ({
  page,
  context,
}) => {
  await signInAsNew(context, 'wish-in-cart@example.org');
  await openHydrated(page, VASE.path);
  await addToWishlist(page);
  const day = await earliestDay(page);
  await openHydrated(page, BOUQUET.path);
  await chooseBouquet(page);
  await page.getByLabel('Delivery date').fill(day);
  await addToCart(page);

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/cart?wishlist=true', { waitUntil: 'commit' });
  const extra = page
    .getByRole('region', { name: 'A little something with it' })
    .getByRole('listitem')
    .filter({ hasText: VASE.name });
  await extra.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(extra.getByText('It is in your cart')).toBeVisible();
  release();
  await expect(page.getByText(`You added ${VASE.name} to your shopping cart.`)).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByLabel(`Quantity of ${VASE.name}`, { exact: true })).toHaveValue('1');
  await page.goto('/customer/my-wishlist');
  await expect(page.getByText('Nothing on your wishlist yet')).toBeVisible();
});
