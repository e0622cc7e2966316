import { makeMergeUnpaidCart } from '../../../../../src/application/cart/merge-unpaid-cart';
import { SETTLING_DELAYS_MS } from '../../../../../src/ui/view-models/checkout/payment-status-view-model';
import { aPaymentPart } from '../../../../ui/a-payment-part';
import { aCheckout, orderIn, PAID_ONLINE, readyToOrder } from '../../a-checkout';

/** A browser that returns to the shop from a payment page. */
async function back() {
  const tab = await aCheckout();
  await readyToOrder(tab);
  await tab.checkout.payment.choose(PAID_ONLINE);
  const placed = await orderIn(tab, PAID_ONLINE);
  if (placed.kind !== 'to-pay') throw new Error('Not to be paid');
  const { cart } = tab.load();
  const { createPayment, told } = aPaymentPart(tab, tab.timers.schedule);
  const vm = await createPayment(cart);
  tab.wire.calls.length = 0;
  return { ...tab, cart, vm, told, number: placed.number };
}

test('an unpaid order has a payment link, and is not polled', async () => {
  const { vm, told, timers } = await back();
  await vm.follow();
  expect(vm.status.payment).toMatchObject({ kind: 'due' });
  expect([told.paid, told.told, timers.waiting()]).toEqual([0, 0, 0]);
});

test('a paid order is confirmed, and the checkout draft is cleared', async () => {
  const { vm, told, shop, number, cartSession } = await back();
  shop.hearFromBank(number, 'paid');
  await vm.follow();
  expect(vm.status.payment).toEqual({ kind: 'paid', orderNumber: number });
  expect([told.paid, told.told]).toEqual([1, 1]);
  expect(cartSession.cartId()).toBeNull();
});

test('a displayed result stays when there is no pending payment any more', async () => {
  const { vm, shop, number } = await back();
  shop.hearFromBank(number, 'declined');
  await vm.follow();
  await vm.follow();
  expect(vm.status.payment).toMatchObject({ kind: 'given-up', why: 'declined' });
});

test('a processing payment is polled, and then checked manually', async () => {
  const { vm, shop, wire, timers, number, cart, held } = await back();
  shop.bank.endTimeOf(held()?.id ?? '');
  await vm.follow();
  for (const pause of SETTLING_DELAYS_MS) {
    expect(vm.mayCheckAgain).toBe(false);
    await timers.pass(pause);
  }
  expect(wire.calls.filter((call) => call === 'payments.ofCart')).toHaveLength(SETTLING_DELAYS_MS.length + 1);
  expect([timers.waiting(), vm.mayCheckAgain]).toEqual([0, true]);
  shop.hearFromBank(number, 'expired');
  await vm.checkAgain();
  expect(vm.status.payment).toMatchObject({ kind: 'given-up', why: 'expired' });
  expect(cart.cart?.items).toHaveLength(1);
});

test('when the payment was settled meanwhile the current cart is shown', async () => {
  const { vm, shop, timers, number, cart, held } = await back();
  shop.bank.endTimeOf(held()?.id ?? '');
  await vm.follow();
  shop.hearFromBank(number, 'expired');
  await timers.pass(SETTLING_DELAYS_MS[0]);
  expect(vm.status.payment).toMatchObject({ kind: 'given-up' });
  expect(cart.cart?.items).toHaveLength(1);
});

test('a page that is left looks no more', async () => {
  const { vm, shop, timers, held } = await back();
  shop.bank.endTimeOf(held()?.id ?? '');
  await vm.follow();
  expect(timers.waiting()).toBe(1);
  vm.dispose();
  expect(timers.waiting()).toBe(0);
});

test('an unreachable backend is reported, and can be retried', async () => {
  const { vm, wire } = await back();
  wire.failNext('payments.ofCart');
  await vm.follow();
  expect([vm.reading.error?.kind, vm.isKnown]).toEqual(['unreachable', false]);
  await vm.checkAgain();
  expect([vm.reading.error, vm.status.payment?.kind]).toEqual([null, 'due']);
});

describe('with another cart that holds items', () => {
  async function twoCarts() {
    const data = await back();
    const { id } = data.shop.openNewCart();
    const added = await data.carts.addLine(id, {
      sku: 'FERN',
      parentSku: null,
      quantity: 2,
      entered: [],
      selected: [],
    });
    data.cartSession.rememberCart(id);
    data.shop.hearFromBank(data.number, 'declined');
    await data.cart.load();
    await data.vm.follow();
    return { ...data, other: id, item: added.ok ? added.value.items[0]?.uid : undefined };
  }

  test('merging adds the unpaid items to the active cart, and the displayed status stays', async () => {
    const { vm, cart, cartSession, paying, other } = await twoCarts();
    expect(vm.status.aside?.quantity).toBe(1);
    await vm.mergeCarts();
    expect(cart.cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['FERN', 2],
      ['TULIPS', 1],
    ]);
    expect(vm.status).toMatchObject({ payment: { kind: 'given-up', why: 'declined' }, aside: null });
    expect([cartSession.cartId(), paying.cartId()]).toEqual([other, null]);
  });

  test('merging twice adds the items once', async () => {
    const { vm, cart, wire } = await twoCarts();
    await Promise.all([vm.mergeCarts(), vm.mergeCarts()]);
    await vm.mergeCarts();
    expect(cart.cart?.totalQuantity).toBe(3);
    expect(wire.calls.filter((call) => call === 'carts.merge')).toHaveLength(1);
  });

  test('sends a typed quantity before it merges', async () => {
    const { vm, cart, item } = await twoCarts();
    cart.typeQuantity(item ?? '', '5');
    await vm.mergeCarts();
    expect(cart.cart?.items.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  test('a refused merge is shown, keeps both carts, and can be retried', async () => {
    const { vm, cart, shop, other } = await twoCarts();
    shop.restock('TULIPS', 0);
    await vm.mergeCarts();
    expect(vm.merging.error).toMatchObject({ kind: 'rejected', code: 'NOT_SALABLE' });
    expect(vm.status.aside?.quantity).toBe(1);
    expect(shop.carts.get(other)?.lines).toHaveLength(1);
    shop.restock('TULIPS', null);
    await vm.mergeCarts();
    expect([vm.merging.error, cart.cart?.items.length]).toEqual([null, 2]);
  });

  test('what another tab has merged is shown, and offered no more', async () => {
    const tab = await twoCarts();
    const { vm, cart } = tab;
    await makeMergeUnpaidCart(tab)(vm.status.aside?.cartId ?? '');
    await vm.mergeCarts();
    expect([vm.status.aside, cart.cart?.totalQuantity]).toEqual([null, 3]);
  });
});

test('with one cart there is nothing to merge', async () => {
  const { vm, shop, number, cartSession, wire } = await back();
  shop.hearFromBank(number, 'declined');
  await vm.follow();
  const activeId = cartSession.cartId();
  await vm.mergeCarts();
  expect([cartSession.cartId(), vm.status.payment?.kind]).toEqual([activeId, 'given-up']);
  expect(wire.calls).not.toContain('carts.merge');
});
