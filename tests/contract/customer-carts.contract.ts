import type { OpenHarness } from './harness';
import { lineOf } from './lines';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

export function customerCartsContract(adapter: string, open: OpenHarness): void {
  contract(`Carts of customers as kept by ${adapter}`, open, (h) => {
    const pieces = (cart: { readonly items: readonly { readonly sku: string; readonly quantity: number }[] }) =>
      cart.items.map(({ sku, quantity }) => ({ sku, quantity }));

    test('S7-40 a customer has one open cart, the same in every browser', async () => {
      const first = await signedIn(h());
      const second = await signedIn(h(), first.credentials);
      const cart = valueOf(await first.ports.customerCarts.own());
      expect(cart).toMatchObject({ items: [], totalQuantity: 0 });
      expect(valueOf(await second.ports.customerCarts.own()).id).toBe(cart.id);
      expect(valueOf(await first.ports.carts.create())).toBe(cart.id);
    });

    test('what is put into it is there again, and counted', async () => {
      const { ports } = await signedIn(h());
      const { id } = valueOf(await ports.customerCarts.own());
      const filled = valueOf(await ports.carts.addLines(id, [await lineOf(h(), 'with-options')]));
      expect(valueOf(await ports.customerCarts.own())).toEqual(filled);
      expect(valueOf(await ports.carts.totalQuantity(id))).toBe(1);
    });

    test('nobody else may look into it', async () => {
      const owner = await signedIn(h());
      const { id } = valueOf(await owner.ports.customerCarts.own());
      const other = await signedIn(h());
      const guest = await h().given.browser();
      for (const { ports } of [other, guest]) {
        expect(['unauthorised', 'not-found']).toContain(reasonOf(await ports.carts.find(id)).kind);
        expect(['unauthorised', 'not-found']).toContain(
          reasonOf(await ports.carts.addLines(id, [await lineOf(h(), 'plain')])).kind,
        );
      }
    });

    test('S7-47 S4-24 a guest’s cart is merged into it: nothing is lost, and the guest’s is no more', async () => {
      const { ports } = await signedIn(h());
      const own = valueOf(await ports.customerCarts.own());
      const [plain, asked] = [await lineOf(h(), 'plain'), await lineOf(h(), 'with-options')];
      valueOf(await ports.carts.addLines(own.id, [plain]));
      const guestCart = await h().given.cart();
      valueOf(await h().ports.carts.addLines(guestCart, [{ ...plain, quantity: 2 }, asked]));
      const merged = valueOf(await ports.customerCarts.merge(guestCart, own.id));
      expect(merged.id).toBe(own.id);
      expect(pieces(merged)).toEqual([
        { sku: plain.sku, quantity: 3 },
        { sku: asked.sku, quantity: 1 },
      ]);
      expect(merged.items[1]?.attributes.length).toBeGreaterThan(0);
      expect(reasonOf(await h().ports.carts.find(guestCart)).kind).toBe('not-found');
    });

    test('S4-26 a cart that nobody made cannot be merged, and the own one stays as it is', async () => {
      const { ports } = await signedIn(h());
      const { id } = valueOf(await ports.customerCarts.own());
      const filled = valueOf(await ports.carts.addLines(id, [await lineOf(h(), 'plain')]));
      expect(reasonOf(await ports.customerCarts.merge('nobody-made-this-cart', id)).kind).not.toBe('unreachable');
      expect(valueOf(await ports.customerCarts.own())).toEqual(filled);
    });

    test('nobody merges into a cart of somebody else', async () => {
      const owner = await signedIn(h());
      const { id } = valueOf(await owner.ports.customerCarts.own());
      const thief = await signedIn(h());
      const guestCart = await h().given.cart();
      valueOf(await h().ports.carts.addLines(guestCart, [await lineOf(h(), 'plain')]));
      expect(reasonOf(await thief.ports.customerCarts.merge(guestCart, id)).kind).not.toBe('unreachable');
      expect(valueOf(await owner.ports.customerCarts.own()).items).toEqual([]);
    });

    test('a guest has none', async () => {
      const { ports } = await h().given.browser();
      expect(reasonOf(await ports.customerCarts.own()).kind).toBe('unauthorised');
      expect(reasonOf(await ports.customerCarts.merge(await h().given.cart(), 'c')).kind).toBe('unauthorised');
    });

    test('with nobody at the other end it is unreachable', async () => {
      const { customerCarts: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.own()).kind).toBe('unreachable');
      expect(reasonOf(await silent.merge('a', 'b')).kind).toBe('unreachable');
    });
  });
}
