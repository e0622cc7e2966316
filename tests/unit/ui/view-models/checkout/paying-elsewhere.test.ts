import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { TRACE_DELAY_MS } from '../../../../../src/ui/view-models/checkout/order-placing';
import { aCheckout, PAID_ONLINE, readyToOrder } from '../../a-checkout';

/** One press before the bank. */
async function ready() {
  const tab = await aCheckout();
  await readyToOrder(tab);
  await tab.checkout.payment.choose(PAID_ONLINE);
  tab.wire.calls.length = 0;
  tab.went.length = 0;
  return { ...tab, payment: tab.checkout.payment, placing: tab.checkout.payment.placing };
}

type Ready = Awaited<ReturnType<typeof ready>>;

async function sentAway() {
  const tab = await ready();
  await tab.payment.order();
  const { stage } = tab.placing;
  if (stage.kind !== 'to-pay') throw new Error(`Not sent away: ${stage.kind}`);
  return { ...tab, number: stage.number };
}

/** Opens the payment step again, as after a reload or from the cart. */
async function opened({ load }: Pick<Ready, 'load'>) {
  const again = load();
  await again.open('payment');
  return again;
}

const orders = (calls: readonly string[]) => calls.filter((call) => call === 'orders.place');

test('places the order, stores it for the thank-you page, and redirects to the payment page', async () => {
  const { payment, placing, left, went, placed, draft, shop, visitor, paying } = await ready();
  await payment.order();
  expect(left).toEqual(['https://bank.example/pay/000000001']);
  expect(placing.stage).toMatchObject({ kind: 'to-pay', number: '000000001' });
  expect([placing.isPending, payment.canOrder]).toEqual([true, false]);
  expect(placed()).toMatchObject({ number: '000000001', email: 'ann@example.org', recipient: 'Bea' });
  expect(draft()).toMatchObject({ attempt: null, account: { email: 'ann@example.org' } });
  expect([visitor.cartId(), paying.cartId()]).toEqual([shop.orders[0]?.cart.id, shop.orders[0]?.cart.id]);
  expect(went).toEqual([]);
});

test('a payment method that charges later does not redirect', async () => {
  const { payment, left, paying, went } = await ready();
  await payment.choose('cheque');
  await payment.order();
  expect([left, paying.cartId(), went.length]).toEqual([[], null, 1]);
});

test('a shopper who returns without paying sees the payment link, and no order button', async () => {
  const tab = await sentAway();
  const again = await opened(tab);
  expect(again.payment.placing.stage).toMatchObject({ kind: 'to-pay', number: tab.number });
  expect(again.payment.canOrder).toBe(false);
  expect(tab.left).toHaveLength(1);
  expect(orders(tab.wire.calls)).toHaveLength(1);
});

test('every step shows the order that is to be paid', async () => {
  const tab = await sentAway();
  const again = tab.load();
  await again.open('user-account');
  expect(tab.went).toEqual(['/checkout/payment']);
});

test('a shopper who has paid meanwhile gets the confirmation of the stored order', async () => {
  const tab = await sentAway();
  tab.shop.hearFromBank(tab.number, 'paid');
  await opened(tab);
  expect(tab.went).toEqual([`/checkout/thank-you?order=${tab.number}`]);
  expect(tab.placed()).toMatchObject({ email: 'ann@example.org' });
  expect([tab.draft(), tab.paying.cartId()]).toEqual([null, null]);
});

test.each(['declined', 'cancelled', 'expired'] as const)(
  'after %s every step is unchanged, and the same cart can be ordered again',
  async (why) => {
    const tab = await sentAway();
    tab.shop.hearFromBank(tab.number, why);
    const again = await opened(tab);
    expect(again.payment.placing.stage).toMatchObject({ kind: 'unpaid', payment: { why } });
    expect(again.account.form.values.email).toBe('ann@example.org');
    expect(again.cart.cart?.items).toHaveLength(1);
    expect(again.payment.picked).toBe(PAID_ONLINE);
    again.payment.acceptTerms(true);
    await again.payment.order();
    expect(again.payment.placing.stage).toMatchObject({ kind: 'to-pay', number: '000000002' });
    expect(tab.left).toHaveLength(2);
  },
);

test('back by the browser’s own button the order is looked at again', async () => {
  const { placing, shop, number, checkout } = await sentAway();
  shop.hearFromBank(number, 'declined');
  placing.checkAgain();
  await new Promise(setImmediate);
  expect(placing.stage).toMatchObject({ kind: 'unpaid' });
  expect(checkout.cart.cart?.items).toHaveLength(1);
  expect(checkout.payment.picked).toBe(PAID_ONLINE);
});

test('after a lost response the payment is looked up, nothing is sent twice, and the browser is redirected to the bank', async () => {
  const { payment, placing, wire, timers, left, draft } = await ready();
  wire.loseNext('response');
  wire.failNext('payments.ofCart');
  await payment.order();
  expect([placing.stage.kind, draft()?.attempt === null]).toEqual(['checking', false]);
  await timers.pass(TRACE_DELAY_MS);
  expect(placing.stage).toMatchObject({ kind: 'to-pay', number: '000000001' });
  expect([left, draft()?.attempt]).toEqual([['https://bank.example/pay/000000001'], null]);
  expect(orders(wire.calls)).toHaveLength(1);
});

test('a reload during a lost response keeps entered values, and finds the payment link', async () => {
  const tab = await ready();
  tab.wire.loseNext('response');
  tab.wire.failNext('payments.ofCart');
  await tab.payment.order();
  const again = await opened(tab);
  await new Promise(setImmediate);
  expect(again.payment.placing.stage).toMatchObject({ kind: 'to-pay' });
  expect(tab.left).toEqual([]);
  expect(tab.draft()).toMatchObject({ attempt: null, account: { email: 'ann@example.org' } });
});

test('in another tab, which knows nothing of it, the order is found as well', async () => {
  const tab = await sentAway();
  tab.memory.clear();
  const again = await opened(tab);
  expect(again.payment.placing.stage).toMatchObject({ kind: 'to-pay', number: tab.number });
});

test('while the payment is processing there is no button, and it is polled', async () => {
  const tab = await sentAway();
  tab.shop.bank.endTimeOf(tab.paying.cartId() ?? '');
  const again = await opened(tab);
  expect([again.payment.placing.stage.kind, again.payment.canOrder]).toEqual(['checking', false]);
  tab.shop.hearFromBank(tab.number, 'expired');
  await tab.timers.pass(TRACE_DELAY_MS);
  expect(again.payment.placing.stage).toMatchObject({ kind: 'unpaid', payment: { why: 'expired' } });
});

test('when the payment status fails to load, nothing can be ordered, and it can be retried', async () => {
  const tab = await sentAway();
  tab.wire.failNext('payments.ofCart');
  const again = await opened(tab);
  expect([again.isReady, again.following.error?.kind]).toEqual([false, 'unreachable']);
  await again.open('payment');
  expect(again.payment.placing.stage.kind).toBe('to-pay');
});

test('a cart that was started meanwhile is kept when the payment arrives', async () => {
  const tab = await sentAway();
  const other = tab.shop.openNewCart();
  tab.visitor.rememberCart(other.id);
  tab.shop.hearFromBank(tab.number, 'paid');
  const again = await opened(tab);
  await new Promise(setImmediate);
  expect(tab.visitor.cartId()).toBe(other.id);
  expect(again.cart.cart?.id).toBe(other.id);
  expect(again.cart.cart).not.toEqual(EMPTY_CART);
});
