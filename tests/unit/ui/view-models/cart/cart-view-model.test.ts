import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { aCart, aCartItem } from '../../../../builders/a-cart';
import { aProduct } from '../../../../builders/a-product';
import { settled } from '../../a-schedule';
import { aCartTab, anOpenCart } from '../../a-cart-tab';

const TULIPS = aProduct();
const PEONIES = aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: null } });
const BAD_COUPON = { kind: 'rejected', message: expect.stringContaining('coupon') };

describe('loading', () => {
  test('S4-36 without a cart one is made, and the badge shows nothing', async () => {
    const { cart, visitor } = await aCartTab();
    visitor.forgetCart();
    await cart.load();
    expect(cart.cart?.items).toEqual([]);
    expect(visitor.cartId()).toBe(cart.cart?.id);
    expect(cart.badge).toBe(0);
  });

  test('S4-63 a shop that cannot be reached leaves the cart unknown and the reason in its slot', async () => {
    const { cart, wire } = await aCartTab('TULIPS');
    wire.disconnect();
    await cart.load();
    expect(cart.cart).toBeNull();
    expect(cart.loading.error?.kind).toBe('unreachable');
    wire.reconnect();
    await cart.load();
    expect(cart.loading.error).toBeNull();
    expect(cart.rows).toHaveLength(1);
  });

  test('uses the server-rendered cart without a request', async () => {
    const { cart, wire } = await aCartTab();
    cart.open(aCart());
    await settled();
    expect(cart.cart).toBeNull();
    cart.typeQuantity('item-TULIPS', '2');
    expect(cart.rows).toMatchObject([{ text: '2' }]);
    expect(wire.calls).toEqual([]);
  });

  test('a tab with a newer cart loads it again', async () => {
    const { cart, wire } = await anOpenCart('TULIPS', 'FERN');
    cart.open(aCart());
    await settled();
    expect(wire.calls).toEqual(['carts.find']);
    expect(cart.rows).toHaveLength(2);
  });

  test('S7-42, S2-73 the badge counts without the cart, and sends nothing when the quantity is given', async () => {
    const { cart, wire } = await aCartTab('TULIPS', 'FERN');
    await cart.refreshCount();
    expect(cart.badge).toBe(2);
    expect(wire.calls).toEqual(['carts.totalQuantity']);
    cart.showCount(5);
    expect(cart.badge).toBe(5);
  });

  test('S4-41 clearing forgets the cart and shows a fresh one', async () => {
    const { cart, visitor } = await anOpenCart('TULIPS');
    const before = visitor.cartId();
    await cart.clear();
    expect(visitor.cartId()).not.toBe(before);
    expect(cart.cart?.items).toEqual([]);
  });
});

describe('adding', () => {
  test('S5-12, S4-40 the badge counts added items at once, and the cart is shown with the response', async () => {
    const { cart } = await aCartTab('TULIPS');
    await cart.refreshCount();
    const added = cart.add({ product: PEONIES, quantity: 2, answers: {} });
    expect(cart.badge).toBe(3);
    expect(cart.isPending).toBe(true);
    expect((await added).ok).toBe(true);
    expect(cart.badge).toBe(3);
    expect(cart.isPending).toBe(false);
    expect(cart.rows.map(({ item }) => item.sku)).toEqual(['TULIPS', 'PEONIES']);
  });

  test('S8-12, S4-43 a refusal removes the items from the badge and says why', async () => {
    const { cart, shop } = await aCartTab();
    shop.restock('PEONIES', 1);
    const added = cart.add({ product: PEONIES, quantity: 2, answers: {} });
    expect(cart.badge).toBe(2);
    expect(await added).toMatchObject({ ok: false, reason: { kind: 'rejected', code: 'INSUFFICIENT_STOCK' } });
    expect(cart.badge).toBe(0);
    expect(cart.adding.error).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
  });

  test('S5-15 what the rules refuse is not sent', async () => {
    const { cart, wire } = await aCartTab();
    const sold = aProduct({ availability: { inStock: false, onlyLeft: null } });
    expect(await cart.add({ product: sold, quantity: 1, answers: {} })).toMatchObject({
      reason: { kind: 'out-of-stock' },
    });
    expect(await cart.add({ product: TULIPS, quantity: 1.5, answers: {} })).toMatchObject({ ok: false });
    expect(cart.badge).toBe(0);
    expect(wire.calls).toEqual([]);
  });

  test('two things added at once are both in the cart that is shown last', async () => {
    const { cart } = await aCartTab();
    await Promise.all([
      cart.add({ product: TULIPS, quantity: 1, answers: {} }),
      cart.add({ product: PEONIES, quantity: 1, answers: {} }),
    ]);
    expect(cart.rows.map(({ item }) => item.sku).sort()).toEqual(['PEONIES', 'TULIPS']);
    expect(cart.badge).toBe(2);
  });
});

