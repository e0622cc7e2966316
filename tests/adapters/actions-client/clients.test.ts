import { accountClient } from '../../../src/adapters/actions-client/account-client';
import { addressBookClient } from '../../../src/adapters/actions-client/address-book-client';
import { cartClient } from '../../../src/adapters/actions-client/cart-client';
import { listingClient, suggestionsClient } from '../../../src/adapters/actions-client/listing-client';
import { checkoutClient } from '../../../src/adapters/actions-client/checkout-client';
import type { PostAction } from '../../../src/adapters/actions-client/post-action';
import type { Read } from '../../../src/adapters/actions-client/read';
import { reviewsClient } from '../../../src/adapters/actions-client/reviews-client';
import { settingsClient } from '../../../src/adapters/actions-client/shop-settings';
import { wishlistClient } from '../../../src/adapters/actions-client/wishlist-client';
import { FixedClock } from '../../../src/adapters/memory/memory-system';
import type { Captcha } from '../../../src/application/ports/system';
import { cartDigest } from '../../../src/domain/cart/cart-digest';
import { ok, refuse } from '../../../src/domain/shared/result';
import { EMPTY_WISHLIST, type Wishlist } from '../../../src/domain/wishlist/wishlist';
import { aCart } from '../../builders/a-cart';
import { aSavedAddress } from '../../builders/a-customer';
import { aChoice, aConfigurable, aSummary, aVariant } from '../../builders/a-product';

const NOW = Date.parse('2026-03-04T09:00:00Z');
const TOKEN: Captcha = { getToken: async (action) => ok(`token for ${action}`) };

/** Without a connection these wait for one. */
const WAITS = { waits: true };

interface Shown {
  readonly isSignedIn?: boolean;
  readonly shown?: string | null;
}

/** A server that returns `value` for every request, and the requests it received. */
function aServer(value: unknown = null, { isSignedIn = true, shown = 'cart-1' }: Shown = {}) {
  const sent: unknown[] = [];
  const answer = (...request: readonly unknown[]) => {
    sent.push(request);
    return Promise.resolve(ok(value));
  };
  const post = answer as unknown as PostAction;
  const read = answer as unknown as Read;
  const clock = new FixedClock(NOW);
  return { post, read, clock, captcha: TOKEN, isSignedIn: () => isSignedIn, shownCart: () => shown, sent };
}

describe('The cart', () => {
  test('S5-12 sends a product by its sku with its configuration, and never a price', async () => {
    const server = aServer(aCart(), { shown: null });
    const configurable = aChoice({ chosen: ['size-l'], variant: aVariant() });
    await cartClient(server).addToCart({ product: aConfigurable({ configurable }), quantity: 2, answers: {} });
    expect(server.sent).toEqual([
      ['add-to-cart', { cart: null, sku: 'POSY', chosen: ['size-l'], answers: {}, quantity: 2 }, WAITS],
    ]);
  });

  test('refuses a quantity of 0, an empty group and an unknown line, and sends nothing', async () => {
    const server = aServer();
    const client = cartClient(server);
    expect(await client.changeQuantity('item', 0)).toMatchObject({ reason: { kind: 'quantity-invalid' } });
    expect(await client.addGroup('TABLE', [], {})).toEqual(refuse({ kind: 'nothing-selected' }));
    const cart = aCart();
    expect(await client.removeItem(cart, 'not there')).toEqual(ok(cart));
    expect(server.sent).toEqual([]);
  });

  test('a browser that cannot keep a cart is told why, and nothing is sent', async () => {
    const server = aServer();
    const reason = { kind: 'rejected', code: 'UNDEFINED', message: 'No cookies' } as const;
    const client = cartClient({ ...server, obstacle: () => reason });
    expect(await client.addToCart({ product: aConfigurable(), quantity: 1, answers: {} })).toEqual(refuse(reason));
    expect(await client.addGroup('TABLE', [{ product: aSummary(), quantity: 1 }], {})).toEqual(refuse(reason));
    expect(server.sent).toEqual([]);
  });

  test('names the displayed cart in every change', async () => {
    const server = aServer();
    const client = cartClient(server);
    const cart = aCart();
    await client.changeQuantity('item', 3, true);
    await client.removeItem(cart, cart.items[0]?.uid ?? '');
    await client.applyCoupon(' TENTH ');
    await client.clearCart();
    await client.addGroup('TABLE', [{ product: aSummary({ sku: 'FERN' }), quantity: 2 }], {
      'group-day': '2026-03-06',
    });
    expect(server.sent).toEqual([
      ['change-quantity', { cart: 'cart-1', item: 'item', quantity: 3 }, { atOnce: true, ...WAITS }],
      ['remove-item', { cart: 'cart-1', item: cart.items[0]?.uid }, WAITS],
      ['apply-coupon', { cart: 'cart-1', code: 'TENTH' }, WAITS],
      ['clear-cart', { cart: 'cart-1' }, WAITS],
      [
        'add-group',
        { cart: 'cart-1', sku: 'TABLE', quantities: { FERN: 2 }, answers: { 'group-day': '2026-03-06' } },
        WAITS,
      ],
    ]);
  });
});

