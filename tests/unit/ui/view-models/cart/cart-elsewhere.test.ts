import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { aCartTab, anOpenCart } from '../../a-cart-tab';

/** Puts one more of a sku into the cart, as another tab does. */
async function addElsewhere(tab: Awaited<ReturnType<typeof aCartTab>>, sku: string): Promise<void> {
  const id = tab.visitor.cartId() ?? '';
  await tab.carts.addLine(id, { sku, parentSku: null, quantity: 1, entered: [], selected: [] });
  tab.wire.calls.length = 0;
}

describe('a cart that was changed elsewhere', () => {
  test('S2-73 what the server counts is shown, whatever the page had loaded before, and the cart is loaded again', async () => {
    const tab = await anOpenCart('TULIPS');
    await addElsewhere(tab, 'PEONIES');
    tab.cart.showCount(2);
    expect(tab.cart.badge).toBe(2);
    await tab.cart.flush();
    expect(tab.cart.rows.map(({ item }) => item.sku)).toEqual(['TULIPS', 'PEONIES']);
    expect(tab.cart.badge).toBe(2);
  });

  test('S2-73 so is a cart that the server rendered', async () => {
    const tab = await aCartTab('TULIPS');
    const rendered = await tab.useCases.loadCart();
    if (!rendered.ok) throw new Error('no cart');
    tab.cart.open(rendered.value);
    await addElsewhere(tab, 'PEONIES');
    tab.cart.showCount(2);
    await tab.cart.flush();
    expect(tab.cart.rows).toHaveLength(2);
  });

  test('S2-73 the same quantity asks for nothing, nor does a cart with changes on their way', async () => {
    const tab = await anOpenCart('TULIPS');
    tab.cart.showCount(1);
    tab.cart.typeQuantity(tab.uid('TULIPS'), '3');
    tab.cart.showCount(1);
    expect([tab.cart.badge, tab.wire.calls]).toEqual([3, []]);
  });

  test('S2-73 after an order the cart of another tab is counted, and none is opened for it', async () => {
    const tab = await anOpenCart('TULIPS');
    tab.cart.showOrdered();
    expect([tab.cart.badge, tab.cart.cart]).toEqual([0, EMPTY_CART]);
    tab.cart.showCount(4);
    expect([tab.cart.badge, tab.wire.calls]).toEqual([4, []]);
  });

  test('S2-73 the other tabs hear of each change and of an order, not of a look or a refusal', async () => {
    const tab = await anOpenCart('TULIPS');
    await tab.cart.load();
    tab.wire.failNext('carts.removeItem');
    await tab.cart.remove(tab.uid('TULIPS'));
    expect(tab.told.count).toBe(0);
    await tab.cart.remove(tab.uid('TULIPS'));
    expect(tab.told.count).toBe(1);
    tab.cart.showOrdered();
    expect(tab.told.count).toBe(2);
  });
});
