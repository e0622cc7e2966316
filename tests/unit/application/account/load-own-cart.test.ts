import { makeLoadOwnCart } from '../../../../src/application/account/load-own-cart';
import { makeSignOut } from '../../../../src/application/account/sign-out';
import { makeLoadCart } from '../../../../src/application/cart/load-cart';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function aLoader() {
  const world = aShop();
  const parts = { signOut: makeSignOut(world), loadGuestCart: makeLoadCart(world) };
  return { ...world, load: makeLoadOwnCart({ ...world, ...parts }) };
}

test('a guest’s cart is loaded as ever', async () => {
  const { load, wire, visitor } = aLoader();
  expect(await load()).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
  expect(wire.calls).toEqual(['carts.create', 'carts.find']);
});

test('S4-37 whoever is signed in gets their own cart, whatever was remembered, and its id is stored', async () => {
  const world = aLoader();
  const account = signedIn(world);
  world.visitor.rememberCart('left-over');
  const cart = await world.load();
  expect(cart).toMatchObject({ ok: true, value: { id: world.visitor.cartId() } });
  expect(world.shop.carts.get(world.visitor.cartId() ?? '')?.owner).toBe(account.id);
  expect(world.wire.calls).toEqual(['customerCarts.own']);
});

test.each([
  { kind: 'unauthorised', message: 'over' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'no' },
] as const)(
  'S4-38 when the shop has none for them ($kind) the token is dropped and a guest’s cart used',
  async (failure) => {
    const world = aLoader();
    signedIn(world);
    world.visitor.rememberCart('of-the-customer');
    world.wire.failNext('customerCarts.own', failure);
    const cart = await world.load();
    expect(cart).toMatchObject({ ok: true, value: { id: world.visitor.cartId(), items: [] } });
    expect([world.visitor.token(), world.visitor.isSignedIn()]).toEqual([null, false]);
    expect(world.shop.carts.get(world.visitor.cartId() ?? '')?.owner).toBeNull();
  },
);

test('silence drops neither token nor cart', async () => {
  const world = aLoader();
  signedIn(world);
  world.visitor.rememberCart('of-the-customer');
  world.wire.cut();
  expect(await world.load()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect([world.visitor.isSignedIn(), world.visitor.cartId()]).toEqual([true, 'of-the-customer']);
});
