import { act, fireEvent, screen, within } from '@testing-library/react';
import { ProductCards } from '../../../src/ui/components/catalogue/ProductCards';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { settled } from '../../unit/ui/a-schedule';
import { aWishlistTab } from '../../unit/ui/a-wishlist-tab';
import { axeFaults } from '../cart-axe';
import { aTab, draw, markup, someSiteProps } from '../drawn';

/** Two cards in the browser of a customer with these products on the wishlist, or of a guest. */
async function cards(skus: readonly string[], { signedIn = true, hasWishlists = true } = {}) {
  const customer = await aWishlistTab(...skus);
  let loaded = 0;
  const features = async () => {
    loaded += 1;
    return { wishlist: async () => ({ wishes: customer.wishes }) } as unknown as LazyFeatures;
  };
  const tab = aTab(features);
  const account = { ...tab.app.account, signedIn };
  const products = [await customer.card('TULIPS'), await customer.card('FERN')];
  const node = (
    <ProductCards products={products} view="grid" site={someSiteProps({ hasWishlists })} back="/" place="listing" />
  );
  const shown = { ...tab, app: { ...tab.app, account } };
  customer.wire.calls.length = 0;
  return { ...customer, node, tab: shown, loads: () => loaded, drawn: () => act(async () => void draw(node, shown)) };
}

const heart = (name: string) => screen.findByRole('button', { name });
const hearts = () => screen.queryAllByRole('button', { name: /wishlist$/ });

test('S6-8 S1-4 a guest has no hearts, and does not load their script', async () => {
  const { drawn, loads } = await cards([], { signedIn: false });
  await drawn();
  expect([hearts(), loads()]).toEqual([[], 0]);
});

test('S6-8 the HTML of a card, which everybody shares, has no heart', async () => {
  const { node, tab } = await cards([], { signedIn: false });
  expect(markup(node, tab).querySelector('.heart, .heart-words')).toBeNull();
});

test('a shop without wishlists has no hearts', async () => {
  const { drawn } = await cards([], { hasWishlists: false });
  await drawn();
  expect(hearts()).toEqual([]);
});

test('S1-4 S6-8 every card of a customer has a heart, filled for what is on the wishlist, by one request', async () => {
  const { drawn, wire } = await cards(['FERN']);
  await drawn();
  await heart('Remove Name of FERN from your wishlist');
  await heart('Add Name of TULIPS to your wishlist');
  expect(wire.calls.filter((call) => call === 'wishlists.page')).toHaveLength(1);
  expect(await axeFaults(screen.getByRole('list'))).toEqual([]);
});

test('a heart turns before the shop has answered', async () => {
  const { drawn, listed } = await cards([]);
  await drawn();
  fireEvent.click(await heart('Add Name of TULIPS to your wishlist'));
  const card = screen.getAllByRole('listitem')[0] as HTMLElement;
  expect(within(card).getByRole('button', { name: 'Remove Name of TULIPS from your wishlist' })).toBeDefined();
  await act(settled);
  expect(await listed()).toEqual(['TULIPS']);
});

test('a heart turns back when the shop refuses it', async () => {
  const { drawn, wire, said } = await cards([]);
  await drawn();
  const pressed = await heart('Add Name of TULIPS to your wishlist');
  wire.failNext('wishlists.add');
  fireEvent.click(pressed);
  await act(settled);
  expect(pressed.getAttribute('aria-label')).toBe('Add Name of TULIPS to your wishlist');
  expect(said()).toMatchObject([{ type: 'danger', title: 'Wishlist error' }]);
});
