import type { CartItemOption } from '../../src/domain/cart/cart';
import { hasChangeableOptions } from '../../src/domain/cart/change-options';
import { bookedTime } from '../../src/domain/catalogue/workshop';
import { aKey } from '../builders/an-order-attempt';
import { cartOf, emptyCart, filledCart, put } from './filled-cart';
import type { OpenHarness } from './harness';
import { lineFor, lineOf, productOf, requiredAnswers } from './lines';
import { readyCart } from './ready-cart';
import { contract, present, reasonOf, valueOf } from './suite';

const isTime = ({ label }: CartItemOption): boolean => label === 'When';

/** How carts are created, filled and changed. Refusals and money have separate suites. */
export function cartsContract(adapter: string, open: OpenHarness): void {
  contract(`Carts as kept by ${adapter}`, open, (h) => {
    test('S4-42 a new cart is empty, has no addresses or email, and is not virtual', async () => {
      const { ports, cartId } = await emptyCart(h());
      expect(cartId).toMatch(/\S/);
      expect(valueOf(await ports.carts.totalQuantity(cartId))).toBe(0);
      expect(valueOf(await ports.carts.find(cartId))).toMatchObject({
        email: null,
        isVirtual: false,
        items: [],
        totalQuantity: 0,
        coupon: null,
        waitingCoupon: null,
        deliveryAddress: null,
        delivery: null,
        billingAddress: null,
      });
    });

    test('an emptied cart has no lines, and takes others', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain', 2);
      await put(ports, cartId, await lineOf(h(), 'with-options'));
      const emptied = valueOf(await ports.carts.empty(cartId));
      expect(emptied).toMatchObject({ id: cartId, items: [], totalQuantity: 0 });
      expect(await h().look.cartLines(cartId)).toEqual([]);
      expect(valueOf(await ports.carts.empty(cartId))).toEqual(emptied);
      expect((await put(ports, cartId, await lineOf(h(), 'plain'))).totalQuantity).toBe(1);
    });

    test("each visitor's cart has its own id, which responses contain", async () => {
      const carts = [await filledCart(h(), 'plain'), await filledCart(h(), 'plain'), await filledCart(h(), 'plain')];
      expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(3);
      for (const { ports, cartId, cart } of carts) expect(valueOf(await ports.carts.find(cartId))).toEqual(cart);
    });

    test('a cart keeps its id until a response has a different one', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'plain');
      const changed = valueOf(await ports.carts.changeQuantity(cartId, item.uid, 2));
      const again = valueOf(await ports.carts.addLine(changed.id, await lineOf(h(), 'plain')));
      expect(valueOf(await ports.carts.find(again.id))).toEqual(again);
      expect(again.items.map(({ quantity }) => quantity)).toEqual([3]);
    });

    test('every call with an unknown cart is not-found', async () => {
      const line = await lineOf(h(), 'plain');
      const { carts } = (await h().given.visitor()).ports;
      const answers = [
        await carts.find('nobody-made-this-cart'),
        await carts.totalQuantity('nobody-made-this-cart'),
        await carts.addLine('nobody-made-this-cart', line),
        await carts.changeQuantity('nobody-made-this-cart', 'item', 2),
        await carts.removeItem('nobody-made-this-cart', 'item'),
        await carts.empty('nobody-made-this-cart'),
        await carts.applyCoupon('nobody-made-this-cart', await h().given.coupon()),
        await carts.removeCoupon('nobody-made-this-cart'),
        await carts.attachEmail('nobody-made-this-cart', 'ann@example.org'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'not-found'));
    });

    test('a line is stored, and returned with name, path and price', async () => {
      const product = await productOf(h(), 'plain');
      const { ports, cartId, cart, item } = await filledCart(h(), 'plain', 2);
      expect(item).toMatchObject({
        sku: product.sku,
        name: product.name,
        path: product.path,
        quantity: 2,
        attributes: [],
      });
      expect(item.rowTotal?.pence).toBeGreaterThan(0);
      expect(cart.totalQuantity).toBe(2);
      expect(valueOf(await ports.carts.find(cartId))).toEqual(cart);
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: product.sku, quantity: 2 }]);
    });

    test('lines keep the order in which they were added', async () => {
      const lines = [await lineOf(h(), 'plain'), await lineOf(h(), 'limited'), await lineOf(h(), 'virtual')];
      const { cart } = await cartOf(h(), ...lines);
      expect(cart.items.map(({ sku }) => sku)).toEqual(lines.map(({ sku }) => sku));
      expect(cart.isVirtual).toBe(false);
    });

    test('adding the same product twice makes one line with quantity 2', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      const cart = await put(ports, cartId, await lineOf(h(), 'plain'));
      expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    });

    test('a cart with only virtual products is virtual', async () => {
      const { cart } = await filledCart(h(), 'virtual');
      expect(cart.isVirtual).toBe(true);
    });

    test('S2-109 a workshop in the cart says when it is, which is no answer that could be changed', async () => {
      const { cart, item } = await filledCart(h(), 'virtual');
      const time = present(bookedTime(item), 'time of a workshop');
      expect(time).toMatchObject({ label: 'When', isDay: false });
      expect(time.value).toMatch(/\d{4}.*, /);
      expect(hasChangeableOptions({ attributes: [time], answers: item.answers.filter(isTime) })).toBe(false);
      expect(cart.isVirtual).toBe(true);
    });

    test('S5-14 a configurable is stored as its variant, and shown with the selected values', async () => {
      const product = await productOf(h(), 'configurable');
      const choice = present(product.configurable, 'choice');
      const { cartId, item } = await filledCart(h(), 'configurable');
      const chosen = choice.options.map(({ label, values }) => ({
        label,
        value: present(values[0], 'value').label,
        isDay: false,
      }));
      expect(item.sku).toBe(present(choice.variant, 'variant').sku);
      expect(item.productUid).toBe(product.uid);
      expect(item.productSku).toBe(product.sku);
      expect(item.name).toBe(product.name);
      expect(item.attributes).toEqual(expect.arrayContaining(chosen));
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 1 }]);
    });

    test('two variants of a configurable are two lines', async () => {
      const product = await productOf(h(), 'configurable');
      const [first, ...others] = present(product.configurable, 'choice').options;
      const values = [
        present(first?.values[1], 'second value').uid,
        ...others.map(({ values: [value] }) => value?.uid ?? ''),
      ];
      const other = valueOf(await h().ports.catalogue.product(product.sku, values));
      const { ports, cartId } = await filledCart(h(), 'configurable');
      const cart = await put(ports, cartId, lineFor(h(), other, requiredAnswers(h(), other)));
      expect(new Set(cart.items.map(({ sku }) => sku)).size).toBe(2);
      expect(new Set(cart.items.map(({ uid }) => uid)).size).toBe(2);
    });

    test('answers are shown with the line, and different answers make another line', async () => {
      const product = await productOf(h(), 'with-options');
      const written = present(
        product.customizableOptions.find(({ kind }) => kind === 'area' || kind === 'field'),
        'written option',
      );
      const wish = (value: string) => lineFor(h(), product, { ...requiredAnswers(h(), product), [written.uid]: value });
      const { cart } = await cartOf(h(), wish('With love'), wish('Get well'));
      expect(
        cart.items.map(({ attributes }) => attributes.find(({ label }) => label === written.title)?.value),
      ).toEqual(['With love', 'Get well']);
    });

    test('changes the quantity of a line', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'plain');
      const cart = valueOf(await ports.carts.changeQuantity(cartId, item.uid, 5));
      expect(cart.items[0]).toMatchObject({
        uid: item.uid,
        quantity: 5,
        rowTotal: { pence: present(item.rowTotal, 'row total').pence * 5 },
      });
      expect(cart.totalQuantity).toBe(5);
      expect(valueOf(await ports.carts.find(cartId))).toEqual(cart);
      expect(await h().look.cartLines(cartId)).toEqual([{ sku: item.sku, quantity: 5 }]);
    });

    test('removes an item and keeps the others', async () => {
      const { ports, cartId, item } = await filledCart(h(), 'plain');
      const both = await put(ports, cartId, await lineOf(h(), 'limited'));
      const cart = valueOf(await ports.carts.removeItem(cartId, item.uid));
      expect(cart.items).toEqual(both.items.filter(({ uid }) => uid !== item.uid));
      expect((await h().look.cartLines(cartId)).map(({ sku }) => sku)).toEqual([both.items[1]?.sku]);
    });

    test('the quantity is the sum over all lines', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain', 2);
      const { id } = await put(ports, cartId, await lineOf(h(), 'virtual', 3));
      expect(valueOf(await ports.carts.totalQuantity(id))).toBe(5);
    });

    test('carts are independent', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      await filledCart(h(), 'virtual', 4);
      expect(valueOf(await ports.carts.totalQuantity(cartId))).toBe(1);
    });

    test('S4-46 an email is set, returned and stored', async () => {
      const { ports, cartId } = await filledCart(h(), 'plain');
      expect(valueOf(await ports.carts.attachEmail(cartId, 'ann@example.org'))).toBe('ann@example.org');
      expect(valueOf(await ports.carts.find(cartId)).email).toBe('ann@example.org');
      expect(await h().look.email(cartId)).toBe('ann@example.org');
    });

    test('an ordered cart is not-found and cannot be changed', async () => {
      const { ports, cartId } = await readyCart(h());
      const { items } = valueOf(await ports.carts.find(cartId));
      const before = await h().look.cartLines(cartId);
      expect((await ports.orders.place(cartId, aKey())).kind).toBe('placed');
      const uid = present(items[0], 'item').uid;
      const answers = [
        await ports.carts.find(cartId),
        await ports.carts.totalQuantity(cartId),
        await ports.carts.addLine(cartId, await lineOf(h(), 'plain')),
        await ports.carts.changeQuantity(cartId, uid, 9),
        await ports.carts.removeItem(cartId, uid),
        await ports.carts.applyCoupon(cartId, await h().given.coupon()),
        await ports.carts.attachEmail(cartId, 'eve@example.org'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'not-found'));
      expect(await h().look.cartLines(cartId)).toEqual(before);
      expect(await h().look.email(cartId)).toBe('ann@example.org');
    });

    test('every call is unreachable without a backend', async () => {
      const { carts: silent } = await h().given.unreachable();
      const answers = [
        await silent.open(),
        await silent.find('c'),
        await silent.totalQuantity('c'),
        await silent.addLine('c', await lineOf(h(), 'plain')),
        await silent.changeQuantity('c', 'i', 1),
        await silent.removeItem('c', 'i'),
        await silent.empty('c'),
        await silent.applyCoupon('c', 'X'),
        await silent.removeCoupon('c'),
        await silent.attachEmail('c', 'ann@example.org'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
