import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DefaultLayout } from '../../../src/ui/layouts/SiteLayout';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { settled } from '../../unit/ui/a-schedule';
import { aWishlistTab } from '../../unit/ui/a-wishlist-tab';
import { axeFaults } from '../cart-axe';
import { aTab, draw, someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);

type WishlistTab = Awaited<ReturnType<typeof aWishlistTab>>;

/** The open wishlist of a customer with these products on it. */
async function opened(skus: readonly string[], before: (customer: WishlistTab) => void = () => undefined) {
  const customer = await aWishlistTab(...skus);
  before(customer);
  const loaded = { wishlist: async () => ({ wishes: customer.wishes }) } as unknown as LazyFeatures;
  const { sidebar, app } = await pressed(async () => loaded);
  await waitFor(() => expect(within(sidebar).queryByText('One moment…')).toBeNull());
  await act(settled);
  return { ...customer, app, sidebar };
}

/** The sidebar as it is opened. */
async function pressed(features: () => Promise<LazyFeatures>) {
  const tab = aTab();
  const site = someSiteProps({ storePrefix: '/ie', hasWishlists: true });
  draw(<DefaultLayout site={site}>{null}</DefaultLayout>, { ...tab, app: { ...tab.app, features } });
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Wishlist' }));
  const sidebar = await screen.findByRole('dialog', { name: 'Your wishlist' });
  return { app: tab.app, sidebar };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

test('S2-55 lists what is on the wishlist, with its price and a link in this store', async () => {
  const { sidebar } = await opened(['TULIPS', 'FERN']);
  expect(within(sidebar).getByText('Total items: 2')).toBeDefined();
  const links = within(sidebar).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ie/tulips.html',
    '/ie/fern.html',
    '/ie/customer/my-wishlist',
  ]);
  expect(within(sidebar).getAllByText(/£/).length).toBeGreaterThanOrEqual(2);
  expect(await axeFaults(sidebar)).toEqual([]);
});

test('S4-52 an item is removed, and the title takes the focus', async () => {
  const { sidebar, listed } = await opened(['TULIPS', 'FERN']);
  await press('Remove Name of TULIPS from your wishlist');
  expect(await listed()).toEqual(['FERN']);
  expect(within(sidebar).getByText('Total items: 1')).toBeDefined();
  expect(document.activeElement).toBe(within(sidebar).getByRole('heading', { name: 'Your wishlist' }));
});

test('an empty wishlist says so and leads back to the page', async () => {
  const { sidebar, app } = await opened([]);
  expect(within(sidebar).getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeDefined();
  await press('Back to the shop');
  expect(app.overlays.shown).toEqual([]);
});

test('a wishlist that could not be loaded can be loaded again', async () => {
  const { sidebar } = await opened(['TULIPS'], ({ wire }) => wire.failNext('wishlists.page'));
  expect(within(sidebar).getByText(/^We could not open this just now/)).toBeDefined();
  await press('Try again');
  expect(within(sidebar).getByText('Total items: 1')).toBeDefined();
});

test('skeletons stand for the products until they are loaded', async () => {
  const { sidebar } = await pressed(() => new Promise<LazyFeatures>(() => undefined));
  await act(settled);
  expect(within(sidebar).getByText('One moment…').getAttribute('role')).toBe('status');
  expect(sidebar.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
  expect(await axeFaults(sidebar)).toEqual([]);
});

test('a script that cannot be loaded is told, and loaded by another try', async () => {
  const customer = await aWishlistTab('TULIPS');
  let isDown = true;
  const loaded = { wishlist: async () => ({ wishes: customer.wishes }) } as unknown as LazyFeatures;
  const { sidebar } = await pressed(() => (isDown ? Promise.reject(new Error('line down')) : Promise.resolve(loaded)));
  await act(settled);
  expect(await within(sidebar).findByText(/^We could not open this just now/)).toBeDefined();
  isDown = false;
  await press('Try again');
  expect(await within(sidebar).findByText('Total items: 1')).toBeDefined();
});