test('an order names the displayed cart, its digest, the payment method and its attempt', async () => {
  const server = aServer();
  const cart = aCart({ id: 'shown' });
  const order = { shown: cart, payment: 'cash', attemptKey: 'k', captchaToken: 'human' };
  await checkoutClient(server).placeOrder(order);
  await checkoutClient(server).traceOrder('shown', { key: 'k', ageMs: 3 });
  await checkoutClient(server).attachEmail('ann@example.org');
  expect(server.sent).toEqual([
    ['place-order', { cart: 'shown', digest: cartDigest(cart), payment: 'cash', attempt: 'k', captchaToken: 'human' }],
    ['trace-order', { cart: 'shown', attempt: 'k', ageMs: 3 }, WAITS],
    ['attach-email', { cart: 'cart-1', email: 'ann@example.org' }],
  ]);
});

describe('The account', () => {
  test('sends one captcha token with each action that needs one', async () => {
    const server = aServer({ cart: null });
    const client = accountClient(server);
    await client.signIn({ email: 'ann@example.org', password: ' p ' });
    await client.register({ email: 'a@b.c', firstName: 'A', lastName: 'B', password: 'p', isSubscribed: false });
    await client.requestReset('ann@example.org');
    await client.resetPassword('ann@example.org', 'p', null);
    await client.resetPassword('ann@example.org', 'p', 'handle');
    expect(server.sent).toEqual([
      ['sign-in', { email: 'ann@example.org', password: ' p ', captchaToken: 'token for sign-in' }],
      ['register', expect.objectContaining({ email: 'a@b.c', captchaToken: 'token for register' })],
      ['request-password-reset', { email: 'ann@example.org', captchaToken: 'token for request-reset' }],
      ['reset-password', { email: 'ann@example.org', password: 'p', captchaToken: 'token for reset-password' }],
      [
        'reset-password',
        { email: 'ann@example.org', password: 'p', captchaToken: 'token for reset-password', link: 'handle' },
      ],
    ]);
  });

  test('S8-29 sends nothing without a token', async () => {
    const server = aServer();
    const failure = { kind: 'no-captcha', why: 'not-executed' } as const;
    const client = accountClient({ ...server, captcha: { getToken: async () => refuse(failure) } });
    expect(await client.signIn({ email: 'a@b.c', password: 'p' })).toEqual(refuse(failure));
    expect(server.sent).toEqual([]);
  });

  test('S6-5 S7-22 a guest has no addresses; a default is changed once', async () => {
    const guest = aServer(null, { isSignedIn: false });
    expect(await addressBookClient(guest).loadAddresses()).toEqual(ok([]));
    const address = aSavedAddress({ id: '7', isDefaultDelivery: true, isDefaultBilling: false });
    expect(await addressBookClient(guest).makeDefault(address, 'delivery')).toEqual(ok(address));
    expect(guest.sent).toEqual([]);
    const server = aServer(address);
    await addressBookClient(server).makeDefault(address, 'billing');
    const { id, ...written } = address;
    expect(server.sent).toEqual([['change-address', { id, address: { ...written, isDefaultBilling: true } }]]);
  });
});

