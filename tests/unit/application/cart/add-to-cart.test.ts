import { makeMergeGuestCart } from '../../../../src/application/account/merge-guest-cart';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { aShop } from '../../../builders/a-shop';
import { aDateOption, aTextOption } from '../../../builders/an-option';

const TULIPS = { product: aProduct({ sku: 'TULIPS' }), quantity: 2, answers: {} };
const ROSES = aProduct({ sku: 'ROSES', customizableOptions: [aDateOption(), aTextOption()] });

function open() {
  const data = aShop();
  return { ...data, addToCart: makeAddToCart(data) };
}

test('S4-40 creates and stores a cart before adding the line when there is no cart id', async () => {
  const { addToCart, cartSession, wire } = open();
  const cart = await addToCart(TULIPS);
  expect(cart).toMatchObject({
    ok: true,
    value: { id: cartSession.cartId(), items: [{ sku: 'TULIPS', quantity: 2 }] },
  });
  expect(wire.calls).toEqual(['carts.open', 'carts.addLine']);
});

test('uses the stored cart', async () => {
  const { addToCart, cartSession, shop } = open();
  const { id } = shop.openNewCart();
  cartSession.rememberCart(id);
  expect(await addToCart(TULIPS)).toMatchObject({ ok: true, value: { id, totalQuantity: 2 } });
  expect(shop.carts.size).toBe(1);
});

test('S4-39 replaces a stored cart that is gone and adds the line once', async () => {
  const { addToCart, cartSession, shop } = open();
  cartSession.rememberCart('long-gone');
  const cart = await addToCart(TULIPS);
  expect(cart).toMatchObject({ ok: true, value: { id: cartSession.cartId(), totalQuantity: 2 } });
  expect(shop.carts.size).toBe(1);
});

test('fails and stores no id when a missing cart cannot be replaced', async () => {
  const { addToCart, cartSession, wire } = open();
  cartSession.rememberCart('long-gone');
  wire.failNext('carts.open');
  expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBeNull();
});

test('does not send the line again after a lost response, and keeps the cart', async () => {
  const { addToCart, cartSession, shop, wire } = open();
  const { id } = shop.openNewCart();
  cartSession.rememberCart(id);
  wire.failNext('carts.addLine', { kind: 'unreachable', status: 504 });
  expect(await addToCart(TULIPS)).toEqual({ ok: false, reason: { kind: 'unreachable', status: 504 } });
  expect(cartSession.cartId()).toBe(id);
  expect(wire.calls).toEqual(['carts.addLine']);
});

test('stores nothing when there is no cart and the backend is unreachable', async () => {
  const { addToCart, cartSession, wire } = open();
  wire.disconnect();
  expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBeNull();
});

test('S4-40 adds the products of two simultaneous taps to one cart', async () => {
  const { addToCart, cartSession, carts, shop } = open();
  await Promise.all([addToCart(TULIPS), addToCart({ ...TULIPS, product: aProduct({ sku: 'FERN' }) })]);
  expect(shop.carts.size).toBe(1);
  expect(await carts.totalQuantity(cartSession.cartId() ?? '')).toMatchObject({ value: 4 });
});

test('S4-39 adds the products of two simultaneous taps to one new cart when the stored one is gone', async () => {
  const { addToCart, cartSession, carts, shop } = open();
  cartSession.rememberCart('long-gone');
  await Promise.all([addToCart(TULIPS), addToCart({ ...TULIPS, product: aProduct({ sku: 'FERN' }) })]);
  expect(shop.carts.size).toBe(1);
  expect(await carts.totalQuantity(cartSession.cartId() ?? '')).toMatchObject({ value: 4 });
});

test('S5-14 adds a configurable product by the sku of its variant', async () => {
  const { addToCart } = open();
  const product = aConfigurable({
    configurable: aChoice({ chosen: ['size-l'], variant: aVariant({ sku: 'POSY-L' }) }),
  });
  expect(await addToCart({ product, quantity: 1, answers: {} })).toMatchObject({
    ok: true,
    value: { items: [{ sku: 'POSY-L', name: 'Name of POSY', attributes: [{ label: 'Size', value: 'Large' }] }] },
  });
});

test('S5-13 refuses a configurable product without a chosen variant, without a request', async () => {
  const { addToCart, cartSession, wire } = open();
  const refused = await addToCart({ product: aConfigurable(), quantity: 1, answers: {} });
  expect(refused).toEqual({ ok: false, reason: { kind: 'variant-not-chosen' } });
  expect(wire.calls).toEqual([]);
  expect(cartSession.cartId()).toBeNull();
});

test('S5-16 refuses a quantity above stock, without a request', async () => {
  const { addToCart, wire } = open();
  const product = aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: 3 } });
  expect(await addToCart({ product, quantity: 4, answers: {} })).toEqual({
    ok: false,
    reason: { kind: 'not-enough-stock', onlyLeft: 3 },
  });
  expect(wire.calls).toEqual([]);
});

