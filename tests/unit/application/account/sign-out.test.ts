import { makeSignOut } from '../../../../src/application/account/sign-out';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function aSignedInVisitor() {
  const data = aShop();
  const account = signedIn(data);
  const cart = data.shop.openNewCart(account.id);
  data.visitor.rememberCart(cart.id);
  return { ...data, token: data.visitor.token(), cart, signOut: makeSignOut(data) };
}

test('S4-27 S4-28 revokes the token and forgets it and the cart', async () => {
  const { signOut, visitor, shop, token, cart } = aSignedInVisitor();
  await signOut();
  expect(shop.people.whoIs(token).ok).toBe(false);
  expect([visitor.token(), visitor.cartId()]).toEqual([null, null]);
  expect(shop.carts.has(cart.id)).toBe(true);
});

test('forgets all pending payments', async () => {
  const { signOut, paying, cart } = aSignedInVisitor();
  paying.remember(cart.id);
  await signOut();
  expect(paying.cartId()).toBeNull();
});

test.each([
  ['an unreachable backend', { kind: 'unreachable', status: null } as const, 1],
  ['an expired token', { kind: 'unauthorised', message: 'no' } as const, 0],
])('S4-28 S4-30 signs the visitor out in spite of %s', async (_what, failure, logged) => {
  const { signOut, visitor, authSession, wire, log } = aSignedInVisitor();
  wire.failNext('accounts.signOut', failure);
  await signOut();
  expect([visitor.token(), visitor.cartId(), authSession.isSignedIn()]).toEqual([null, null, false]);
  expect(log.entries).toHaveLength(logged);
});
