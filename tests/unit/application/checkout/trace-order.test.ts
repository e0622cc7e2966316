import { makeFollowPayment } from '../../../../src/application/checkout/follow-payment';
import { makePlaceOrder } from '../../../../src/application/checkout/place-order';
import { makeTraceOrder } from '../../../../src/application/checkout/trace-order';
import { anAddress } from '../../../builders/an-address';
import { aFilledCart } from '../a-filled-cart';

async function placed(payBy: 'cash' | 'transfer' | 'cheque') {
  const data = await aFilledCart();
  const { carts, checkout, cart } = data;
  await carts.attachEmail(cart.id, 'ann@example.org');
  await checkout.setDeliveryAddress(cart.id, anAddress());
  await checkout.setBillingAddress(cart.id, anAddress(), true);
  await checkout.chooseShippingMethod(cart.id, 'van', 'door');
  await checkout.choosePayment(cart.id, payBy);
  await makePlaceOrder(data)(cart.id, payBy === 'transfer' ? 'online' : 'on-delivery');
  const trace = makeTraceOrder({ ...data, followPayment: makeFollowPayment(data) });
  return { ...data, trace: () => trace(cart.id) };
}

test('looks for an order without online payment by its cart', async () => {
  const { trace, wire } = await placed('cash');
  wire.calls.length = 0;
  expect(await trace()).toEqual({ kind: 'placed', number: '000000001' });
  expect(wire.calls).toEqual(['payments.ofCart', 'orders.trace']);
});

test('finds the payment of an order whose response, and the cookie in it, were lost', async () => {
  const { trace, paying, cart } = await placed('transfer');
  paying.forgetAll();
  expect(await trace()).toMatchObject({ kind: 'to-pay', number: '000000001' });
  expect(paying.cartId()).toBe(cart.id);
});

test('returns where to pay while the payment is due', async () => {
  expect(await (await placed('transfer')).trace()).toMatchObject({ kind: 'to-pay', number: '000000001' });
});

test('returns not-yet after the payment period has ended', async () => {
  const { trace, shop, cart } = await placed('transfer');
  shop.bank.endTimeOf(cart.id);
  expect(await trace()).toEqual({ kind: 'not-yet' });
});

test('returns placed for a paid order', async () => {
  const { trace, shop } = await placed('transfer');
  shop.hearFromBank('000000001', 'paid');
  expect(await trace()).toEqual({ kind: 'placed', number: '000000001' });
});

test('returns unpaid when the payment expired or arrived too late', async () => {
  const { trace, shop } = await placed('transfer');
  shop.hearFromBank('000000001', 'expired');
  expect(await trace()).toMatchObject({ kind: 'unpaid', payment: { kind: 'given-up', why: 'expired' } });
  const late = await placed('transfer');
  late.shop.hearFromBank('000000001', 'expired');
  late.shop.hearFromBank('000000001', 'paid');
  expect(await late.trace()).toMatchObject({ kind: 'unpaid', payment: { kind: 'refund-due' } });
});

test('returns unknown when the payment cannot be read', async () => {
  const { trace, wire } = await placed('transfer');
  wire.failNext('payments.ofCart');
  expect(await trace()).toEqual({ kind: 'unknown' });
});

test('looks for an order that never arrived by its cart', async () => {
  const data = await aFilledCart();
  data.paying.remember(data.cart.id);
  const trace = makeTraceOrder({ ...data, followPayment: makeFollowPayment(data) });
  expect(await trace(data.cart.id)).toEqual({ kind: 'not-yet' });
});

test('ignores the payment of another cart', async () => {
  const { shop, paying, wire, ...data } = await placed('transfer');
  const { id } = shop.openNewCart();
  paying.remember(id);
  const trace = makeTraceOrder({ ...data, paying, followPayment: makeFollowPayment({ ...data, paying }) });
  wire.calls.length = 0;
  expect(await trace(id)).toEqual({ kind: 'not-yet' });
  expect(wire.calls).toContain('orders.trace');
});

test('an order whose money the customer sends is found with its number and its instructions', async () => {
  const { trace } = await placed('cheque');
  expect(await trace()).toMatchObject({
    kind: 'placed',
    number: '000000001',
    instructions: { payTo: { kind: 'cheque' } },
  });
});
