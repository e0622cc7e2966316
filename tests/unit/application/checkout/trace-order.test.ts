import { makeFollowPayment } from '../../../../src/application/checkout/follow-payment';
import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { makeTraceOrder } from '../../../../src/application/checkout/trace-order';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

async function placed(payBy: 'cash' | 'transfer') {
  const world = await aFilledCart();
  const { carts, checkout, cart } = world;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, payBy);
  await makePlaceOrder(world)(cart.id, payBy === 'transfer');
  const trace = makeTraceOrder({ ...world, followPayment: makeFollowPayment(world) });
  return { ...world, trace: () => trace(cart.id) };
}

test('an order that is paid here is looked for by its cart', async () => {
  const { trace, wire } = await placed('cash');
  wire.calls.length = 0;
  expect(await trace()).toEqual({ kind: 'placed', number: '000000001' });
  expect(wire.calls).toEqual(['orders.trace']);
});

test('an order that waits for its money says where to pay', async () => {
  expect(await (await placed('transfer')).trace()).toMatchObject({ kind: 'to-pay', number: '000000001' });
});

test('an order whose time to pay is over is not decided yet', async () => {
  const { trace, shop, cart } = await placed('transfer');
  shop.bank.endTimeOf(cart.id);
  expect(await trace()).toEqual({ kind: 'not-yet' });
});

test('a paid order is placed', async () => {
  const { trace, shop } = await placed('transfer');
  shop.hearFromBank('000000001', 'paid');
  expect(await trace()).toEqual({ kind: 'placed', number: '000000001' });
});

test('an order that nobody paid can be ordered again, and one paid too late as well', async () => {
  const { trace, shop } = await placed('transfer');
  shop.hearFromBank('000000001', 'expired');
  expect(await trace()).toMatchObject({ kind: 'unpaid', payment: { kind: 'given-up', why: 'expired' } });
  const late = await placed('transfer');
  late.shop.hearFromBank('000000001', 'expired');
  late.shop.hearFromBank('000000001', 'paid');
  expect(await late.trace()).toMatchObject({ kind: 'unpaid', payment: { kind: 'refund-due' } });
});

test('a payment that cannot be read is unknown', async () => {
  const { trace, wire } = await placed('transfer');
  wire.failNext('payments.ofCart');
  expect(await trace()).toEqual({ kind: 'unknown' });
});

test('an order that never arrived is looked for by its cart as well', async () => {
  const world = await aFilledCart();
  world.paying.rememberPaying(world.cart.id);
  const trace = makeTraceOrder({ ...world, followPayment: makeFollowPayment(world) });
  expect(await trace(world.cart.id)).toEqual({ kind: 'not-yet' });
});

test('what is told of another cart’s payment says nothing of this order', async () => {
  const { shop, paying, wire, ...world } = await placed('transfer');
  const { id } = shop.openNewCart();
  paying.rememberPaying(id);
  const trace = makeTraceOrder({ ...world, paying, followPayment: makeFollowPayment({ ...world, paying }) });
  wire.calls.length = 0;
  expect(await trace(id)).toEqual({ kind: 'not-yet' });
  expect(wire.calls).toContain('orders.trace');
});
