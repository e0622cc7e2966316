import { makeOpenCustomerCart } from '../../../../src/application/account/open-customer-cart';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { aDateOption, aWrittenOption } from '../../../builders/an-option';

const TULIPS = { product: aProduct({ sku: 'TULIPS' }), quantity: 2, answers: {} };
const ROSES = aProduct({ sku: 'ROSES', customizableOptions: [aDateOption(), aWrittenOption()] });

function open() {
  const data = aShop();
  return { ...data, addToCart: makeAddToCart(data) };
}

test('S4-40 with no cart id a real cart is made and stored first, then the line is added', async () => {
  const { addToCart, visitor, wire } = open();
  const cart = await addToCart(TULIPS);
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), items: [{ sku: 'TULIPS', quantity: 2 }] } });
  expect(wire.calls).toEqual(['carts.open', 'carts.addLine']);
});

test('a stored cart is used', async () => {
  const { addToCart, visitor, shop } = open();
  const { id } = shop.openNewCart();
  visitor.rememberCart(id);
  expect(await addToCart(TULIPS)).toMatchObject({ ok: true, value: { id, totalQuantity: 2 } });
  expect(shop.carts.size).toBe(1);
});

test('S4-39 a stored cart that is no more is replaced, and the line added once', async () => {
  const { addToCart, visitor, shop } = open();
  visitor.rememberCart('long-gone');
  const cart = await addToCart(TULIPS);
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), totalQuantity: 2 } });
  expect(shop.carts.size).toBe(1);
});

test('a dead cart whose place cannot be taken is a failure, and no id is stored', async () => {
  const { addToCart, visitor, wire } = open();
  visitor.rememberCart('long-gone');
  wire.failNext('carts.open');
  expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBeNull();
});

test('a line whose answer was lost is not sent again, and the cart is kept', async () => {
  const { addToCart, visitor, shop, wire } = open();
  const { id } = shop.openNewCart();
  visitor.rememberCart(id);
  wire.failNext('carts.addLine', { kind: 'unreachable', status: 504 });
  expect(await addToCart(TULIPS)).toEqual({ ok: false, reason: { kind: 'unreachable', status: 504 } });
  expect(visitor.cartId()).toBe(id);
  expect(wire.calls).toEqual(['carts.addLine']);
});

test('without a cart and without the shop nothing is stored', async () => {
  const { addToCart, visitor, wire } = open();
  wire.cut();
  expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBeNull();
});

test('S4-40 two taps at once put both things into one cart', async () => {
  const { addToCart, visitor, carts, shop } = open();
  await Promise.all([addToCart(TULIPS), addToCart({ ...TULIPS, product: aProduct({ sku: 'FERN' }) })]);
  expect(shop.carts.size).toBe(1);
  expect(await carts.totalQuantity(visitor.cartId() ?? '')).toMatchObject({ value: 4 });
});

test('S4-39 two taps at once on a dead cart put both things into one new cart', async () => {
  const { addToCart, visitor, carts, shop } = open();
  visitor.rememberCart('long-gone');
  await Promise.all([addToCart(TULIPS), addToCart({ ...TULIPS, product: aProduct({ sku: 'FERN' }) })]);
  expect(shop.carts.size).toBe(1);
  expect(await carts.totalQuantity(visitor.cartId() ?? '')).toMatchObject({ value: 4 });
});

test('S5-14 a configurable is added by the sku of its variant', async () => {
  const { addToCart } = open();
  const product = aConfigurable({
    configurable: aChoice({ chosen: ['size-l'], variant: aVariant({ sku: 'POSY-L' }) }),
  });
  expect(await addToCart({ product, quantity: 1, answers: {} })).toMatchObject({
    ok: true,
    value: { items: [{ sku: 'POSY-L', name: 'Name of POSY', attributes: [{ label: 'Size', value: 'Large' }] }] },
  });
});

test('S5-13 a configurable without a variant is refused, and nobody is asked', async () => {
  const { addToCart, visitor, wire } = open();
  const refused = await addToCart({ product: aConfigurable(), quantity: 1, answers: {} });
  expect(refused).toEqual({ ok: false, reason: { kind: 'variant-not-chosen' } });
  expect(wire.calls).toEqual([]);
  expect(visitor.cartId()).toBeNull();
});

