import { aProduct } from '../../../../builders/a-product';
import { signedIn } from '../../../../builders/a-customer';
import { aGuestTab, aWishlistTab } from '../../a-wishlist-tab';
import { settled } from '../../a-schedule';

const skus = (items: readonly { readonly product: { readonly sku: string } }[]) =>
  items.map(({ product }) => product.sku);

describe('loading', () => {
  test("S6-4, S6-7 a guest's list and count are empty, without a request", async () => {
    const { wishes, wire } = aGuestTab();
    await Promise.all([wishes.load(), wishes.refreshCount()]);
    expect([wishes.items, wishes.badge]).toEqual([[], 0]);
    expect(wire.calls).toEqual([]);
  });

  test('S6-4 a customer’s list is loaded whole, and fills the hearts', async () => {
    const { wishes, wire, card } = await aWishlistTab('TULIPS', 'FERN');
    const [tulips, lilac] = [await card('TULIPS'), await card('LILAC')];
    await wishes.load();
    expect(wire.calls).toEqual(['wishlists.page']);
    expect(skus(wishes.items)).toEqual(['TULIPS', 'FERN']);
    expect([wishes.has(tulips), wishes.has(lilac)]).toEqual([true, false]);
  });

  test('S2-72, S6-7 the badge counts without the list', async () => {
    const { wishes, wire } = await aWishlistTab('TULIPS', 'FERN');
    await wishes.refreshCount();
    expect(wishes.badge).toBe(2);
    expect(wire.calls).toEqual(['wishlists.count']);
  });

  test('S4-63, S4-64 a failure stays in the error slot until the list is loaded', async () => {
    const { wishes, wire } = await aWishlistTab('TULIPS');
    wire.failNext('wishlists.page');
    const loading = wishes.load();
    expect(wishes.loading.isLoading).toBe(true);
    await loading;
    expect([wishes.wishlist, wishes.loading.error?.kind, wishes.loading.isLoading]).toEqual([
      null,
      'unreachable',
      false,
    ]);
    await wishes.load();
    expect(wishes.loading.error).toBeNull();
    expect(wishes.badge).toBe(1);
  });
});