describe('quantities', () => {
  test('S4-51, S9-17 of three changes within a second only the last is sent', async () => {
    const { cart, uid, wire, timers, held } = await anOpenCart('TULIPS');
    cart.typeQuantity(uid('TULIPS'), '2');
    await timers.pass(400);
    cart.typeQuantity(uid('TULIPS'), '3');
    await timers.pass(400);
    cart.typeQuantity(uid('TULIPS'), '4');
    await timers.pass(999);
    expect(wire.calls).toEqual([]);
    await timers.pass(1);
    expect(wire.calls).toEqual(['carts.changeQuantity']);
    expect(held()?.lines[0]?.quantity).toBe(4);
    expect(cart.rows[0]).toMatchObject({ text: '4', isPending: false, refusal: null });
  });

  test('S4-51 one more and one fewer count from what the field shows, at once, and stop at one', async () => {
    const { cart, uid, timers, held } = await anOpenCart('TULIPS');
    const tulips = uid('TULIPS');
    cart.addQuantity(tulips, 1);
    cart.addQuantity(tulips, 1);
    expect(cart.rows[0]?.text).toBe('3');
    cart.typeQuantity(tulips, 'x');
    cart.addQuantity(tulips, 1);
    expect(cart.rows[0]?.text).toBe('2');
    cart.addQuantity(tulips, -1);
    cart.addQuantity(tulips, -1);
    expect(cart.rows[0]?.text).toBe('1');
    cart.addQuantity('gone', 1);
    cart.addQuantity(tulips, 4);
    await timers.pass(1000);
    expect(held()?.lines[0]?.quantity).toBe(5);
  });

  test('S4-51 every line rests by itself', async () => {
    const { cart, uid, timers, held } = await anOpenCart('TULIPS', 'FERN');
    cart.typeQuantity(uid('TULIPS'), '2');
    await timers.pass(500);
    cart.typeQuantity(uid('FERN'), '3');
    await timers.pass(500);
    expect(held()?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    await timers.pass(500);
    expect(held()?.lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(cart.badge).toBe(5);
  });

  test('a new quantity shows at once, and totals are marked until the backend has calculated them', async () => {
    const { cart, uid, timers } = await anOpenCart('TULIPS');
    cart.typeQuantity(uid('TULIPS'), '3');
    expect(cart.rows[0]).toMatchObject({ text: '3', isPending: true });
    expect(cart.badge).toBe(3);
    expect(cart.isPending).toBe(true);
    await timers.pass(1000);
    expect(cart.rows[0]).toMatchObject({ text: '3', isPending: false });
    expect(cart.cart?.totals?.total.pence).toBe(3600);
    expect(cart.isPending).toBe(false);
  });

  test.each(['0', '-1', '1.5', 'x', '1e9', '', 'NaN'])(
    'S5-21 the quantity "%s" is refused beside its field, stays as typed and is not sent',
    async (text) => {
      const { cart, uid, wire, timers, held } = await anOpenCart('TULIPS');
      cart.typeQuantity(uid('TULIPS'), '7');
      cart.typeQuantity(uid('TULIPS'), text);
      await timers.pass(5000);
      expect(wire.calls).toEqual([]);
      expect(held()?.lines[0]?.quantity).toBe(1);
      expect(cart.rows[0]).toMatchObject({ text, isPending: false, refusal: { kind: 'quantity-invalid' } });
      expect(cart.badge).toBe(1);
    },
  );

  test('a refused quantity is reverted, and the line says why until it is edited', async () => {
    const { cart, uid, shop, timers } = await anOpenCart('PEONIES');
    shop.restock('PEONIES', 2);
    cart.typeQuantity(uid('PEONIES'), '9');
    await timers.pass(1000);
    const refusal = { kind: 'not-enough-stock', onlyLeft: 2 };
    expect(cart.rows[0]).toMatchObject({ text: '1', isPending: false, refusal });
    cart.typeQuantity(uid('PEONIES'), '2');
    expect(cart.rows[0]?.refusal).toBeNull();
    await timers.pass(1000);
    expect(cart.rows[0]).toMatchObject({ text: '2', refusal: null });
  });

  test('going back to the old quantity sends nothing, unless another one is out already', async () => {
    const { cart, uid, wire, timers, held } = await anOpenCart('TULIPS');
    cart.typeQuantity(uid('TULIPS'), '2');
    cart.typeQuantity(uid('TULIPS'), '1');
    await timers.pass(5000);
    expect(wire.calls).toEqual([]);

    cart.typeQuantity(uid('TULIPS'), '2');
    const sent = cart.flush();
    cart.typeQuantity(uid('TULIPS'), '1');
    await sent;
    expect(cart.rows[0]).toMatchObject({ text: '1', isPending: true });
    await timers.pass(1000);
    expect(held()?.lines[0]?.quantity).toBe(1);
    expect(cart.rows[0]).toMatchObject({ text: '1', isPending: false });
  });

  test('a quantity changed again during a request is sent after it', async () => {
    const { cart, uid, timers, held } = await anOpenCart('TULIPS');
    const tulips = uid('TULIPS');
    cart.typeQuantity(tulips, '2');
    const first = cart.flush();
    cart.typeQuantity(tulips, '3');
    const second = cart.flush();
    cart.typeQuantity(tulips, '2');
    await Promise.all([first, second]);
    expect(cart.rows[0]).toMatchObject({ text: '2', isPending: true });
    await timers.pass(1000);
    expect(held()?.lines[0]?.quantity).toBe(2);
    expect(cart.rows[0]).toMatchObject({ text: '2', isPending: false });
  });

  test('a quantity entered during a request is kept and sent after it', async () => {
    const { cart, uid, timers, held } = await anOpenCart('TULIPS');
    cart.typeQuantity(uid('TULIPS'), '2');
    const sent = cart.flush();
    cart.typeQuantity(uid('TULIPS'), '5');
    await sent;
    expect(held()?.lines[0]?.quantity).toBe(2);
    expect(cart.rows[0]).toMatchObject({ text: '5', isPending: true });
    await timers.pass(1000);
    expect(held()?.lines[0]?.quantity).toBe(5);
  });

  test('leaving the page sends pending quantities', async () => {
    const { cart, uid, held } = await anOpenCart('TULIPS');
    cart.typeQuantity(uid('TULIPS'), '6');
    await cart.flush();
    expect(held()?.lines[0]?.quantity).toBe(6);
    expect(cart.isPending).toBe(false);
  });

  test('leaving the page sends a pending quantity at once, even during another request', async () => {
    const tab = await anOpenCart('TULIPS', 'FERN');
    const sent: unknown[] = [];
    const never = new Promise<never>(() => undefined);
    Object.assign(tab.useCases, {
      applyCoupon: () => never,
      changeQuantity: (...change: readonly unknown[]) => {
        sent.push(change);
        return never;
      },
    });
    void tab.cart.applyCoupon('TENTH');
    tab.cart.typeQuantity(tab.uid('TULIPS'), '6');
    tab.cart.leave();
    await settled();
    expect(sent).toEqual([[tab.uid('TULIPS'), 6, true]]);
    tab.cart.typeQuantity(tab.uid('FERN'), '2');
    void tab.cart.flush();
    await settled();
    expect(sent).toHaveLength(1);
  });

  test('a line that is not there, or a tab that is closed, sends nothing', async () => {
    const { cart, uid, wire, timers } = await anOpenCart('TULIPS');
    cart.typeQuantity('nobody', '3');
    cart.typeQuantity(uid('TULIPS'), '3');
    cart.dispose();
    await timers.pass(5000);
    expect(wire.calls).toEqual([]);
  });
});

describe('removing', () => {
  test('S4-48 removes the row and the item at once', async () => {
    const { cart, uid, held } = await anOpenCart('TULIPS', 'FERN');
    const removed = cart.remove(uid('TULIPS'));
    expect(cart.rows.map(({ item }) => item.sku)).toEqual(['FERN']);
    expect(cart.badge).toBe(1);
    expect(await removed).toBe(true);
    expect(held()?.lines).toHaveLength(1);
    expect(cart.badge).toBe(1);
  });

  test('S5-22 removing an unknown item changes and sends nothing, and reports no error', async () => {
    const { cart, wire } = await anOpenCart('TULIPS');
    expect(await cart.remove('nobody')).toBe(false);
    expect(cart.rows).toHaveLength(1);
    expect(wire.calls).toEqual([]);
  });

  test('S4-48 a failed removal restores the row and says why', async () => {
    const { cart, uid, wire } = await anOpenCart('TULIPS');
    wire.failNext('carts.removeItem');
    expect(await cart.remove(uid('TULIPS'))).toBe(false);
    expect(cart.rows).toHaveLength(1);
    expect(cart.removing.error?.kind).toBe('unreachable');
  });

  test('removing a line discards its pending quantity', async () => {
    const { cart, uid, wire, timers } = await anOpenCart('TULIPS');
    const tulips = uid('TULIPS');
    cart.typeQuantity(tulips, '4');
    await cart.remove(tulips);
    await timers.pass(5000);
    expect(wire.calls).toEqual(['carts.removeItem']);
    expect(cart.isPending).toBe(false);
  });

  test('ignores a second press while the first is running', async () => {
    const { cart, uid, wire } = await anOpenCart('TULIPS');
    const tulips = uid('TULIPS');
    const answers = await Promise.all([cart.remove(tulips), cart.remove(tulips)]);
    expect(answers).toEqual([true, false]);
    expect(wire.calls).toEqual(['carts.removeItem']);
  });
});

describe('coupons', () => {
  test('S1-6 a code lowers the total', async () => {
    const { cart } = await anOpenCart('TULIPS');
    await cart.applyCoupon('TENTH');
    expect(cart.cart?.coupon).toBe('TENTH');
    expect(cart.cart?.totals?.total.pence).toBe(1080);
    expect(cart.couponOperation.error).toBeNull();
  });

  test('S8-14 a bad code stays in the slot and leaves the cart alone', async () => {
    const { cart } = await anOpenCart('TULIPS');
    await cart.applyCoupon('WRONG');
    expect(cart.couponOperation.error).toMatchObject(BAD_COUPON);
    expect(cart.cart?.coupon).toBeNull();
    expect(cart.rows).toHaveLength(1);
  });

  test('S5-23, S4-64 an empty code takes the coupon off and clears the slot', async () => {
    const { cart, wire } = await anOpenCart('TULIPS');
    await cart.applyCoupon('TENTH');
    await cart.applyCoupon('WRONG');
    await cart.applyCoupon('');
    expect(wire.calls.at(-1)).toBe('carts.removeCoupon');
    expect(cart.cart?.coupon).toBeNull();
    expect(cart.couponOperation.error).toBeNull();
  });
});

test('S4-42 the empty cart has nothing to count', async () => {
  const { cart } = await aCartTab();
  cart.show(EMPTY_CART);
  expect(cart.badge).toBe(0);
  cart.show(aCart({ items: [aCartItem({ quantity: 3 })] }));
  expect(cart.badge).toBe(3);
});
