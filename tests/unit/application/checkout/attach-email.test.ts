import { makeAttachEmail } from '../../../../src/application/checkout/attach-email';
import { ok } from '../../../../src/domain/shared/result';
import { aFilledCart } from '../a-filled-cart';

test('S4-46 S6-3 attaches a guest’s email address to the cart without surrounding blanks', async () => {
  const { carts, cartSession, cart } = await aFilledCart();
  expect(await makeAttachEmail({ carts, cartSession })(' ann@example.org ')).toEqual(ok('ann@example.org'));
  expect(await carts.find(cart.id)).toMatchObject({ value: { email: 'ann@example.org' } });
});

test('rejects an invalid address and attaches nothing', async () => {
  const { carts, cartSession, cart } = await aFilledCart();
  expect(await makeAttachEmail({ carts, cartSession })('ann')).toMatchObject({
    ok: false,
    reason: { kind: 'rejected' },
  });
  expect(await carts.find(cart.id)).toMatchObject({ value: { email: null } });
});

test('returns not-found and creates no cart when there is none', async () => {
  const { carts, cartSession, wire } = await aFilledCart();
  cartSession.forgetCart();
  expect(await makeAttachEmail({ carts, cartSession })('ann@example.org')).toMatchObject({
    reason: { kind: 'not-found' },
  });
  expect(wire.calls).toEqual([]);
});