describe('The wishlist', () => {
  const tulips = aSummary({ sku: 'TULIPS' });
  const list: Wishlist = { ...EMPTY_WISHLIST, items: [{ id: 'w1', quantity: 1, product: tulips }], total: 1 };
  const open = (server: ReturnType<typeof aServer>, unsupported: string[] = []) =>
    wishlistClient({
      ...server,
      whileAdding: (request, send) => send(request),
      onUnsupported: (type) => void unsupported.push(type),
    });

  test("S6-4 S6-7 a guest's is empty, without a request", async () => {
    const server = aServer(null, { isSignedIn: false });
    expect(await open(server).loadWishlist()).toEqual(ok(EMPTY_WISHLIST));
    expect(await open(server).countWishlist()).toEqual(ok(0));
    expect(server.sent).toEqual([]);
  });

  test('S4-52 S5-24 adds and removes by one toggle, and changes nothing twice', async () => {
    const server = aServer(list);
    const { toggleItem, removeFromWishlist } = open(server);
    await removeFromWishlist(EMPTY_WISHLIST, tulips);
    expect(server.sent).toEqual([]);
    await toggleItem(EMPTY_WISHLIST, tulips);
    await toggleItem(list, tulips);
    expect(server.sent).toEqual([
      ['add-wish', { sku: 'TULIPS', parentSku: null, quantity: 1, isBundle: false }],
      ['remove-wish', { item: 'w1' }],
    ]);
  });

  test('S5-25 logs an unsupported product type, and sends nothing', async () => {
    const [server, unsupported] = [aServer(), [] as string[]];
    const odd = aSummary({ type: 'unknown', typeName: 'GiftCard' });
    expect(await open(server, unsupported).toggleItem(EMPTY_WISHLIST, odd)).toMatchObject({
      reason: { kind: 'type-not-supported' },
    });
    expect([server.sent, unsupported]).toEqual([[], ['GiftCard']]);
  });

  test('S4-54 moves an item into the cart with one request', async () => {
    const server = aServer({ cart: aCart(), wishlist: EMPTY_WISHLIST });
    const outcome = await open(server).moveToCart(list, { product: tulips, quantity: 1, answers: {} });
    expect(outcome).toEqual({ kind: 'moved', name: tulips.name, wishlist: EMPTY_WISHLIST });
    expect(server.sent).toEqual([
      ['move-wish', { cart: 'cart-1', sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 }],
    ]);
  });

  test('S4-55 keeps an item that the cart refuses', async () => {
    const server = aServer();
    const product = { ...tulips, availability: { inStock: false, onlyLeft: null } };
    const outcome = await open(server).moveToCart(list, { product, quantity: 1, answers: {} });
    expect([outcome, server.sent]).toEqual([{ kind: 'kept', reason: { kind: 'out-of-stock' } }, []]);
  });

  test('S4-54 removes an added product from the list, and ignores one that is not on it', async () => {
    const server = aServer(EMPTY_WISHLIST);
    const { removeMovedItem } = open(server);
    expect(await removeMovedItem(EMPTY_WISHLIST, tulips, ok(aCart()))).toEqual({ kind: 'not-listed' });
    expect(server.sent).toEqual([]);
    expect(await removeMovedItem(null, tulips, ok(aCart()))).toEqual({
      kind: 'moved',
      name: tulips.name,
      wishlist: EMPTY_WISHLIST,
    });
    expect(server.sent).toEqual([['follow-wish', { sku: 'TULIPS', uid: tulips.uid }]]);
  });
});

describe('Reads', () => {
  test('S2-115 a listing sends the parameters that filter, sort or page it', async () => {
    const server = aServer();
    const { openCategory, searchProducts } = listingClient(server.read);
    await openCategory('c1', { colour: ['red', 'white'], sort: 'price_ASC', gclid: 'x', view: 'list' });
    await searchProducts({ term: 'roses', page: '2' });
    expect(server.sent).toEqual([
      ['category', expect.objectContaining({ uid: 'c1', colour: ['red', 'white'], sort: 'price_ASC' })],
      ['search', expect.objectContaining({ term: 'roses', page: 2 })],
    ]);
    expect(JSON.stringify(server.sent)).not.toMatch(/gclid|view/);
  });

  test('S9-11 a search without a term or with too short a term sends nothing', async () => {
    const server = aServer();
    expect(await listingClient(server.read).searchProducts({})).toMatchObject({ ok: true, value: { filters: [] } });
    expect(await suggestionsClient(server.read)('ro')).toMatchObject({ ok: true, value: { term: null, products: [] } });
    expect(server.sent).toEqual([]);
  });

  test('settings are loaded once, and again after a failure', async () => {
    let reads = 0;
    const read = (async () => {
      reads += 1;
      return reads === 1 ? refuse({ kind: 'unreachable', status: null }) : ok({ stores: [] });
    }) as unknown as Read;
    const settings = settingsClient(read);
    expect([await settings(), await settings(), await settings(), reads]).toEqual([
      null,
      { stores: [] },
      { stores: [] },
      2,
    ]);
  });
});

test('S7-14 an incomplete review is not sent, and a complete one is sent trimmed with its token', async () => {
  const server = aServer();
  const { writeReview } = reviewsClient(server);
  const draft = { sku: 'TULIPS', nickname: ' Ann ', title: ' Lovely ', text: '', ratings: {} };
  expect(await writeReview(draft, [])).toMatchObject({ reason: { kind: 'draft-refused' } });
  expect(server.sent).toEqual([]);
  await writeReview({ ...draft, text: ' They lasted. ' }, []);
  const trimmed = { sku: 'TULIPS', nickname: 'Ann', title: 'Lovely', text: 'They lasted.', ratings: {} };
  expect(server.sent).toEqual([['write-review', { ...trimmed, captchaToken: 'token for write-review' }]]);
});
