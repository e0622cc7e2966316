import { aKey, ordering, ORDER_LIFETIME_MS, tracing } from '../../../builders/an-order-attempt';
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
  const key = aKey();
  await ordering(data)(cart.id, payBy, key);
  const trace = tracing(data);
  return { ...data, trace: () => trace(cart.id, { key, ageMs: 0 }) };
}

test('looks for an order without online payment by its cart', async () => {
  const { trace, wire } = await placed('cash');
  wire.calls.length = 0;
  expect(await trace()).toEqual({ kind: 'placed', number: '000000001' });
  expect(wire.calls).toEqual(['orders.trace', 'payments.ofCart']);
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

test('S7-33 an attempt that never arrived is over, with its pending payment', async () => {
  const data = await aFilledCart();
  const key = aKey();
  data.paying.remember(data.cart.id);
  expect(await tracing(data)(data.cart.id, { key, ageMs: 0 })).toEqual({ kind: 'never-arrived' });
  expect(data.paying.cartId()).toBeNull();
  expect(await data.orders.place(data.cart.id, key)).toMatchObject({ kind: 'refused' });
});

test('without a key an open cart is not ordered yet, until no copy of the order can be on its way', async () => {
  const data = await aFilledCart();
  const at = (ageMs: number) => tracing(data)(data.cart.id, { key: null, ageMs });
  data.paying.remember(data.cart.id);
  expect(await at(ORDER_LIFETIME_MS)).toEqual({ kind: 'not-yet' });
  expect(data.paying.cartId()).toBe(data.cart.id);
  expect(await at(ORDER_LIFETIME_MS + 1)).toEqual({ kind: 'never-arrived' });
  expect(data.paying.cartId()).toBeNull();
});

test('an order whose cart the visitor does not have any more is over after the same time', async () => {
  const { wire, ...data } = await aFilledCart();
  wire.calls.length = 0;
  const at = (ageMs: number) => tracing(data)(null, { key: aKey(), ageMs });
  expect(await at(ORDER_LIFETIME_MS)).toEqual({ kind: 'not-yet' });
  expect(await at(ORDER_LIFETIME_MS + 1)).toEqual({ kind: 'never-arrived' });
  expect(wire.calls).toEqual([]);
});

test('a cart that another attempt has ordered is placed', async () => {
  const { cart, ...data } = await placed('cash');
  expect(await tracing(data)(cart.id, { key: aKey(), ageMs: 0 })).toEqual({ kind: 'placed', number: '000000001' });
});

test('a payment of another cart says nothing', async () => {
  const { shop, paying, ...data } = await placed('transfer');
  const { id } = shop.openNewCart();
  paying.remember(id);
  expect(await tracing({ ...data, paying })(id, { key: null, ageMs: 0 })).toEqual({ kind: 'not-yet' });
});

test('an order whose money the customer sends is found with its number and its instructions', async () => {
  const { trace } = await placed('cheque');
  expect(await trace()).toMatchObject({
    kind: 'placed',
    number: '000000001',
    instructions: { payTo: { kind: 'cheque' } },
  });
});
