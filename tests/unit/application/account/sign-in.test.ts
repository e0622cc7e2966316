import { makeMergeGuestCart } from '../../../../src/application/account/merge-guest-cart';
import { makeSignIn } from '../../../../src/application/account/sign-in';
import { anAccount, PASSWORD } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { withoutCaptcha } from './no-captcha';

const ANN = { email: ' ann@example.org ', password: PASSWORD };

/** A guest with tulips in the cart; Ann has an account. */
async function aGuest() {
  const data = aShop();
  const account = anAccount(data.shop);
  const guestCart = data.shop.openNewCart();
  data.visitor.rememberCart(guestCart.id);
  await data.carts.addLine(guestCart.id, { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [] });
  data.wire.calls.length = 0;
  const mergeGuestCart = makeMergeGuestCart(data);
  return {
    ...data,
    account,
    guestCart,
    mergeGuestCart,
    signInAs: withoutCaptcha(makeSignIn({ ...data, mergeGuestCart })),
  };
}

const skusOf = (cart: { readonly items: readonly { readonly sku: string }[] } | null) =>
  cart?.items.map(({ sku }) => sku);

test('S4-21 S4-22 S4-23 stores the token, marks the visitor as signed in and loads the customer cart', async () => {
  const { signInAs, visitor, authSession, wire } = await aGuest();
  visitor.forgetCart();
  const result = await signInAs(ANN);
  expect(result.ok).toBe(true);
  expect(visitor.token()).toMatch(/^token-/);
  expect(authSession.isSignedIn()).toBe(true);
  expect(wire.calls).toEqual(['accounts.signIn', 'customerCarts.own']);
});

test('S4-24 merges a guest cart into the customer cart and stores the id of the merged cart', async () => {
  const { signInAs, visitor, shop, guestCart, wire } = await aGuest();
  const result = await signInAs(ANN);
  const cart = result.ok ? result.value.cart : null;
  expect(skusOf(cart)).toEqual(['TULIPS']);
  expect(cart?.id).not.toBe(guestCart.id);
  expect(visitor.cartId()).toBe(cart?.id);
  expect(shop.carts.has(guestCart.id)).toBe(false);
  expect(wire.calls).toEqual(['carts.find', 'accounts.signIn', 'customerCarts.own', 'customerCarts.merge']);
});

describe('What the merge of the carts could not keep', () => {
  const shortfalls = async ({ signInAs }: Awaited<ReturnType<typeof aGuest>>) => {
    const result = await signInAs(ANN);
    return result.ok ? result.value.shortfalls : null;
  };

  test('S4-24 names a product of which both carts together have more than there is', async () => {
    const guest = await aGuest();
    const own = guest.shop.openNewCart(guest.account.id);
    guest.shop.people.keep({ ...guest.account, cartId: own.id });
    guest.shop.keep({ ...own, lines: guest.shop.carts.get(guest.guestCart.id)?.lines ?? [] });
    guest.shop.restock('TULIPS', 3);
    expect(await shortfalls(guest)).toEqual([{ sku: 'TULIPS', name: 'Name of TULIPS', wanted: 4, kept: 3 }]);
  });

  test('S4-24 names a product that was left out', async () => {
    const guest = await aGuest();
    guest.shop.restock('TULIPS', 0);
    expect(await shortfalls(guest)).toEqual([{ sku: 'TULIPS', name: 'Name of TULIPS', wanted: 2, kept: 0 }]);
    expect(guest.visitor.take()).toBe('cart-reduced');
  });

  test('S4-24 is nothing when everything was kept, and when there was no guest cart', async () => {
    const guest = await aGuest();
    expect([await shortfalls(guest), guest.visitor.take()]).toEqual([[], null]);
    const other = await aGuest();
    other.visitor.forgetCart();
    expect(await shortfalls(other)).toEqual([]);
  });

  test('is nothing when the guest cart could not be read, and the visitor is signed in', async () => {
    const guest = await aGuest();
    guest.shop.restock('TULIPS', 1);
    guest.wire.failNext('carts.find');
    expect([await shortfalls(guest), guest.authSession.isSignedIn()]).toEqual([[], true]);
  });
});