test('S5-16 a line beyond the stock is refused, and nobody is asked', async () => {
  const { addToCart, wire } = open();
  const product = aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: 3 } });
  expect(await addToCart({ product, quantity: 4, answers: {} })).toEqual({
    ok: false,
    reason: { kind: 'not-enough-stock', onlyLeft: 3 },
  });
  expect(wire.calls).toEqual([]);
});

test('S4-43 S8-12 what the page did not know yet, the shop refuses in its own words, and the cart stays', async () => {
  const { addToCart, visitor, carts, shop } = open();
  await addToCart(TULIPS);
  shop.restock('PEONIES', 1);
  const product = aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: 3 } });
  expect(await addToCart({ product, quantity: 2, answers: {} })).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'Only 1 of Name of PEONIES are left.' },
  });
  expect(await carts.totalQuantity(visitor.cartId() ?? '')).toMatchObject({ value: 2 });
});

test('a question that must be answered is asked again by name', async () => {
  const { addToCart, wire } = open();
  expect(await addToCart({ product: ROSES, quantity: 1, answers: {} })).toMatchObject({
    ok: false,
    reason: { kind: 'options-refused', options: [{ kind: 'option-missing', optionUid: 'day' }] },
  });
  expect(wire.calls).toEqual([]);
});

test('answers go along: a day as a day, a text as it was written', async () => {
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

test('the clock decides which day can be kept', async () => {
  const { addToCart, clock } = open();
  const ask = { product: ROSES, quantity: 1, answers: { day: '2026-03-05' } };
  clock.set(Date.UTC(2026, 2, 4, 15));
  expect(await addToCart(ask)).toMatchObject({
    ok: false,
    reason: { kind: 'options-refused', options: [{ kind: 'after-cut-off', earliest: '2026-03-06' }] },
  });
  clock.set(Date.UTC(2026, 2, 4, 10));
  expect((await addToCart(ask)).ok).toBe(true);
});

test('flowers for a funeral need another day, by where they stand in the shop', async () => {
  const { addToCart } = open();
  const product = aProduct({ ...ROSES, categoryPaths: ['funerals/wreaths'] });
  expect(await addToCart({ product, quantity: 1, answers: { day: '2026-03-05' } })).toMatchObject({
    ok: false,
    reason: { options: [{ kind: 'date-too-soon', earliest: '2026-03-06' }] },
  });
});

test('a card adds what it knows', async () => {
  const { addToCart } = open();
  const added = await addToCart({ product: aSummary({ sku: 'TULIPS' }), quantity: 1, answers: {} });
  expect(added).toMatchObject({ ok: true, value: { items: [{ sku: 'TULIPS' }] } });
});

test('S4-39 S4-40 a remembered cart of an account is no guest’s: another takes its place, and the line goes into that', async () => {
  const { carts, visitor, clock, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  visitor.rememberCart(id);
  const cart = await makeAddToCart({ carts, visitor, clock })({ product: aProduct(), quantity: 1, answers: {} });
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), items: [{ sku: 'TULIPS' }] } });
  expect([visitor.cartId() === id, shop.carts.get(id)?.lines]).toEqual([false, []]);
});

describe('Somebody who has signed in and still holds a guest’s cart', () => {
  async function withFern() {
    const data = aShop();
    const guests = data.shop.openNewCart();
    data.visitor.rememberCart(guests.id);
    await data.carts.addLine(guests.id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
    signedIn(data);
    return { ...data, guests, addToCart: makeAddToCart({ ...data, openCustomerCart: makeOpenCustomerCart(data) }) };
  }

  test('S4-24 S4-39 adds to her own, which takes over what the guest had', async () => {
    const { addToCart, visitor } = await withFern();
    expect(await addToCart(TULIPS)).toMatchObject({
      ok: true,
      value: { id: visitor.cartId(), items: [{ sku: 'FERN' }, { sku: 'TULIPS', quantity: 2 }] },
    });
  });

  test('S4-24 S4-39 keeps it in hand while her own cannot be had, and nothing is added', async () => {
    const { addToCart, visitor, wire, guests } = await withFern();
    wire.failNext('customerCarts.own');
    expect(await addToCart(TULIPS)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(visitor.cartId()).toBe(guests.id);
  });
});
