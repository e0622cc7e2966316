import { act, fireEvent, screen } from '@testing-library/react';
import type { AddToCartRequest } from '../../src/application/cart/add-to-cart';
import { extrasOf } from '../../src/domain/cart/cart-extras';
import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import type { LazyFeatures } from '../../src/ui/view-models/site/lazy-features';
import { CartExtras } from '../../src/ui/components/cart/CartExtras';
import type { CartViewModel } from '../../src/ui/view-models/cart/cart-view-model';
import { aCart, aCartItem } from '../builders/a-cart';
import { aProduct } from '../builders/a-product';
import { aDateOption } from '../builders/an-option';
import { settled } from '../unit/ui/a-schedule';
import { aWishlistTab } from '../unit/ui/a-wishlist-tab';
import { axeFaults } from './cart-axe';
import { sent } from './cart-drawn';
import { aTab, draw, markup } from './drawn';

const DAY = '2026-03-06';
const item = aCartItem({
  uid: 'one',
  name: 'Market Day',
  productSku: 'BOUQUET',
  attributes: [{ label: 'Delivery date', value: DAY, isDay: true }],
});
const cart = aCart({ items: [item] });
const vase = aProduct({ sku: 'VASE', name: 'Posy Vase', type: 'simple', customizableOptions: [aDateOption()] });
const extras = extrasOf(cart, [{ item, products: [vase] }], Date.parse('2026-03-04T09:00:00Z'), aDeliverySchedule());
const site = { storePrefix: '/ie', locale: 'en-GB' };
const shown = (inCart = cart) => <CartExtras extras={extras} cart={inCart} site={site} />;

test('without scripts an extra is a form that names product and day, and comes back to the cart', () => {
  const html = markup(shown());
  expect(html.textContent).toContain('With Market Day, on Friday 6 March 2026');
  expect(sent(html.querySelector('form'))).toEqual(['sku=VASE', 'back=/ie/cart', `option.day=${DAY}`]);
});

test('one press adds the extra for the day, and says so', async () => {
  const added: AddToCartRequest[] = [];
  const tab = aTab();
  const add = async (request: AddToCartRequest) => {
    added.push(request);
    return { ok: true, value: cart } as const;
  };
  const app = { ...tab.app, cart: { add } as unknown as CartViewModel };
  const { container } = draw(shown(), { ...tab, app });
  expect(await axeFaults(container)).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Posy Vase/ })));
  expect(added).toEqual([{ product: extras[0]?.product, quantity: 1, answers: { day: DAY } }]);
  expect(screen.getByRole('status').textContent).toContain('It is in your cart');
});

test('nothing is offered beside a tribute', () => {
  const wreath = aCartItem({ uid: 'wreath', categoryPaths: ['funerals/wreaths'] });
  expect(markup(shown(aCart({ items: [item, wreath] }))).textContent).toBe('');
});

describe('S2-6 on a cart page', () => {
  /** A visitor with tulips on the wishlist presses the button that adds tulips to the cart. */
  async function addTulips(search: string, { isSignedIn = true, isRefused = false } = {}) {
    window.history.replaceState(null, '', `/cart${search}`);
    const customer = await aWishlistTab('TULIPS');
    customer.address.query = search;
    const product = await customer.card('TULIPS');
    const tab = aTab();
    const features = jest.fn(async () => ({ wishlist: async () => customer }) as unknown as LazyFeatures);
    const account = { ...tab.app.account, signedIn: isSignedIn };
    const tulips = [{ product, itemUid: 'one', day: DAY, answers: {} }];
    const app = { ...tab.app, cart: customer.cart, account, features };
    draw(<CartExtras extras={tulips} cart={cart} site={site} />, { ...tab, app });
    if (isRefused) customer.wire.failNext('carts.addLine');
    fireEvent.click(screen.getByRole('button', { name: /Name of TULIPS/ }));
    await act(settled);
    return { ...customer, badge: customer.cart.badge, features };
  }
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('S2-6 with the flag of the wishlist, what is added leaves the wishlist, and a notice says so', async () => {
    const { badge, listed, said } = await addTulips('?wishlist=true');
    expect([badge, await listed()]).toEqual([1, []]);
    const message = 'You added Name of TULIPS to your shopping cart.';
    expect(said()).toEqual([{ type: 'success', title: 'Wishlist', message }]);
  });

  test('S2-6 with the flag, what is refused stays on the wishlist, and a notice says so', async () => {
    const { badge, listed, said } = await addTulips('?wishlist=true', { isRefused: true });
    expect([badge, await listed()]).toEqual([0, ['TULIPS']]);
    expect(said()).toMatchObject([{ type: 'danger', title: 'Wishlist error' }]);
  });

  test.each([
    ['', true],
    ['?wishlist=false', true],
    ['?wishlist=true', false],
  ])('S2-6 at "/cart%s", signed in: %s, the wishlist is not loaded', async (search, isSignedIn) => {
    const { badge, features, listed } = await addTulips(search, { isSignedIn });
    expect([badge, features.mock.calls.length, await listed()]).toEqual([1, 0, ['TULIPS']]);
  });
});
