import { MiddlewareCustomerCarts } from '../../../../src/adapters/graphql-middleware/cart/middleware-customer-carts';
import type { MemoryWire } from '../../../../src/adapters/memory/memory-wire';
import { makeLoadCustomerCart, makeMergeGuestCart } from '../../../../src/application/account/merge-guest-cart';
import { makeSignIn } from '../../../../src/application/account/sign-in';
import { makeLoadCart } from '../../../../src/application/cart/load-cart';
import type { CustomerCarts } from '../../../../src/application/ports/cart';
import type { Failure } from '../../../../src/application/ports/failures';
import { refuse } from '../../../../src/domain/shared/result';
import { anAccount, PASSWORD, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { aCartWire } from '../../adapters/graphql-middleware/a-wire';
import { cartCallsOn } from '../../adapters/graphql-middleware/cart/recorded-cart-calls';
import { data, recordedCalls, NO_RESPONSE } from '../../adapters/graphql-middleware/recorded-calls';

/** Makes the next request for the customer cart fail. */
function failNextCustomerCart(wire: MemoryWire, failure?: Failure) {
  wire.failNext('customerCarts.own', failure);
}

const REJECTED: Failure = { kind: 'rejected', code: 'UNDEFINED', message: 'Too many things' };

/** Its methods are on its class, so they are not copied. */
function withOwn({ customerCarts }: { readonly customerCarts: CustomerCarts }): CustomerCarts {
  return {
    own: () => customerCarts.own(),
    merge: (cartId) => customerCarts.merge(cartId),
    guestLines: (cartId) => customerCarts.guestLines(cartId),
    removeGuestLine: (cartId, uid) => customerCarts.removeGuestLine(cartId, uid),
  };
}

function aLoader() {
  const data = aShop();
  const parts = {
    mergeGuestCart: makeMergeGuestCart(data),
    loadGuestCart: makeLoadCart(data),
  };
  return { ...data, load: makeLoadCustomerCart({ ...data, ...parts }) };
}

test('loads a guest cart for a guest', async () => {
  const { load, wire, cartSession } = aLoader();
  expect(await load()).toMatchObject({ ok: true, value: { id: cartSession.cartId() } });
  expect(wire.calls).toEqual(['carts.open', 'carts.find']);
});

test('S4-37 loads the customer cart, replaces the remembered id and stores the new one', async () => {
  const data = aLoader();
  const account = signedIn(data);
  data.cartSession.rememberCart('left-over');
  const cart = await data.load();
  expect(cart).toMatchObject({ ok: true, value: { id: data.cartSession.cartId() } });
  expect(data.shop.carts.get(data.cartSession.cartId() ?? '')?.owner).toBe(account.id);
  expect(data.wire.calls).toEqual(['customerCarts.own', 'customerCarts.merge', 'customerCarts.guestLines']);
});

test('S4-37 merges nothing when the customer cart is already active', async () => {
  const data = aLoader();
  signedIn(data);
  const first = await data.load();
  data.wire.calls.length = 0;
  expect(await data.load()).toEqual(first);
  expect(data.wire.calls).toEqual(['customerCarts.own']);
});

describe('A guest cart that is still active after sign-in', () => {
  /** Ann signs in with tulips in a guest cart while the customer cart cannot be loaded. */
  async function anUnmergedCart() {
    const data = aLoader();
    anAccount(data.shop);
    const guest = data.shop.openNewCart();
    data.cartSession.rememberCart(guest.id);
    await data.carts.addLine(guest.id, { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [] });
    failNextCustomerCart(data.wire);
    const signIn = makeSignIn({ ...data, mergeGuestCart: makeMergeGuestCart(data) });
    const result = await signIn({ email: 'ann@example.org', password: PASSWORD, captchaToken: null });
    expect(result).toEqual({ ok: true, value: { cart: null, shortfalls: [] } });
    return { ...data, guest };
  }

  test('S4-24 is merged by the next load without losing items', async () => {
    const data = await anUnmergedCart();
    const cart = await data.load();
    expect(cart).toMatchObject({ ok: true, value: { id: data.cartSession.cartId(), items: [{ sku: 'TULIPS' }] } });
    expect(data.cartSession.cartId()).not.toBe(data.guest.id);
  });

  test('S4-24 is merged after several transient failures and a page reload', async () => {
    const data = await anUnmergedCart();
    failNextCustomerCart(data.wire);
    expect(await data.load()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(data.cartSession.cartId()).toBe(data.guest.id);
    // A new page starts with only what the browser stores.
    const parts = {
      mergeGuestCart: makeMergeGuestCart(data),
      loadGuestCart: makeLoadCart(data),
    };
    const cart = await makeLoadCustomerCart({ ...data, ...parts })();
    expect(cart).toMatchObject({ ok: true, value: { items: [{ sku: 'TULIPS' }] } });
  });

  test('S4-24 stays active when the middleware call for the customer cart is unreachable', async () => {
    const { carts, log, cartSession, notices } = aShop();
    const own = data('customerCart', aCartWire({ id: 'own' }));
    const merged = data('mergeCarts', aCartWire({ id: 'own' }));
    const wire = recordedCalls({
      customerCart: [NO_RESPONSE, own],
      mergeCarts: [merged],
      customQuery: [data('cart', aCartWire({ id: 'own' }))],
    });
    cartSession.rememberCart('guest');
    const mergeGuestCart = makeMergeGuestCart({
      carts,
      customerCarts: new MiddlewareCustomerCarts(cartCallsOn(wire.call), wire.call),
      cartSession,
      notices,
      log,
    });
    expect(await mergeGuestCart()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(cartSession.cartId()).toBe('guest');
    expect(await mergeGuestCart()).toMatchObject({ ok: true, value: { id: 'own' } });
    expect(wire.calls.find(({ method }) => method === 'mergeCarts')?.args).toEqual([
      { sourceCartId: 'guest', destinationCartId: 'own' },
    ]);
  });

  test('S4-24 is merged by a second attempt when the first fails', async () => {
    const data = await anUnmergedCart();
    data.wire.failNext('customerCarts.merge');
    expect(await data.load()).toMatchObject({
      ok: true,
      value: { id: data.cartSession.cartId(), items: [{ quantity: 2 }] },
    });
  });

  test('S4-24 is merged only once when the response to the merge was lost', async () => {
    const data = await anUnmergedCart();
    let lost = 0;
    const customerCarts: CustomerCarts = {
      ...withOwn(data),
      merge: async (cartId) => {
        const merged = await data.customerCarts.merge(cartId);
        return lost++ === 0 ? refuse({ kind: 'unreachable', status: 504 }) : merged;
      },
    };
    const cart = await makeMergeGuestCart({ ...data, customerCarts })();
    expect(cart).toMatchObject({ ok: true, value: { id: data.cartSession.cartId(), items: [{ quantity: 2 }] } });
  });

  test('S4-26 is replaced by the customer cart when both merge attempts are unreachable', async () => {
    const data = await anUnmergedCart();
    const unreachable = async () => refuse({ kind: 'unreachable', status: null } as const);
    const customerCarts: CustomerCarts = { ...withOwn(data), merge: unreachable };
    const cart = await makeMergeGuestCart({ ...data, customerCarts })();
    expect(cart).toMatchObject({ ok: true, value: { id: data.cartSession.cartId(), items: [] } });
    expect(data.cartSession.leftGuestCart()).toEqual({ cartId: data.guest.id, doubtful: [] });
    expect(await data.load()).toMatchObject({ ok: true, value: { items: [{ sku: 'TULIPS', quantity: 2 }] } });
    expect(data.cartSession.leftGuestCart()).toBeNull();
  });

  test('S4-26 its lines move into the customer cart, and it is logged, when the merge is rejected', async () => {
    const data = await anUnmergedCart();
    data.wire.failNext('customerCarts.merge', REJECTED);
    const moved = { id: expect.any(String) as string, items: [{ sku: 'TULIPS', quantity: 2 }] };
    expect(await data.load()).toMatchObject({ ok: true, value: moved });
    expect(data.log.entries.at(-1)?.message).toContain('could not be merged');
    expect(data.shop.carts.get(data.guest.id)?.lines).toEqual([]);
  });

  test('S4-26 a line that is moved but not removed from it is not added again', async () => {
    const data = await anUnmergedCart();
    data.wire.failNext('customerCarts.merge', REJECTED);
    data.wire.failNext('customerCarts.removeGuestLine');
    await data.load();
    expect(data.cartSession.leftGuestCart()?.doubtful).toMatchObject([{ sku: 'TULIPS', taken: 2 }]);
    data.wire.failNext('customerCarts.merge', REJECTED);
    expect(await data.load()).toMatchObject({ ok: true, value: { items: [{ sku: 'TULIPS', quantity: 2 }] } });
    expect(data.cartSession.leftGuestCart()).toBeNull();
  });

  test('S4-26 a line that the shop refuses is not added again before the next sign-in', async () => {
    const data = await anUnmergedCart();
    data.shop.restock('TULIPS', 1);
    data.wire.failNext('customerCarts.merge', REJECTED);
    expect(await data.load()).toMatchObject({ ok: true, value: { items: [] } });
    expect(data.cartSession.leftGuestCart()).toEqual({ cartId: data.guest.id, doubtful: null });
    expect(data.notices.take()).toBe('cart-reduced');
    data.wire.calls.length = 0;
    await data.load();
    expect(data.wire.calls).toEqual(['customerCarts.own']);
  });

  test('S4-38 stays active when the session turns out to have expired, and so does the session', async () => {
    const data = await anUnmergedCart();
    const failure = { kind: 'unauthorised', message: 'over' } as const;
    failNextCustomerCart(data.wire, failure);
    expect(await data.load()).toEqual({ ok: false, reason: failure });
    expect([data.cartSession.isSignedIn(), data.cartSession.cartId()]).toEqual([true, data.guest.id]);
  });
});

test.each([
  { kind: 'unauthorised', message: 'over' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'no' },
  { kind: 'busy', message: 'Too many attempts.' },
] as const)('S4-38 returns a failure of the customer cart and changes no session ($kind)', async (failure) => {
  const data = aLoader();
  signedIn(data);
  data.cartSession.rememberCart('of-the-customer');
  failNextCustomerCart(data.wire, failure);
  expect(await data.load()).toEqual({ ok: false, reason: failure });
  expect([data.cartSession.isSignedIn(), data.cartSession.cartId()]).toEqual([true, 'of-the-customer']);
  expect(data.wire.calls).toEqual(['customerCarts.own']);
});

test('keeps session and cart when the backend is unreachable', async () => {
  const data = aLoader();
  signedIn(data);
  data.cartSession.rememberCart('of-the-customer');
  data.wire.disconnect();
  expect(await data.load()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect([data.cartSession.isSignedIn(), data.cartSession.cartId()]).toEqual([true, 'of-the-customer']);
});
