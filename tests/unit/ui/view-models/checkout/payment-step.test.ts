import { MemoryCarts } from '../../../../../src/adapters/memory/cart/memory-carts';
import { MemoryCheckout } from '../../../../../src/adapters/memory/checkout/memory-checkout';
import { aCheckout, PAID_ONLINE, readyToOrder, throughBilling } from '../../a-checkout';

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
  expect(payment.methods?.map(({ code }) => code)).toEqual(['cash', 'transfer']);
  expect(payment.picked).toBeNull();
});

test("S7-24 the button requires a payment method, the terms, and the backend's response", async () => {
  const { payment, held } = await atPayment();
  expect(payment.canOrder).toBe(false);
  payment.acceptTerms(true);
  expect(payment.canOrder).toBe(false);
  const choosing = payment.choose('cash');
  expect(payment.picked).toBe('cash');
  expect(payment.canOrder).toBe(false);
  await choosing;
  expect(held()?.payment).toBe('cash');
  expect(payment.canOrder).toBe(true);
  payment.acceptTerms(false);
  expect(payment.canOrder).toBe(false);
});

test('the button waits while the total is being counted', async () => {
  const { payment, checkout } = await atPayment();
  await payment.choose('cash');
  payment.acceptTerms(true);
  const counting = checkout.cart.applyCoupon('TENTH');
  expect(payment.canOrder).toBe(false);
  await counting;
  expect(payment.canOrder).toBe(true);
});

test('only a redirect payment method is paid now', async () => {
  const { payment } = await atPayment();
  expect(payment.isPaidOnline).toBe(false);
  await payment.choose('cash');
  expect(payment.isPaidOnline).toBe(false);
  await payment.choose(PAID_ONLINE);
  expect(payment.isPaidOnline).toBe(true);
});

test('S8-34 a refused payment method is reverted to the previous one', async () => {
  const { payment, wire, held } = await atPayment();
  await payment.choose('cash');
  wire.failNext('checkout.choosePayment');
  await payment.choose('transfer');
  expect(payment.picked).toBe('cash');
  expect(payment.choosing.error?.kind).toBe('unreachable');
  expect(held()?.payment).toBe('cash');
});

test('of two payment methods chosen in quick succession, the one that the backend confirmed counts', async () => {
  const { payment, wire, held } = await atPayment();
  payment.acceptTerms(true);
  const [first, second] = [payment.choose('cash'), payment.choose('transfer')];
  await first;
  expect([payment.picked, payment.canOrder]).toEqual(['transfer', false]);
  await second;
  expect([payment.picked, payment.canOrder, held()?.payment]).toEqual(['transfer', true, 'transfer']);
  const third = payment.choose('cash');
  await Promise.resolve();
  wire.failNext('checkout.choosePayment');
  await Promise.all([third, payment.choose('transfer')]);
  expect(payment.picked).toBe(held()?.payment);
});

test('an exception while choosing a payment method blocks the order, because the choice is unknown', async () => {
  const { payment } = await atPayment();
  payment.acceptTerms(true);
  await payment.choose('cash');
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

test('after a reload the payment method is selected again, and the terms have to be accepted again', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  const again = shop.load();
  await again.open('payment');
  expect(again.payment.picked).toBe('cash');
  expect(again.payment.canOrder).toBe(false);
  again.payment.acceptTerms(true);
  expect(again.payment.canOrder).toBe(true);
});

test('without terms, a press does nothing', async () => {
  const { payment, wire } = await atPayment();
  await payment.choose('cash');
  await payment.order();
  expect(wire.calls).not.toContain('orders.place');
});

test('a cart changed by another tab is shown again, and ordering requires a second press', async () => {
  const { payment, checkout, shop, wire } = await atPayment();
  await payment.choose('cash');
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
  await payment.choose('cash');
  payment.acceptTerms(true);
  wire.failNext('carts.find');
  await payment.order();
  expect([payment.placing.stage.kind, payment.canOrder]).toEqual(['not-sent', true]);
  expect(wire.calls).not.toContain('orders.place');
  await payment.order();
  expect(payment.placing.stage.kind).toBe('placed');
});
