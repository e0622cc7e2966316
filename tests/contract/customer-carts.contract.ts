import { cartOf, filledCart, put } from './filled-cart';
import type { GivenVisitor, Harness, OpenHarness, Ports } from './harness';
import { lineOf, productOf } from './lines';
import { signedIn } from './signed-in';
import { contract, reasonOf, valueOf } from './suite';

/** The limit of products with a largest quantity, where the backend does not report it. */
const LARGEST = 20;

/** Fills the signed-in customer's cart and returns it. */
async function fillOwn(h: Harness, ports: Ports) {
  return put(ports, valueOf(await ports.customerCarts.own()).id, await lineOf(h, 'plain'));
}

export function customerCartsContract(adapter: string, open: OpenHarness): void {
  contract(`Carts of customers as kept by ${adapter}`, open, (h) => {
    const quantity = (cart: { readonly items: readonly { readonly sku: string; readonly quantity: number }[] }) =>
      cart.items.map(({ sku, quantity }) => ({ sku, quantity }));

    test('S7-40 a customer has one open cart, the same in every browser', async () => {
      const first = await signedIn(h());
      const second = await signedIn(h(), first.credentials);
      const cart = valueOf(await first.ports.customerCarts.own());
      expect(cart).toMatchObject({ items: [], totalQuantity: 0 });
      expect(valueOf(await second.ports.customerCarts.own()).id).toBe(cart.id);
      expect(valueOf(await first.ports.carts.open())).toBe(cart.id);
    });

    test('added items are there on the next load, and counted', async () => {
      const { ports, credentials } = await signedIn(h());
      const { id } = valueOf(await ports.customerCarts.own());
      const filled = await put(ports, id, await lineOf(h(), 'with-options'));
      expect(valueOf(await ports.customerCarts.own())).toEqual(filled);
      expect(valueOf(await ports.carts.totalQuantity(filled.id))).toBe(1);
      const elsewhere = await signedIn(h(), credentials);
      expect(valueOf(await elsewhere.ports.customerCarts.own())).toEqual(filled);
    });

    test('no other visitor can read it', async () => {
      const owner = await signedIn(h());
      const { id } = await fillOwn(h(), owner.ports);
      const others: readonly GivenVisitor[] = [await signedIn(h()), await h().given.visitor()];
      for (const { ports } of others) {
        expect(['unauthorised', 'not-found']).toContain(reasonOf(await ports.carts.find(id)).kind);
        expect(['unauthorised', 'not-found']).toContain(
          reasonOf(await ports.carts.addLine(id, await lineOf(h(), 'plain'))).kind,
        );
      }
    });

    test("S7-47 S4-24 signing in merges a guest's cart: nothing is lost or doubled", async () => {
      const [plain, asked] = [await lineOf(h(), 'plain'), await lineOf(h(), 'with-options')];
      const { credentials, ports: before } = await signedIn(h());
      await fillOwn(h(), before);
      const { ports, cartId } = await filledCart(h(), 'plain', 2);
      const { id: guestCart } = await put(ports, cartId, asked);
      valueOf(await ports.accounts.signIn(credentials, null));
      const merged = valueOf(await ports.customerCarts.merge(guestCart));
      expect(quantity(merged)).toEqual([
        { sku: plain.sku, quantity: 3 },
        { sku: asked.sku, quantity: 1 },
      ]);
      expect(merged.items[1]?.attributes.length).toBeGreaterThan(0);
      expect(valueOf(await ports.customerCarts.own())).toEqual(merged);
      expect(valueOf(await before.customerCarts.own())).toEqual(merged);
      // The guest's cart no longer exists, unless it became the customer's.
      const left = await ports.carts.find(guestCart);
      if (left.ok) expect(left.value).toEqual(merged);
      else expect(left.reason.kind).toBe('not-found');
    });

    test('S4-24 a merged cart holds no more than the stock', async () => {
      const two = await lineOf(h(), 'limited', 2);
      const owner = await signedIn(h());
      await put(owner.ports, valueOf(await owner.ports.customerCarts.own()).id, two);
      const { ports, cart } = await cartOf(h(), two);
      valueOf(await ports.accounts.signIn(owner.credentials, null));
      const merged = valueOf(await ports.customerCarts.merge(cart.id));
      expect(quantity(merged)).toEqual([{ sku: two.sku, quantity: 3 }]);
      expect(await h().look.cartLines(merged.id)).toEqual([{ sku: two.sku, quantity: 3 }]);
    });

    test('S4-24 a merged cart holds no more than the largest quantity of a product', async () => {
      const max = (await productOf(h(), 'with-maximum')).maxQuantity ?? LARGEST;
      const line = await lineOf(h(), 'with-maximum', max - 1);
      const owner = await signedIn(h());
      await put(owner.ports, valueOf(await owner.ports.customerCarts.own()).id, line);
      const { ports, cart } = await cartOf(h(), line);
      valueOf(await ports.accounts.signIn(owner.credentials, null));
      const merged = valueOf(await ports.customerCarts.merge(cart.id));
      expect(quantity(merged)).toEqual([{ sku: line.sku, quantity: max }]);
      expect(await h().look.cartLines(merged.id)).toEqual([{ sku: line.sku, quantity: max }]);
    });

    test("S4-24 a guest's cart is inaccessible to the customer before the merge", async () => {
      const { cartId } = await filledCart(h(), 'plain');
      const { ports } = await signedIn(h());
      const answers = [await ports.carts.find(cartId), await ports.carts.addLine(cartId, await lineOf(h(), 'plain'))];
      for (const answer of answers) expect(['unauthorised', 'not-found']).toContain(reasonOf(answer).kind);
    });

    test("S4-26 S4-24 a customer takes over a guest's lines one by one, and they leave the guest's cart", async () => {
      const [plain, asked] = [await lineOf(h(), 'plain', 2), await lineOf(h(), 'with-options')];
      const { ports, cart } = await cartOf(h(), plain, asked);
      const { credentials } = await signedIn(h());
      valueOf(await ports.accounts.signIn(credentials, null));
      const own = valueOf(await ports.customerCarts.own());
      const { lines, unread } = valueOf(await ports.customerCarts.guestLines(cart.id));
      expect([unread, lines.map(({ name }) => name)]).toEqual([0, cart.items.map(({ name }) => name)]);
      const taken = await put(ports, own.id, ...lines);
      const shown = ({ items }: typeof cart) =>
        items.map(({ sku, quantity, attributes }) => [sku, quantity, attributes]);
      expect(shown(taken)).toEqual(shown(cart));
      for (const { uid } of lines) valueOf(await ports.customerCarts.removeGuestLine(cart.id, uid));
      expect(valueOf(await ports.customerCarts.guestLines(cart.id)).lines).toEqual([]);
      const gone = reasonOf(await ports.customerCarts.removeGuestLine(cart.id, String(lines[0]?.uid)));
      expect(gone.kind).toBe('not-found');
    });

    test("S4-26 the lines of another customer's cart are not shown", async () => {
      const owner = await signedIn(h());
      const { id } = await fillOwn(h(), owner.ports);
      const { ports } = await signedIn(h());
      expect(['unauthorised', 'not-found']).toContain(reasonOf(await ports.customerCarts.guestLines(id)).kind);
    });

    test("S4-46 a customer's order is confirmed to the account's email, not to one set on the cart", async () => {
      const { ports } = await signedIn(h());
      const { id } = await fillOwn(h(), ports);
      expect(reasonOf(await ports.carts.attachEmail(id, 'x@example.org')).kind).toBe('rejected');
      expect(await h().look.email(id)).not.toBe('x@example.org');
    });

    test("S4-25 an active cart that is the customer's own stays unchanged", async () => {
      const { ports } = await signedIn(h());
      const filled = await fillOwn(h(), ports);
      expect(valueOf(await ports.customerCarts.merge(filled.id))).toEqual(filled);
      expect(valueOf(await ports.customerCarts.own())).toEqual(filled);
    });

    test("S4-26 merging an unknown cart adds nothing, and the customer's cart stays unchanged", async () => {
      const { ports } = await signedIn(h());
      const filled = await fillOwn(h(), ports);
      const answer = await ports.customerCarts.merge('nobody-made-this-cart');
      if (answer.ok) expect(answer.value).toEqual(filled);
      else expect(answer.reason.kind).not.toBe('unreachable');
      expect(valueOf(await ports.customerCarts.own())).toEqual(filled);
    });

    test("another customer's cart cannot be merged", async () => {
      const owner = await signedIn(h());
      const filled = await fillOwn(h(), owner.ports);
      const { ports, credentials } = await signedIn(h());
      const answer = await ports.customerCarts.merge(filled.id);
      if (answer.ok) expect(answer.value.items).toEqual([]);
      else expect(answer.reason.kind).not.toBe('unreachable');
      const thief = await signedIn(h(), credentials);
      expect(valueOf(await thief.ports.customerCarts.own()).items).toEqual([]);
      expect(valueOf(await owner.ports.customerCarts.own())).toEqual(filled);
    });

    test('a guest has none', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      expect(reasonOf(await ports.customerCarts.own()).kind).toBe('unauthorised');
      expect(reasonOf(await ports.customerCarts.merge(cartId)).kind).toBe('unauthorised');
    });

    test('is unreachable without a backend', async () => {
      const { customerCarts: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.own()).kind).toBe('unreachable');
      expect(reasonOf(await silent.merge('a')).kind).toBe('unreachable');
      expect(reasonOf(await silent.guestLines('a')).kind).toBe('unreachable');
      expect(reasonOf(await silent.removeGuestLine('a', 'b')).kind).toBe('unreachable');
    });
  });
}
