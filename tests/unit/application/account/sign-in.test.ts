import { makeOpenCustomerCart } from '../../../../src/application/account/open-customer-cart';
import { makeSignIn } from '../../../../src/application/account/sign-in';
import type { Captcha } from '../../../../src/application/ports/captcha';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { anAccount, PASSWORD } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { noCaptcha } from './no-captcha';

const ANN = { email: ' ann@example.org ', password: PASSWORD };

/** A guest with a tulip in the cart, and Ann's account. */
async function aGuest(captcha: Captcha = noCaptcha) {
  const data = aShop();
  const account = anAccount(data.shop);
  const guestCart = data.shop.openNewCart();
  data.visitor.rememberCart(guestCart.id);
  await data.carts.addLine(guestCart.id, { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [] });
  data.wire.calls.length = 0;
  const openCustomerCart = makeOpenCustomerCart(data);
  return {
    ...data,
    account,
    guestCart,
    openCustomerCart,
    signInAs: makeSignIn({ ...data, openCustomerCart, captcha }),
  };
}

const skusOf = (cart: { readonly items: readonly { readonly sku: string }[] } | null) =>
  cart?.items.map(({ sku }) => sku);

test('S4-21 S4-22 S4-23 signing in stores the token, marks the visitor signed in and fetches their cart', async () => {
  const { signInAs, visitor, signIn, wire } = await aGuest();
  visitor.forgetCart();
  const welcome = await signInAs(ANN);
  expect(welcome.ok).toBe(true);
  expect(visitor.token()).toMatch(/^token-/);
  expect(signIn.isSignedIn()).toBe(true);
  expect(wire.calls).toEqual(['accounts.signIn', 'customerCarts.own']);
});

test('S4-24 a guest’s cart of another id is merged into the customer’s, and that id is stored', async () => {
  const { signInAs, visitor, shop, guestCart, wire } = await aGuest();
  const welcome = await signInAs(ANN);
  const cart = welcome.ok ? welcome.value.cart : null;
  expect(skusOf(cart)).toEqual(['TULIPS']);
  expect(cart?.id).not.toBe(guestCart.id);
  expect(visitor.cartId()).toBe(cart?.id);
  expect(shop.carts.has(guestCart.id)).toBe(false);
  expect(wire.calls).toEqual(['accounts.signIn', 'customerCarts.own', 'customerCarts.merge']);
});

test('S4-24 what lay in both carts is in the merged one', async () => {
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
  const welcome = await signInAs(ANN);
  expect(welcome.ok && skusOf(welcome.value.cart)).toEqual(['FERN', 'TULIPS']);
});

test('S4-25 without a guest’s cart the customer’s is used, and its id is stored', async () => {
  const { signInAs, visitor, wire } = await aGuest();
  visitor.forgetCart();
  const welcome = await signInAs(ANN);
  expect(welcome.ok && welcome.value.cart?.id).toBe(visitor.cartId());
  expect(visitor.cartId()).not.toBeNull();
  expect(wire.calls).toEqual(['accounts.signIn', 'customerCarts.own']);
});

test('S4-25 a cart in hand that is the customer’s own is not merged with itself', async () => {
  const { signInAs, visitor, shop, account, guestCart } = await aGuest();
  shop.keep({ ...(shop.carts.get(guestCart.id) ?? guestCart), owner: account.id });
  shop.people.keep({ ...account, cartId: guestCart.id });
  expect(await signInAs(ANN)).toMatchObject({
    ok: true,
    value: { cart: { id: guestCart.id, items: [{ sku: 'TULIPS', quantity: 2 }] } },
  });
  expect(visitor.cartId()).toBe(guestCart.id);
});

test('S4-26 when merging fails the customer’s cart stands, and the log tells', async () => {
  const { signInAs, visitor, wire, log, guestCart } = await aGuest();
  wire.failNext('customerCarts.merge', { kind: 'rejected', code: 'UNDEFINED', message: 'Too many things' });
  const welcome = await signInAs(ANN);
  expect(welcome.ok && welcome.value.cart?.items).toEqual([]);
  expect(visitor.cartId()).not.toBe(guestCart.id);
  expect(log.entries).toHaveLength(1);
});

test('S4-24 when the customer’s cart cannot be had the sign-in stands, and the cart in hand stays', async () => {
  const { signInAs, visitor, signIn, wire, guestCart } = await aGuest();
  wire.failNext('customerCarts.own');
  expect(await signInAs(ANN)).toEqual({ ok: true, value: { cart: null } });
  expect([signIn.isSignedIn(), visitor.cartId()]).toEqual([true, guestCart.id]);
});

test.each([
  ['a wrong password', { ...ANN, password: 'passw0rd?' }],
  ['an address nobody has', { ...ANN, email: 'bea@example.org' }],
])('with %s nothing is stored and nobody is signed in', async (_what, credentials) => {
  const { signInAs, visitor, signIn, wire, guestCart } = await aGuest();
  expect(await signInAs(credentials)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect([visitor.token(), signIn.isSignedIn(), visitor.cartId()]).toEqual([null, false, guestCart.id]);
  expect(wire.calls).toEqual(['accounts.signIn']);
});

test('S5-11 a proof of being human is asked for this act, and goes along', async () => {
  const acts: string[] = [];
  const data = await aGuest();
  const given: (string | null)[] = [];
  const signInAs = makeSignIn({
    ...data,
    captcha: { getToken: async (act) => (acts.push(act), ok('human-1')) },
    accounts: {
      signIn: (credentials, captcha) => {
        given.push(captcha);
        return data.accounts.signIn(credentials);
      },
    },
  });
  expect((await signInAs(ANN)).ok).toBe(true);
  expect([acts, given]).toEqual([['sign-in'], ['human-1']]);
});

test('without the proof that is asked for nobody is asked to sign in', async () => {
  const fault = { kind: 'no-captcha', why: 'script-not-loaded' } as const;
  const { signInAs, wire } = await aGuest({ getToken: async () => refuse(fault) });
  expect(await signInAs(ANN)).toEqual({ ok: false, reason: fault });
  expect(wire.calls).toEqual([]);
});

test('S6-2 whoever signs in is a customer and nothing more: the shop knows guests and customers', async () => {
  const { signInAs, signIn, accounts } = await aGuest();
  expect(signIn.isSignedIn()).toBe(false);
  await signInAs(ANN);
  expect(signIn.isSignedIn()).toBe(true);
  const customer = await accounts.customer();
  expect(customer.ok && Object.keys(customer.value).filter((name) => /role|group|admin|right/i.test(name))).toEqual([]);
});
