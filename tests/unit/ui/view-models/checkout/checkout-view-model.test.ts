import type { PaymentStatus } from '../../../../../src/application/checkout/follow-payment';
import type { Failure } from '../../../../../src/application/ports/failures';
import type { PaymentMethod } from '../../../../../src/domain/checkout/payment-method';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { manualResponses } from '../../manual-responses';
import { settled } from '../../a-schedule';
import {
  aCheckout,
  readyToOrder,
  throughAccount,
  throughBilling,
  throughDelivery,
  typeAddress,
  PAID_ONLINE,
} from '../../a-checkout';

test('S4-44 opening a step too early leads to the first unfinished one', async () => {
  const { checkout, went, replaced } = await aCheckout();
  await checkout.open('payment');
  expect(went).toEqual(['/checkout/user-account']);
  await throughAccount({ checkout });
  went.length = 0;
  await checkout.open('payment');
  expect(went).toEqual(['/checkout/shipping']);
  // Going back does not lead to the step that redirects; a completed step is gone back to.
  expect(replaced).toEqual(['/checkout/user-account', '/checkout/shipping']);
});

test('S4-44 each step leads to the next, and a saved one can be reopened', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  expect(shop.went).toEqual(['/checkout/shipping', '/checkout/billing', '/checkout/payment']);
  await shop.checkout.open('user-account');
  expect(shop.went).toHaveLength(3);
  (['user-account', 'shipping', 'billing', 'payment'] as const).forEach((step) =>
    expect(shop.checkout.canOpen(step)).toBe(true),
  );
});

test('S4-9, S9-15 a step that loads slowly is shown as progress, with 30 per cent for each of its two parts', async () => {
  const { checkout, progress, bar, checkoutUseCases } = await aCheckout();
  const methods = manualResponses<[], readonly PaymentMethod[], Failure>();
  Object.assign(checkoutUseCases, { paymentMethods: methods.ask });
  void checkout.open('user-account');
  await settled();
  await bar.pass(200);
  expect([progress.isShown, progress.percent]).toEqual([true, 30]);
  await methods.answer(0, ok([]));
  expect(progress.percent).toBe(60);
});

test('S4-11 a step that cannot be loaded is shown as failed', async () => {
  const { checkout, progress, bar, checkoutUseCases } = await aCheckout();
  const payment = manualResponses<[], PaymentStatus, Failure>();
  Object.assign(checkoutUseCases, { followPayment: payment.ask });
  void checkout.open('user-account');
  await bar.pass(300);
  await payment.answer(0, refuse({ kind: 'unreachable', status: null }));
  await bar.pass(0);
  expect([progress.isShown, progress.hasFailed]).toEqual([true, true]);
});

test('S1-7 a guest walks from the cart to an order number', async () => {
  const shop = await aCheckout('TULIPS', 'FERN');
  await readyToOrder(shop);
  await shop.checkout.payment.order();
  expect(shop.shop.orders[0]?.cart).toMatchObject({
    email: 'ann@example.org',
    deliveryAddress: { firstName: 'Bea' },
    billingAddress: { firstName: 'Ann' },
    delivery: { carrier: 'van', method: 'door' },
    payment: 'cheque',
  });
  expect(shop.went.at(-1)).toBe('/checkout/thank-you?order=000000001');
});

test('an empty cart has nothing to order, and nothing navigates', async () => {
  const { checkout, visitor, went } = await aCheckout();
  visitor.forgetCart();
  await checkout.open('shipping');
  expect(checkout.isEmpty).toBe(true);
  expect(went).toEqual([]);
});

test('a cart that fails to load is reported, and opening again retries', async () => {
  const { checkout, wire } = await aCheckout();
  wire.disconnect();
  await checkout.open('user-account');
  expect(checkout.isReady).toBe(false);
  expect(checkout.cart.loading.error?.kind).toBe('unreachable');
  wire.reconnect();
  await checkout.open('user-account');
  expect(checkout.isReady).toBe(true);
});

test('a reload loses nothing that was typed, saved or not', async () => {
  const shop = await aCheckout();
  await throughDelivery(shop);
  await shop.checkout.open('billing');
  shop.checkout.billing.address.type('street', '9 East Str');
  const again = shop.load();
  await again.open('billing');
  expect(shop.went.at(-1)).toBe('/checkout/billing');
  expect(again.billing.address.form.values).toMatchObject({ firstName: 'Ann', street: '9 East Str' });
  expect(again.account.form.values.email).toBe('ann@example.org');
  expect(again.delivery.address.form.values.street).toBe('3 West Street');
  expect(again.canOpen('billing')).toBe(true);
});

