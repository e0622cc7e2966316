import type { Product } from '../../../../../src/domain/catalogue/product';
import { groupRefusalMessage } from '../../../../../src/ui/texts/en/product/group';
import { GroupViewModel } from '../../../../../src/ui/view-models/product/group-view-model';
import { aGroup } from '../../../../builders/a-bundle';
import { aPrice } from '../../../../builders/a-price';
import { aSummary } from '../../../../builders/a-product';
import { aCartTab } from '../../a-cart-tab';

/** A table of two bunches of tulips at £12 and one fern at £9, in a whole shop. */
async function aTable(overrides: Partial<Product> = {}) {
  const tab = await aCartTab();
  const vm = new GroupViewModel(aGroup(overrides), { cart: tab.cart });
  const texts = () => vm.rows.map(({ text }) => text);
  const lines = () => (tab.cart.cart?.items ?? []).map(({ sku, quantity }) => `${quantity} ${sku}`);
  const sent = () => tab.wire.calls.filter((call) => call === 'carts.addLine').length;
  return { ...tab, vm, texts, lines, sent };
}

const SOLD_OUT = { inStock: false, onlyLeft: null };

describe('how many', () => {
  test('S3-23 begins as the florist suggests, and the price follows what is typed', async () => {
    const { vm, texts } = await aTable();
    expect([texts(), vm.total]).toEqual([['2', '1'], { pence: 3300, currency: 'GBP' }]);
    vm.type('FERN', '3');
    expect(vm.total.pence).toBe(5100);
    vm.type('TULIPS', '0');
    vm.type('FERN', '');
    expect([vm.total.pence, vm.canBeAdded]).toEqual([0, false]);
  });

  test('a product out of stock starts with none and says why', async () => {
    const group = [
      { product: aSummary({ sku: 'TULIPS', price: aPrice(12) }), quantity: 2 },
      { product: aSummary({ sku: 'LILAC', price: aPrice(18), availability: SOLD_OUT }), quantity: 1 },
    ];
    const { vm, texts } = await aTable({ group });
    expect([texts(), vm.total.pence]).toEqual([['2', '0'], 2400]);
    expect(vm.rows.map(({ unavailableReason }) => unavailableReason?.kind ?? null)).toEqual([null, 'out-of-stock']);
  });

  test.each(['-1', '1.5', 'two', '10001'])('%j is refused beside its field and sends nothing', async (text) => {
    const { vm, wire } = await aTable();
    vm.type('FERN', text);
    expect(vm.rows.map(({ refusal }) => refusal?.kind ?? null)).toEqual([null, 'quantity-invalid']);
    expect([vm.canBeAdded, vm.total.pence]).toEqual([false, 2400]);
    await vm.addToCart();
    expect(wire.calls).toEqual([]);
  });

  test('a product that is no group has no rows and adds nothing', async () => {
    const { vm, wire } = await aTable({ group: null });
    await vm.addToCart();
    expect([vm.rows, vm.canBeAdded, wire.calls]).toEqual([[], false, []]);
  });
});

describe('after a form without scripts', () => {
  const typed = { 'quantity.TULIPS': '0', 'quantity.FERN': '1.5' };
  const reason = { kind: 'quantity-invalid', max: 10_000 } as const;

  test('the refused product has its error, and every field what was typed', async () => {
    const { vm, texts } = await aTable();
    vm.start({ answers: typed, stopped: { sku: 'FERN', reason }, refusal: null });
    expect([texts(), vm.canBeAdded]).toEqual([['0', '1.5'], false]);
    expect(vm.rows.map(({ refusal }) => refusal?.kind ?? null)).toEqual([null, 'quantity-invalid']);
    vm.type('FERN', '1');
    expect([vm.adding.error, vm.canBeAdded]).toEqual([null, true]);
  });

  test.each([
    [reason, 'Please choose how many of each you would like.'],
    [{ kind: 'busy', message: 'Wait' } as const, 'Wait'],
  ])('a refusal of the whole form is said: %j', async (refusal, words) => {
    const { vm } = await aTable();
    vm.start({ answers: {}, stopped: null, refusal });
    expect(vm.adding.error === null ? '' : groupRefusalMessage(vm.adding.error)).toBe(words);
  });
});

describe('into the cart', () => {
  test("S3-23 adds each product separately, in the group's order, without those of quantity 0", async () => {
    const { vm, lines, sent, cart } = await aTable();
    await vm.addToCart();
    expect([lines(), sent(), vm.addedProducts, cart.badge]).toEqual([['2 TULIPS', '1 FERN'], 2, 2, 3]);
    vm.type('TULIPS', '0');
    expect(vm.addedProducts).toBe(0);
    await vm.addToCart();
    expect([lines(), sent()]).toEqual([['2 TULIPS', '2 FERN'], 3]);
  });

  test('the first that is refused ends it, and what is in the cart already is not added twice by another press', async () => {
    const { vm, shop, lines, texts, sent } = await aTable();
    shop.restock('FERN', 1);
    vm.type('FERN', '2');
    await vm.addToCart();
    expect([lines(), texts(), vm.addedProducts]).toEqual([['2 TULIPS'], ['0', '2'], 1]);
    expect(vm.rows.map(({ refusal }) => refusal?.kind ?? null)).toEqual([null, 'not-enough-stock']);
    expect(vm.adding.error?.kind === 'partially-added' && groupRefusalMessage(vm.adding.error)).toMatch(
      /^Name of FERN: .+ The item before it is in your cart\.$/,
    );
    vm.type('FERN', '1');
    expect(vm.rows[1]?.refusal).toBeNull();
    await vm.addToCart();
    expect([lines(), sent()]).toEqual([['2 TULIPS', '1 FERN'], 2]);
  });

  test('nothing behind the first that is refused is sent', async () => {
    const { vm, wire, lines, sent } = await aTable();
    wire.failNext('carts.addLine', { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: 'No stock' });
    await vm.addToCart();
    expect([lines(), sent(), vm.addedProducts]).toEqual([[], 1, 0]);
    expect(vm.adding.error?.kind === 'partially-added' && groupRefusalMessage(vm.adding.error)).not.toContain(
      'in your cart',
    );
  });

  test('one press at a time', async () => {
    const { vm, sent } = await aTable();
    const first = vm.addToCart();
    expect(vm.adding.isLoading).toBe(true);
    await Promise.all([first, vm.addToCart()]);
    expect(sent()).toBe(2);
  });
});
