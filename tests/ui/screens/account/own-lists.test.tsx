import { act, fireEvent, screen } from '@testing-library/react';
import MyReviewsPage from '../../../../src/pages/customer/my-reviews';
import MyWishlistPage from '../../../../src/pages/customer/my-wishlist';
import { OwnReviewsScreen } from '../../../../src/ui/screens/account/OwnReviewsScreen';
import { WishlistScreen, type WishlistScreenProps } from '../../../../src/ui/screens/account/WishlistScreen';
import type { LazyFeatures } from '../../../../src/ui/view-models/site/lazy-features';
import { WishlistPageViewModel } from '../../../../src/ui/view-models/wishlist/wishlist-page-view-model';
import { settled } from '../../../unit/ui/a-schedule';
import { aWishlistTab } from '../../../unit/ui/a-wishlist-tab';
import { axeFaults } from '../../cart-axe';
import { aTab, draw, markup, someSiteProps } from '../../drawn';

const site = someSiteProps({ hasWishlists: true, storePrefix: '/ie' });
const PLACE = { page: 1, itemsPerPage: 10 };

/** The page of a customer with these products on the wishlist; without scripts unless hydrated. */
async function aPage(skus: readonly string[], more: Partial<WishlistScreenProps> = {}) {
  const customer = await aWishlistTab(...skus);
  const list = await customer.loadWishlist(1, 10);
  if (!list.ok) throw new Error('There is no wishlist');
  const props = { wishlist: list.value, place: PLACE, view: 'grid', added: null, refusal: null, ...more } as const;
  const node = <WishlistScreen site={site} {...props} />;
  const page = (opened: ConstructorParameters<typeof WishlistPageViewModel>[1]) =>
    new WishlistPageViewModel(customer, opened);
  const features = async () => ({ wishlist: async () => ({ page }) }) as unknown as LazyFeatures;
  return { ...customer, node, hydrated: () => act(async () => void draw(node, aTab(features))) };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('S2-32 S1-4 without scripts each item is a form to the cart and one to take it off', async () => {
  const { node } = await aPage(['TULIPS']);
  const forms = [...markup(node).querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), [...new FormData(form)]])).toEqual([
    [
      '/api/actions/move-wish',
      [
        ['sku', 'TULIPS'],
        ['back', '/ie/customer/my-wishlist'],
      ],
    ],
    ['/api/actions/remove-wish', expect.arrayContaining([['back', '/ie/customer/my-wishlist']])],
  ]);
});

test('S2-118 grid and list are links, and the page is laid out as its address says', async () => {
  const { node } = await aPage(['TULIPS'], { view: 'list' });
  const page = markup(node);
  const views = [...page.querySelectorAll('.wishes-views a')];
  expect(views.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/ie/customer/my-wishlist', null],
    ['/ie/customer/my-wishlist?view=list', 'true'],
  ]);
  expect(page.querySelector('.cards-list')).not.toBeNull();
});

test('S2-32 an item is taken off in place', async () => {
  const { hydrated, listed } = await aPage(['TULIPS', 'FERN']);
  await hydrated();
  await press('Remove Name of TULIPS from your wishlist');
  expect([names(), await listed()]).toEqual([['Name of FERN'], ['FERN']]);
  expect(screen.getByText('Total items: 1')).toBeDefined();
  expect(await axeFaults(document.body)).toEqual([]);
});

test('S8-11 S4-54 an item is moved to the cart in place, and a notice says so', async () => {
  const { hydrated, cart, said } = await aPage(['TULIPS', 'FERN']);
  await hydrated();
  await press('Add to cart : Name of TULIPS');
  expect([names(), cart.badge]).toEqual([['Name of FERN'], 1]);
  expect(said()).toMatchObject([{ title: 'Wishlist', message: 'You added Name of TULIPS to your shopping cart.' }]);
});

test('S8-10 what the shop refuses stays, and a notice says why', async () => {
  const { hydrated, wire, said } = await aPage(['TULIPS']);
  await hydrated();
  wire.failNext('carts.addLine');
  await press('Add to cart : Name of TULIPS');
  expect(names()).toEqual(['Name of TULIPS']);
  expect(said()).toMatchObject([{ type: 'danger', title: 'Wishlist error' }]);
});

test('S2-6 what needs a choice leads to its page, whose address says that it is on the wishlist', async () => {
  const { node } = await aPage(['POSY']);
  const link = [...markup(node).querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith('Choose'));
  expect(link?.getAttribute('href')).toBe('/ie/posy.html?wishlist=true');
});

test('S8-10 S8-11 what a form has done is said in the same words', async () => {
  const added = markup((await aPage([], { added: 'Tulips' })).node);
  expect(added.querySelector('.success')?.textContent).toContain('You added Tulips to your shopping cart.');
  const refused = markup((await aPage(['TULIPS'], { refusal: { kind: 'out-of-stock' } })).node);
  expect(refused.querySelector('.alert')?.textContent).toMatch(/^Wishlist error/);
});

test('S2-32 an empty wishlist says so, and one that could not be loaded can be asked for again', async () => {
  expect(markup((await aPage([])).node).textContent).toContain('Nothing on your wishlist yet');
  const failed = markup((await aPage([], { wishlist: null, place: { page: 2, itemsPerPage: 10 } })).node);
  expect(failed.querySelector('.alert a')?.getAttribute('href')).toBe('/ie/customer/my-wishlist?page=2');
});

const review = (more: object) => ({
  id: JSON.stringify(more),
  nickname: 'Ann',
  createdAt: '2026-10-01 10:00:00',
  stars: 5,
  title: 'Lovely',
  text: 'x'.repeat(2000),
  product: { uid: 'u', name: 'Tulips' },
  ...more,
});

test('S1-10 S2-31 own reviews name their product, and one that waits says so', async () => {
  const reviews = { reviews: [review({ isPending: true }), review({})], total: null, totalPages: 3, ...PLACE };
  const { container } = draw(<OwnReviewsScreen site={site} reviews={reviews} place={PLACE} />);
  expect(screen.getAllByText('Waiting to be read by us')).toHaveLength(1);
  expect(screen.getAllByText('Tulips, 1 October 2026')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/ie/customer/my-reviews?page=2');
  expect(await axeFaults(container)).toEqual([]);
});

test('S2-31 a customer without reviews is told so', () => {
  const reviews = { reviews: [], total: 0, totalPages: 0, ...PLACE };
  draw(<OwnReviewsScreen site={site} reviews={reviews} place={PLACE} />);
  expect(screen.getByRole('heading', { name: 'None yet' })).toBeDefined();
});

test.each([
  ['S2-31', 'my-reviews', 'My reviews', MyReviewsPage],
  ['S2-32', 'my-wishlist', 'My wishlist', MyWishlistPage],
])('%s /customer/%s has the title “%s”, in the head and above the page', (_id, _path, name, Page) => {
  const { title } = draw(<Page site={site} account="loading" />);
  expect(title()).toBe(`${name} – Posy Ireland`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});