test('a value entered while the draft is loading wins over the draft, and marks its step unfinished', async () => {
  const shop = await aCheckout();
  await throughAccount(shop);
  const again = shop.load();
  const opening = again.open('user-account');
  again.account.form.setValue('email', 'new@example.org');
  await opening;
  expect(again.account.form.values).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'new@example.org',
    phone: '07700 900123',
  });
  expect(again.canOpen('shipping')).toBe(false);
});

test('with another cart the steps begin again, and what was typed stays', async () => {
  const shop = await aCheckout();
  await throughDelivery(shop);
  const other = shop.shop.openNewCart();
  shop.visitor.rememberCart(other.id);
  await shop.carts.addLine(other.id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
  const again = shop.load();
  await again.open('billing');
  expect(shop.went.at(-1)).toBe('/checkout/user-account');
  expect(again.account.form.values.email).toBe('ann@example.org');
  expect(again.delivery.address.form.values.street).toBe('3 West Street');
});

test('a new tab takes email and addresses from the cart', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  shop.memory.clear();
  const again = shop.load();
  await again.open('user-account');
  expect(again.account.form.values.email).toBe('ann@example.org');
  expect(again.delivery.address.form.values.street).toBe('3 West Street');
  expect(again.billing.address.form.values.street).toBe('3 West Street');
});

test('S4-44 a new tab opens the payment of a cart that has all it needs, and no further than it has', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  shop.memory.clear();
  shop.went.length = 0;
  const again = shop.load();
  await again.open('payment');
  expect(shop.went).toEqual([]);
  expect(again.canOpen('payment')).toBe(true);
  expect(again.account.form.values).toMatchObject({ firstName: 'Ann', lastName: 'Lee', phone: '07700 900123' });
  const other = await aCheckout();
  await throughDelivery(other);
  other.memory.clear();
  other.went.length = 0;
  await other.load().open('payment');
  expect(other.went).toEqual(['/checkout/user-account']);
});

test('going back from the confirmation names the order that the cart has become', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  await shop.checkout.payment.order();
  const again = shop.load();
  await again.open('payment');
  expect([again.isEmpty, again.placedNumber()]).toEqual([true, '000000001']);
});

test('S3-31 a virtual cart has no delivery step', async () => {
  const shop = await aCheckout('WREATH-EVENING');
  const { checkout, went } = shop;
  await throughAccount(shop);
  expect(went).toEqual(['/checkout/billing']);
  await checkout.open('shipping');
  expect(went.at(-1)).toBe('/checkout/billing');
  await checkout.open('billing');
  expect(checkout.billing.deliveryAddress).toBeNull();
  typeAddress(checkout.billing.address);
  await checkout.billing.submit();
  await checkout.open('payment');
  await checkout.payment.choose(PAID_ONLINE);
  checkout.payment.acceptTerms(true);
  await checkout.payment.order();
  expect(shop.shop.orders).toHaveLength(1);
});

test('an edited delivery address locks later steps until it is saved', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  shop.checkout.delivery.address.type('street', '4 West Street');
  expect(shop.checkout.canOpen('billing')).toBe(false);
  expect(shop.checkout.canOpen('payment')).toBe(false);
  expect(shop.checkout.canOpen('shipping')).toBe(true);
});

test('payment methods are known before the first step is completed', async () => {
  const { checkout } = await aCheckout();
  await checkout.open('user-account');
  await settled();
  expect(checkout.payment.methods).toHaveLength(3);
});

test('a checkout that is opened twice at once fetches the cart once', async () => {
  const { checkout, wire } = await aCheckout();
  await Promise.all([checkout.open('user-account'), checkout.open('user-account')]);
  expect(wire.calls.filter((call) => call === 'carts.find')).toHaveLength(1);
});

test('a bouquet that joins a workshop in the cart has to be delivered after all', async () => {
  const shop = await aCheckout('WREATH-EVENING');
  await throughAccount(shop);
  await shop.checkout.open('billing');
  typeAddress(shop.checkout.billing.address);
  await shop.checkout.billing.submit();
  await shop.carts.addLine(shop.visitor.cartId() ?? '', {
    sku: 'FERN',
    parentSku: null,
    quantity: 1,
    entered: [],
    selected: [],
  });
  await shop.checkout.open('payment');
  expect(shop.went.at(-1)).toBe('/checkout/shipping');
  expect(shop.checkout.canOpen('payment')).toBe(false);
});

test('the payment step reloads the cart, and leads back when the shipping method is no longer offered', async () => {
  const shop = await aCheckout();
  await throughBilling(shop);
  const id = shop.visitor.cartId() ?? '';
  const held = shop.shop.carts.get(id);
  if (held === undefined) throw new Error('no cart');
  shop.shop.keep({ ...held, delivery: null });
  await shop.checkout.open('payment');
  expect(shop.went.at(-1)).toBe('/checkout/shipping');
});
