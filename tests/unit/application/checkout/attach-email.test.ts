import { makeAttachEmail } from '../../../../src/application/checkout/attach-email';
import { ok } from '../../../../src/domain/shared/result';
import { aFilledCart } from '../a-filled-cart';

test('S4-46 S6-3 a guest’s e-mail address is attached to the cart, without the blanks around it', async () => {
  const { carts, visitor, cart } = await aFilledCart();
  expect(await makeAttachEmail({ carts, visitor })(' ann@example.org ')).toEqual(ok('ann@example.org'));
  expect(await carts.find(cart.id)).toMatchObject({ value: { email: 'ann@example.org' } });
});

test('what is no address is refused, and nothing attached', async () => {
  const { carts, visitor, cart } = await aFilledCart();
  expect(await makeAttachEmail({ carts, visitor })('ann')).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { email: null } });
});

test('without a cart there is nothing to attach it to, and none is made', async () => {
  const { carts, visitor, wire } = await aFilledCart();
  visitor.forgetCart();
  expect(await makeAttachEmail({ carts, visitor })('ann@example.org')).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});