test('S4-24 keeps the items of both carts in the merged cart', async () => {
  const { signInAs, shop, account } = await aGuest();
  const own = shop.openNewCart(account.id);
  shop.people.keep({ ...account, cartId: own.id });
  shop.people.signIn('t', account);
  const fern = shop.data.products.find(({ product }) => product.sku === 'FERN');
  if (fern === undefined) throw new Error('no fern');
  shop.keep({
    ...own,
    lines: [{ uid: 'f', products: fern, variant: null, quantity: 1, entered: [], selected: [], parts: [] }],
  });
  const result = await signInAs(ANN);
  expect(result.ok && skusOf(result.value.cart)).toEqual(['FERN', 'TULIPS']);
});

test('S4-25 uses the customer cart and stores its id when there is no guest cart', async () => {
  const { signInAs, visitor, wire } = await aGuest();
  visitor.forgetCart();
  const result = await signInAs(ANN);
  expect(result.ok && result.value.cart?.id).toBe(visitor.cartId());
  expect(visitor.cartId()).not.toBeNull();
  expect(wire.calls).toEqual(['accounts.signIn', 'customerCarts.own']);
});

test('S4-25 does not merge the active cart with itself when it is the customer cart', async () => {
  const { signInAs, visitor, shop, account, guestCart } = await aGuest();
  shop.keep({ ...(shop.carts.get(guestCart.id) ?? guestCart), owner: account.id });
  shop.people.keep({ ...account, cartId: guestCart.id });
  expect(await signInAs(ANN)).toMatchObject({
    ok: true,
    value: { cart: { id: guestCart.id, items: [{ sku: 'TULIPS', quantity: 2 }] } },
  });
  expect(visitor.cartId()).toBe(guestCart.id);
});

test('S4-26 uses the customer cart, with the guest’s lines, and logs an error when merging fails', async () => {
  const { signInAs, visitor, wire, log, guestCart } = await aGuest();
  wire.failNext('customerCarts.merge', { kind: 'rejected', code: 'UNDEFINED', message: 'Too many things' });
  const result = await signInAs(ANN);
  expect(result.ok && skusOf(result.value.cart)).toEqual(['TULIPS']);
  expect(visitor.cartId()).not.toBe(guestCart.id);
  expect(log.entries).toHaveLength(1);
});

test('S4-24 stays signed in and keeps the active cart when the customer cart cannot be loaded', async () => {
  const { signInAs, visitor, authSession, wire, guestCart } = await aGuest();
  wire.failNext('customerCarts.own');
  expect(await signInAs(ANN)).toEqual({ ok: true, value: { cart: null, shortfalls: [] } });
  expect([authSession.isSignedIn(), visitor.cartId()]).toEqual([true, guestCart.id]);
});

test.each([
  ['a wrong password', { ...ANN, password: 'passw0rd?' }],
  ['an unknown address', { ...ANN, email: 'bea@example.org' }],
])('stores nothing and stays a guest with %s', async (_what, credentials) => {
  const { signInAs, visitor, authSession, wire, guestCart } = await aGuest();
  expect(await signInAs(credentials)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect([visitor.token(), authSession.isSignedIn(), visitor.cartId()]).toEqual([null, false, guestCart.id]);
  expect(wire.calls).toEqual(['carts.find', 'accounts.signIn']);
});

test('S5-11 sends the captcha token with the credentials', async () => {
  const data = await aGuest();
  const sent: (string | null)[] = [];
  const signInAs = makeSignIn({
    ...data,
    accounts: {
      signIn: (credentials, captcha) => {
        sent.push(captcha);
        return data.accounts.signIn(credentials);
      },
    },
  });
  expect((await signInAs({ ...ANN, captchaToken: 'token-1' })).ok).toBe(true);
  expect(sent).toEqual(['token-1']);
});
