import { MemoryCarts } from '../../../../../src/adapters/memory/cart/memory-carts';
import { MemoryCheckout } from '../../../../../src/adapters/memory/checkout/memory-checkout';
import { aCheckout, PAID_ONLINE, readyToOrder, throughBilling, typeAddress } from '../../a-checkout';

async function atPayment() {
  const shop = await aCheckout();
  await throughBilling(shop);
  await shop.checkout.open('payment');
  shop.wire.calls.length = 0;
  shop.went.length = 0;
  return { ...shop, payment: shop.checkout.payment };
}

test('S3-36 the payment methods are offered, and none is preselected', async () => {
  const { payment } = await atPayment();
  expect(payment.methods?.map(({ code }) => code)).toEqual(['transfer', 'cheque']);
  expect(payment.picked).toBeNull();
});

test('S3-36 what the first step has listed is not offered while the payment step loads its own list', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  const { payment } = shop.checkout;
  expect(payment.methods).not.toBeNull();
  const opening = shop.checkout.open('payment');
  expect(payment.methods).toBeNull();
  await opening;
  expect(payment.methods?.map(({ code }) => code)).toEqual(['transfer', 'cheque']);
});

test("S7-24 the button requires a payment method, the terms, and the backend's response", async () => {
  const { payment, held } = await atPayment();
  expect(payment.canOrder).toBe(false);
  payment.acceptTerms(true);
  expect(payment.canOrder).toBe(false);
  const choosing = payment.choose('cheque');
  expect(payment.picked).toBe('cheque');
  expect(payment.canOrder).toBe(false);
  await choosing;
  expect(held()?.payment).toBe('cheque');
  expect(payment.canOrder).toBe(true);
  payment.acceptTerms(false);
  expect(payment.canOrder).toBe(false);
});

test('the button waits while the total is being counted', async () => {
  const { payment, checkout } = await atPayment();
  await payment.choose('cheque');
  payment.acceptTerms(true);
  const counting = checkout.cart.applyCoupon('TENTH');
  expect(payment.canOrder).toBe(false);
  await counting;
  expect(payment.canOrder).toBe(true);
});

test('only a redirect payment method is paid now', async () => {
  const { payment } = await atPayment();
  expect(payment.isPaidOnline).toBe(false);
  await payment.choose('cheque');
  expect(payment.isPaidOnline).toBe(false);
  await payment.choose(PAID_ONLINE);
  expect(payment.isPaidOnline).toBe(true);
});

test('S8-34 a refused payment method is reverted to the previous one', async () => {
  const { payment, wire, held } = await atPayment();
  await payment.choose('cheque');
  wire.failNext('checkout.choosePayment');
  await payment.choose('transfer');
  expect(payment.picked).toBe('cheque');
  expect(payment.choosing.error?.kind).toBe('unreachable');
  expect(held()?.payment).toBe('cheque');
});

test('of two payment methods chosen in quick succession, the one that the backend confirmed counts', async () => {
  const { payment, wire, held } = await atPayment();
  payment.acceptTerms(true);
  const [first, second] = [payment.choose('cheque'), payment.choose('transfer')];
  await first;
  expect([payment.picked, payment.canOrder]).toEqual(['transfer', false]);
  await second;
  expect([payment.picked, payment.canOrder, held()?.payment]).toEqual(['transfer', true, 'transfer']);
  const third = payment.choose('cheque');
  await Promise.resolve();
  wire.failNext('checkout.choosePayment');
  await Promise.all([third, payment.choose('transfer')]);
  expect(payment.picked).toBe(held()?.payment);
});

test('an exception while choosing a payment method blocks the order, because the choice is unknown', async () => {
  const { payment } = await atPayment();
  payment.acceptTerms(true);
  await payment.choose('cheque');
  const chosen = jest.spyOn(MemoryCheckout.prototype, 'choosePayment').mockImplementation(() => {
    throw new Error('A bug');
  });
  await expect(payment.choose('transfer')).rejects.toThrow('A bug');
  chosen.mockRestore();
  expect([payment.picked, payment.canOrder]).toEqual(['transfer', false]);
});

test('S8-36 payment methods that fail to load are reported and can be retried', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  shop.wire.failNext('checkout.paymentMethods');
  const again = shop.load();
  await again.open('payment');
  expect(again.payment.methods).toBeNull();
  expect(again.payment.loading.error?.kind).toBe('unreachable');
  await again.payment.load();
  expect(again.payment.methods).toHaveLength(2);
});

test('after a reload the payment method is selected again, and the terms are as they were', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  const again = shop.load();
  await again.open('payment');
  expect(again.payment.picked).toBe('cheque');
  expect(again.payment.canOrder).toBe(true);
  again.payment.acceptTerms(false);
  const third = shop.load();
  await third.open('payment');
  expect(third.payment.canOrder).toBe(false);
});

test('without terms, a press does nothing', async () => {
  const { payment, wire } = await atPayment();
  await payment.choose('cheque');
  await payment.order();
  expect(wire.calls).not.toContain('orders.place');
});

test('a cart changed by another tab is shown again, and ordering requires a second press', async () => {
  const { payment, checkout, shop, wire } = await atPayment();
  await payment.choose('cheque');
  payment.acceptTerms(true);
  const shown = checkout.cart.cart;
  const [item] = shown?.items ?? [];
  if (shown === null || item === undefined) throw new Error('The cart is empty');
  await new MemoryCarts(shop).changeQuantity(shown.id, item.uid, item.quantity + 1);
  await payment.order();
  expect(payment.cartChanged).toBe(true);
  expect(wire.calls).not.toContain('orders.place');
  expect(checkout.cart.cart?.items[0]?.quantity).toBe(item.quantity + 1);
  await payment.order();
  expect(payment.cartChanged).toBe(false);
  expect(wire.calls.filter((call) => call === 'orders.place')).toHaveLength(1);
});

test('orders nothing and offers another try while the cart cannot be read', async () => {
  const { payment, wire } = await atPayment();
  await payment.choose('cheque');
  payment.acceptTerms(true);
  wire.failNext('carts.find');
  await payment.order();
  expect([payment.placing.stage.kind, payment.canOrder]).toEqual(['not-sent', true]);
  expect(wire.calls).not.toContain('orders.place');
  await payment.order();
  expect(payment.placing.stage.kind).toBe('placed');
});

test('payment on delivery is offered only when customer and recipient are the same, and a choice of it ends otherwise', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  const { checkout } = shop;
  await checkout.open('billing');
  checkout.billing.tickSame(false);
  const { firstName, lastName, street, city, postcode } = checkout.delivery.address.form.values;
  typeAddress(checkout.billing.address, { firstName, lastName, street, city, postcode });
  await checkout.billing.submit();
  await checkout.open('payment');
  expect(checkout.payment.methods?.map(({ code }) => code)).toEqual(['cash', 'transfer', 'cheque']);
  await checkout.payment.choose('cash');
  checkout.payment.acceptTerms(true);
  expect(checkout.payment.canOrder).toBe(true);

  await checkout.open('billing');
  checkout.billing.address.type('street', '99 East Street');
  await checkout.billing.submit();
  await checkout.open('payment');
  expect(checkout.payment.methods?.map(({ code }) => code)).toEqual(['transfer', 'cheque']);
  expect([checkout.payment.picked, checkout.payment.canOrder]).toEqual([null, false]);
});