describe('the heart', () => {
  test('tells the other tabs of a change, and of no refused one', async () => {
    const { wishes, card, told, wire } = await aWishlistTab('FERN');
    const tulips = await card('TULIPS');
    await wishes.load();
    expect(told.count).toBe(0);
    await wishes.toggle(tulips);
    expect(told.count).toBe(1);
    wire.failNext('wishlists.remove');
    await wishes.toggle(tulips);
    expect(told.count).toBe(1);
  });

  test('turns when another tab has changed the list; a tab that has loaded nothing asks for nothing', async () => {
    const { wishes, card, wire, loadWishlist, removeFromWishlist } = await aWishlistTab('TULIPS');
    const tulips = await card('TULIPS');
    await wishes.refresh();
    expect(wire.calls).toEqual([]);
    await wishes.load();
    const list = await loadWishlist();
    if (list.ok) await removeFromWishlist(list.value, tulips);
    await wishes.refresh();
    expect([wishes.has(tulips), wishes.badge]).toEqual([false, 0]);
  });

  test('S4-52 turns at once and puts on the list what was not there', async () => {
    const { wishes, card, listed } = await aWishlistTab('FERN');
    const tulips = await card('TULIPS');
    await wishes.load();
    const pressed = wishes.toggle(tulips);
    expect([wishes.has(tulips), wishes.badge]).toEqual([true, 2]);
    await pressed;
    expect([wishes.has(tulips), wishes.badge]).toEqual([true, 2]);
    expect(await listed()).toEqual(['FERN', 'TULIPS']);
  });

  test('S4-52 takes off the list what was there', async () => {
    const { wishes, card, listed } = await aWishlistTab('FERN', 'TULIPS');
    const tulips = await card('TULIPS');
    await wishes.load();
    const pressed = wishes.toggle(tulips);
    expect([wishes.has(tulips), wishes.badge, skus(wishes.items)]).toEqual([false, 1, ['FERN']]);
    await pressed;
    expect(await listed()).toEqual(['FERN']);
  });

  test('S4-53 a product that turns out to be on the list already is ignored', async () => {
    const { wishes, card, wire, said } = await aWishlistTab('TULIPS');
    const tulips = await card('TULIPS');
    await wishes.toggle(tulips);
    expect(wire.calls).toEqual(['wishlists.page']);
    expect([wishes.has(tulips), wishes.badge, said()]).toEqual([true, 1, []]);
  });

  test('of presses faster than the responses the last counts', async () => {
    const { wishes, card, listed } = await aWishlistTab();
    const tulips = await card('TULIPS');
    await wishes.load();
    await Promise.all([wishes.toggle(tulips), wishes.toggle(tulips), wishes.toggle(tulips)]);
    expect(wishes.has(tulips)).toBe(true);
    expect(await listed()).toEqual(['TULIPS']);
    await Promise.all([wishes.toggle(tulips), wishes.toggle(tulips)]);
    expect(await listed()).toEqual(['TULIPS']);
  });

  test('two hearts pressed together are both stored', async () => {
    const { wishes, card, listed } = await aWishlistTab();
    const [tulips, fern] = [await card('TULIPS'), await card('FERN')];
    await wishes.load();
    await Promise.all([wishes.toggle(tulips), wishes.toggle(fern)]);
    expect(skus(wishes.items)).toEqual(['TULIPS', 'FERN']);
    expect(await listed()).toEqual(['TULIPS', 'FERN']);
  });

  test('S4-63 is reverted when the backend refuses, with a notice', async () => {
    const { wishes, card, wire, said } = await aWishlistTab();
    const tulips = await card('TULIPS');
    await wishes.load();
    wire.failNext('wishlists.add', { kind: 'rejected', code: 'UNDEFINED', message: 'Not today.' });
    await wishes.toggle(tulips);
    expect([wishes.has(tulips), wishes.badge]).toEqual([false, 0]);
    expect(wishes.toggling.error?.kind).toBe('rejected');
    expect(said()).toEqual([{ type: 'danger', title: 'Wishlist error', message: 'Not today.' }]);
  });

  test('S5-25 an unsupported product type is only logged', async () => {
    const { wishes, wire, log, said } = await aWishlistTab();
    await wishes.load();
    wire.calls.length = 0;
    const odd = aProduct({ type: 'unknown', typeName: 'Foo' });
    await wishes.toggle(odd);
    expect([wishes.has(odd), wire.calls, said()]).toEqual([false, [], []]);
    expect(log.entries).toHaveLength(1);
  });

  test('S5-26 logs and sends the press of a guest, and turns the heart back', async () => {
    const { wishes, wire, log, said } = aGuestTab();
    await wishes.toggle(aProduct());
    expect(wire.calls).toEqual(['wishlists.add']);
    expect(log.entries).toHaveLength(1);
    expect([wishes.has(aProduct()), said()]).toEqual([false, []]);
  });
});

describe('removing an item', () => {
  test('S4-52 hides it at once, and restores it when the backend is unreachable', async () => {
    const { wishes, card, wire, said } = await aWishlistTab('TULIPS');
    const tulips = await card('TULIPS');
    await wishes.load();
    wire.failNext('wishlists.remove');
    const removing = wishes.remove(tulips);
    expect(wishes.items).toEqual([]);
    expect(await removing).toBe(false);
    expect(skus(wishes.items)).toEqual(['TULIPS']);
    expect([wishes.removing.error?.kind, said().length]).toEqual(['unreachable', 1]);
    expect(await wishes.remove(tulips)).toBe(true);
    expect([wishes.items, wishes.removing.error]).toEqual([[], null]);
  });

  test('an unknown item sends nothing', async () => {
    const { wishes, card, wire } = await aWishlistTab('TULIPS');
    const fern = await card('FERN');
    await wishes.load();
    wire.calls.length = 0;
    expect(await wishes.remove(fern)).toBe(true);
    expect([wire.calls, wishes.badge]).toEqual([[], 1]);
  });
});

describe('a different visitor', () => {
  test("clears the previous visitor's list, and ignores pending responses", async () => {
    const { wishes, card, shop, visitor, wire } = await aWishlistTab('TULIPS');
    const tulips = await card('TULIPS');
    await wishes.load();
    wire.calls.length = 0;
    const loading = wishes.load();
    const pressed = wishes.toggle(tulips);
    visitor.forgetSignIn();
    wishes.forget();
    await Promise.all([loading, pressed]);
    expect(wire.calls).toEqual([]);
    expect([wishes.wishlist, wishes.badge, wishes.has(tulips)]).toEqual([null, null, false]);
    signedIn({ shop, visitor });
    await wishes.load();
    await settled();
    expect(wishes.items).toEqual([]);
  });
});
