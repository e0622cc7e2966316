import { makeLoadCustomer } from '../../../../src/application/account/load-customer';
import { aCustomer, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

function aLoader() {
  const data = aShop();
  return { ...data, load: makeLoadCustomer(data) };
}

test('S4-34 returns no customer without a request when there is no token', async () => {
  const { load, wire } = aLoader();
  expect(await load()).toEqual({ ok: true, value: null });
  expect(wire.calls).toEqual([]);
});

test('returns the signed-in customer', async () => {
  const data = aLoader();
  signedIn(data);
  expect(await data.load()).toEqual({ ok: true, value: aCustomer() });
});

test.each([
  { kind: 'unauthorised', message: 'over' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'no' },
  { kind: 'not-found', message: '' },
  { kind: 'unreachable', status: null },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Too many attempts.' },
] as const)('S4-35 returns a failure and leaves it to the session whether it has expired (%j)', async (failure) => {
  const data = aLoader();
  signedIn(data);
  data.visitor.rememberCart('cart-9');
  data.wire.failNext('accounts.customer', failure);
  expect(await data.load()).toEqual({ ok: false, reason: failure });
  expect([data.visitor.isSignedIn(), data.visitor.cartId()]).toEqual([true, 'cart-9']);
  expect(data.wire.calls).toEqual(['accounts.customer']);
});
