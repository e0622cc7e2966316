import { aKey } from '../builders/an-order-attempt';
import { present, contract, valueOf } from './suite';
import { filledCart, put } from './filled-cart';
import { said, type OpenHarness } from './harness';
import { lineOf } from './lines';
import { readyCart, STEPS } from './ready-cart';
import { signedIn } from './signed-in';

const AT_ONCE = 20;

export function ordersContract(adapter: string, open: OpenHarness): void {
  contract(`Orders as kept by ${adapter}`, open, (h) => {
    type Ready = Awaited<ReturnType<typeof readyCart>>;

    async function place({ ports, cartId }: Ready): Promise<string> {
      const outcome = await ports.orders.place(cartId, aKey());
      if (outcome.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
      return outcome.number;
    }

    test("a complete cart becomes one order with a number and the cart's items", async () => {
      const ready = await readyCart(h(), { quantity: 2 });
      const lines = await h().look.cartLines(ready.cartId);
      const number = await place(ready);
      expect(number).toMatch(/^\S+$/);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
      expect(await h().look.orderLines(number)).toEqual(lines);
    });

    test('two carts become two orders with different numbers', async () => {
      expect(await place(await readyCart(h()))).not.toBe(await place(await readyCart(h())));
    });

    test('a virtual cart needs no delivery address', async () => {
      const ready = await readyCart(h(), { kind: 'virtual', payBy: await h().given.paidElsewhere() });
      await place(ready);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
    });

    test.each(STEPS)('without %s the order is refused with a reason, and the cart is unchanged', async (step) => {
      const ready = await readyCart(h(), { without: step });
      const before = valueOf(await ready.ports.carts.find(ready.cartId));
      expect(await ready.ports.orders.place(ready.cartId, aKey())).toMatchObject({
        kind: 'refused',
        message: said(h()),
      });
      expect(await h().look.orderCount(ready.cartId)).toBe(0);
      expect(valueOf(await ready.ports.carts.find(ready.cartId))).toEqual(before);
    });

    test('a refused order can be completed and placed', async () => {
      const ready = await readyCart(h(), { without: 'email' });
      expect((await ready.ports.orders.place(ready.cartId, aKey())).kind).toBe('refused');
      valueOf(await ready.ports.carts.attachEmail(ready.cartId, 'ann@example.org'));
      await place(ready);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
    });

    test('an unknown cart is refused', async () => {
      const { orders } = (await h().given.visitor()).ports;
      expect(await orders.place('nobody-made-this-cart', aKey())).toMatchObject({ kind: 'refused' });
    });

    test('ordering the same cart again returns the same number', async () => {
      const ready = await readyCart(h());
      const number = await place(ready);
      expect(await place(ready)).toBe(number);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
    });

    test(`one cart sent ${AT_ONCE} times at once is one order with one number`, async () => {
      const ready = await readyCart(h());
      const outcomes = await Promise.all(
        Array.from({ length: AT_ONCE }, () => ready.ports.orders.place(ready.cartId, aKey())),
      );
      const numbers = outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.number] : []));
      expect(numbers.length).toBeGreaterThan(0);
      expect(new Set(numbers).size).toBe(1);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
      expect(await place(ready)).toBe(numbers[0]);
    });

    test('an order reduces the stock', async () => {
      const ready = await readyCart(h(), { kind: 'limited', quantity: 2 });
      const { sku } = present((await h().look.cartLines(ready.cartId))[0], 'line');
      expect(await h().look.stockLeft(sku)).toBe(3);
      await place(ready);
      expect(await h().look.stockLeft(sku)).toBe(1);
    });

    test('of two carts with the last items one is ordered, and the other is refused and kept', async () => {
      const { sku } = await h().given.product('limited');
      const first = await readyCart(h(), { kind: 'limited', quantity: 2 });
      const line = present((await h().look.cartLines(first.cartId))[0], 'line');
      const second = await readyCart(h());
      await put(second.ports, second.cartId, { sku, parentSku: null, quantity: 2, entered: [], selected: [] });
      const both = [first, second];
      const outcomes = await Promise.all(both.map(({ ports, cartId }) => ports.orders.place(cartId, aKey())));
      const counts = await Promise.all(both.map(({ cartId }) => h().look.orderCount(cartId)));
      expect(line.sku).toBe(sku);
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['placed', 'refused']);
      expect(counts.sort()).toEqual([0, 1]);
      expect(await h().look.stockLeft(sku)).toBe(1);
    });

    test('a refused order does not reduce the stock', async () => {
      const ready = await readyCart(h(), { kind: 'limited', quantity: 2, without: 'payment' });
      const { sku } = present((await h().look.cartLines(ready.cartId))[0], 'line');
      expect((await ready.ports.orders.place(ready.cartId, aKey())).kind).toBe('refused');
      expect(await h().look.stockLeft(sku)).toBe(3);
    });

    test('without a key the trace of an open cart is not placed yet', async () => {
      const ready = await filledCart(h(), 'plain');
      expect(await ready.ports.orders.trace(ready.cartId, null)).toEqual({ kind: 'not-yet' });
    });

    test("without a key tracing another customer's open cart reveals nothing", async () => {
      const { ports } = await signedIn(h());
      const { id } = await put(ports, valueOf(await ports.customerCarts.own()).id, await lineOf(h(), 'plain'));
      expect(await ports.orders.trace(id, null)).toEqual({ kind: 'not-yet' });
      const strangers = [await h().given.visitor(), await signedIn(h())];
      for (const stranger of strangers) {
        expect(await stranger.ports.orders.trace(id, null)).toEqual({ kind: 'unknown' });
        expect((await stranger.ports.orders.trace(id, aKey())).kind).toMatch(/^(never-arrived|unknown)$/);
      }
    });

    test.each(['without a key', 'by its key', 'by the key of another attempt'])(
      'the trace of an ordered cart %s is placed, and orders nothing',
      async (how) => {
        const ready = await readyCart(h());
        const key = aKey();
        const outcome = await ready.ports.orders.place(ready.cartId, key);
        const number = outcome.kind === 'placed' ? outcome.number : 'none';
        const by = { 'without a key': null, 'by its key': key }[how];
        const trace = await ready.ports.orders.trace(ready.cartId, by === undefined ? aKey() : by);
        expect(trace.kind).toBe('placed');
        expect([number, null]).toContain(trace.kind === 'placed' ? trace.number : undefined);
        expect(await h().look.orderCount(ready.cartId)).toBe(1);
      },
    );

    test('S7-33 an attempt that never arrived is over, and refused if it comes late; a backend without keys cannot tell', async () => {
      const ready = await readyCart(h());
      const lost = aKey();
      const trace = await ready.ports.orders.trace(ready.cartId, lost);
      if (trace.kind === 'never-arrived') {
        expect(await ready.ports.orders.place(ready.cartId, lost)).toMatchObject({ kind: 'refused' });
        expect(await h().look.orderCount(ready.cartId)).toBe(0);
        expect(await ready.ports.orders.trace(ready.cartId, lost)).toEqual(trace);
      } else expect(trace).toEqual({ kind: 'not-yet' });
      const number = await place(ready);
      expect(await h().look.orderCount(ready.cartId)).toBe(1);
      expect(await ready.ports.orders.place(ready.cartId, lost)).toEqual({ kind: 'placed', number });
    });

    test('S7-33 of an attempt and its trace at the same time one decides', async () => {
      for (const isOrderFirst of [true, false]) {
        const ready = await readyCart(h());
        const { orders } = ready.ports;
        const key = aKey();
        const order = () => orders.place(ready.cartId, key);
        const look = () => orders.trace(ready.cartId, key);
        const first = isOrderFirst ? order() : null;
        const looking = look();
        const [placed, trace] = await Promise.all([first ?? order(), looking]);
        const isPlaced = placed.kind === 'placed';
        expect(await h().look.orderCount(ready.cartId)).toBe(isPlaced ? 1 : 0);
        // A backend without keys has seen the cart before or after the order.
        expect(trace.kind).toMatch(isPlaced ? /^(placed|not-yet)$/ : /^never-arrived$/);
      }
    });

    test('without a backend the order and its trace are unknown', async () => {
      const { orders: silent } = await h().given.unreachable();
      expect(await silent.place('c', aKey())).toEqual({ kind: 'unknown' });
      expect(await silent.trace('c', aKey())).toEqual({ kind: 'unknown' });
    });
  });
}