test('S4-43 S8-12 returns the backend’s refusal when stock has changed, and leaves the cart unchanged', async () => {
  const { addToCart, cartSession, carts, shop } = open();
  await addToCart(TULIPS);
  shop.restock('PEONIES', 1);
  const product = aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: 3 } });
  expect(await addToCart({ product, quantity: 2, answers: {} })).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'Only 1 of Name of PEONIES are left.' },
  });
  expect(await carts.totalQuantity(cartSession.cartId() ?? '')).toMatchObject({ value: 2 });
});

test('names the required options that are missing', async () => {
  const { addToCart, wire } = open();
  expect(await addToCart({ product: ROSES, quantity: 1, answers: {} })).toMatchObject({
    ok: false,
    reason: { kind: 'options-refused', options: [{ kind: 'option-missing', optionUid: 'day' }] },
  });
  expect(wire.calls).toEqual([]);
});

test('sends a delivery date as a date and a text as entered', async () => {
  const { addToCart } = open();
  const answers = { day: '2026-03-12', card: 'With love' };
  expect(await addToCart({ product: ROSES, quantity: 1, answers })).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          attributes: [
            { label: 'Delivery date', value: '2026-03-12' },
            { label: 'Card message', value: 'With love' },
          ],
        },
      ],
    },
  });
});

test('decides by the clock which delivery days are possible', async () => {
  const { addToCart, clock } = open();
  const deliverySchedule = aDeliverySchedule();
  const request = { product: ROSES, quantity: 1, answers: { day: '2026-03-05' }, deliverySchedule };
  clock.set(Date.UTC(2026, 2, 4, 15));
  expect(await addToCart(request)).toMatchObject({
    ok: false,
    reason: { kind: 'options-refused', options: [{ kind: 'after-cut-off', earliest: '2026-03-06' }] },
  });
  clock.set(Date.UTC(2026, 2, 4, 10));
  expect((await addToCart(request)).ok).toBe(true);
});

test.each(['none', 'not-read'] as const)(
  'takes any day if the schedule is "%s", but nothing else for it',
  async (deliverySchedule) => {
    const { addToCart, carts } = open();
    const addLine = jest.spyOn(carts, 'addLine');
    const request = { product: ROSES, quantity: 1, deliverySchedule };
    expect(await addToCart({ ...request, answers: { day: '2026-02-30' } })).toMatchObject({
      reason: { kind: 'options-refused', options: [{ kind: 'not-a-date' }] },
    });
    expect(addLine).not.toHaveBeenCalled();
    // A Sunday: the backend judges it.
    expect(await addToCart({ ...request, answers: { day: '2026-03-08' } })).toMatchObject({
      reason: { kind: 'rejected' },
    });
  },
);

test('requires a longer lead time for funeral products, by their category', async () => {
  const { addToCart } = open();
  const product = aProduct({ ...ROSES, categoryPaths: ['funerals/wreaths'] });
  const deliverySchedule = aDeliverySchedule();
  expect(await addToCart({ product, quantity: 1, answers: { day: '2026-03-05' }, deliverySchedule })).toMatchObject({
    ok: false,
    reason: { options: [{ kind: 'date-too-soon', earliest: '2026-03-06' }] },
  });
});

test('adds a simple product from a product summary', async () => {
  const { addToCart } = open();
  const added = await addToCart({ product: aSummary({ sku: 'TULIPS' }), quantity: 1, answers: {} });
  expect(added).toMatchObject({ ok: true, value: { items: [{ sku: 'TULIPS' }] } });
});

test('S4-39 S4-40 replaces a remembered cart that belongs to an account and adds the line to the new cart', async () => {
  const { carts, cartSession, clock, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  cartSession.rememberCart(id);
  const cart = await makeAddToCart({ carts, cartSession, clock })({ product: aProduct(), quantity: 1, answers: {} });
  expect(cart).toMatchObject({ ok: true, value: { id: cartSession.cartId(), items: [{ sku: 'TULIPS' }] } });
  expect([cartSession.cartId() === id, shop.carts.get(id)?.lines]).toEqual([false, []]);
});

describe('A customer who signed in while a guest cart is still active', () => {
  async function withFern() {
    const data = aShop();
    const guestCart = data.shop.openNewCart();
    data.cartSession.rememberCart(guestCart.id);
    await data.carts.addLine(guestCart.id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
    signedIn(data);
    return { ...data, guestCart, addToCart: makeAddToCart({ ...data, mergeGuestCart: makeMergeGuestCart(data) }) };
  }

  test('S4-24 S4-39 adds to the customer cart, which receives the guest items', async () => {
    const { addToCart, cartSession } = await withFern();
    expect(await addToCart(TULIPS)).toMatchObject({
      ok: true,
      value: { id: cartSession.cartId(), items: [{ sku: 'FERN' }, { sku: 'TULIPS', quantity: 2 }] },
    });
  });

  test('S4-24 S4-39 keeps the guest cart active and adds nothing when the customer cart cannot be loaded', async () => {
    const { addToCart, cartSession, wire, guestCart } = await withFern();
    wire.failNext('customerCarts.own');
    expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(cartSession.cartId()).toBe(guestCart.id);
  });
});
