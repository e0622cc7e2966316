import { aKey } from '../builders/an-order-attempt';
import { readyCustomerCart } from './customer-order';
import type { OpenHarness, Ports } from './harness';
import { readyCart } from './ready-cart';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

export function orderHistoryContract(adapter: string, open: OpenHarness): void {
  contract(`Orders of customers as kept by ${adapter}`, open, (h) => {
    async function order(ports: Ports): Promise<string> {
      const outcome = await ports.orders.place(await readyCustomerCart(h(), ports), aKey());
      if (outcome.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
      return outcome.number;
    }

    test('a new customer has no orders', async () => {
      const { orderHistory: history } = (await signedIn(h())).ports;
      expect(valueOf(await history.page(1, 10))).toMatchObject({ orders: [], total: 0 });
    });

    test('S3-67 S7-34 an order has its totals, items and addresses', async () => {
      const { ports } = await signedIn(h());
      const cartId = await readyCustomerCart(h(), ports);
      const cart = valueOf(await ports.carts.find(cartId));
      const totals = present(cart.totals, 'totals');
      const outcome = await ports.orders.place(cartId, aKey());
      const { orders, total } = valueOf(await ports.orderHistory.page(1, 10));
      const placed = present(orders[0], 'order');
      expect([outcome, total]).toEqual([{ kind: 'placed', number: placed.number }, 1]);
      expect(placed).toMatchObject({
        placedAt: Math.floor(h().now() / 1000) * 1000,
        status: { kind: 'pending' },
        subtotal: totals.subtotal,
        total: totals.total,
        vat: totals.vat,
        leavesUk: false,
        delivery: present(cart.delivery, 'delivery').price,
        deliveryTitle: expect.stringMatching(/\S/),
        paymentTitle: expect.stringMatching(/\S/),
      });
      const item = present(cart.items[0], 'item');
      expect(placed.items).toHaveLength(1);
      expect(placed.items[0]).toMatchObject({
        sku: item.sku,
        name: item.name,
        quantity: 2,
        rowTotal: item.rowTotal,
        price: { ...item.rowTotal, pence: present(item.rowTotal, 'row total').pence / 2 },
      });
      const there = present(cart.deliveryAddress, 'address');
      expect(placed.deliveryAddress).toMatchObject({
        lastName: there.lastName,
        street: there.street,
        city: there.city,
      });
      expect(placed.billingAddress).toMatchObject({ postcode: there.postcode, countryCode: there.countryCode });
      expect(valueOf(await ports.orderHistory.find(placed.number))).toEqual(placed);
    });

    test('S3-67 an order that was just placed has no history, and says where its money goes while it is unpaid', async () => {
      const { ports } = await signedIn(h());
      const { comments, shipments, items, paymentDetails } = valueOf(await ports.orderHistory.find(await order(ports)));
      expect([comments, shipments, items[0]?.status]).toEqual([[], [], { kind: 'ordered' }]);
      for (const { label, value } of paymentDetails) expect(`${label}${value}`).toMatch(/\S/);
    });

    test('S3-67 an order on its way has comments with times, its parcel with carrier and number, and shipped lines', async () => {
      const { ports } = await signedIn(h());
      const number = await order(ports);
      await h().given.shipped(number, 'AB123456785GB');
      const seen = valueOf(await ports.orderHistory.find(number));
      expect(seen).toMatchObject({
        status: { kind: 'shipped' },
        comments: [{ at: seen.placedAt, message: expect.stringMatching(/\S/) }],
        shipments: [
          {
            number: expect.stringMatching(/\S/),
            tracking: [{ carrier: expect.stringMatching(/\S/), number: 'AB123456785GB' }],
          },
        ],
        items: [{ status: { kind: 'shipped' } }],
        paymentDetails: [],
      });
    });

    test('S7-34 orders are sorted newest first, by page', async () => {
      const { ports } = await signedIn(h());
      const numbers = [await order(ports), await order(ports), await order(ports)].reverse();
      const first = valueOf(await ports.orderHistory.page(1, 2));
      const second = valueOf(await ports.orderHistory.page(2, 2));
      expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(numbers);
      expect([first.total, first.totalPages, second.total, second.page]).toEqual([3, 2, 3, 2]);
    });

    test("another customer's order is not-found, like one that does not exist", async () => {
      const owner = await signedIn(h());
      const number = await order(owner.ports);
      const { orderHistory: history } = (await signedIn(h())).ports;
      expect(reasonOf(await history.find(number)).kind).toBe('not-found');
      expect(reasonOf(await history.find('999999999')).kind).toBe('not-found');
    });

    /** What a guest knows of an order of theirs. */
    async function orderOfGuest() {
      const { ports, cartId } = await readyCart(h());
      const cart = valueOf(await ports.carts.find(cartId));
      const outcome = await ports.orders.place(cartId, aKey());
      if (outcome.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
      const { postcode } = present(cart.billingAddress, 'address');
      return { number: outcome.number, email: present(cart.email, 'email'), postcode };
    }

    test('a guest finds an order by its number, email and postcode, however they are spelt', async () => {
      const asked = await orderOfGuest();
      const { orderHistory: history } = (await h().given.visitor()).ports;
      expect(valueOf(await history.findForGuest(asked)).number).toBe(asked.number);
      const spelt = { email: ` ${asked.email.toUpperCase()}`, postcode: ` ${asked.postcode.toLowerCase()} ` };
      expect(valueOf(await history.findForGuest({ ...asked, ...spelt })).number).toBe(asked.number);
    });

    test("nobody finds a customer's order like that", async () => {
      const { ports, credentials } = await signedIn(h());
      const { number, billingAddress } = valueOf(await ports.orderHistory.find(await order(ports)));
      const { postcode } = present(billingAddress, 'address');
      const { orderHistory: history } = (await h().given.visitor()).ports;
      const found = await history.findForGuest({ number, email: credentials.email, postcode });
      expect(reasonOf(found).kind).toBe('not-found');
    });

    test('whatever a guest gets wrong, the order is not-found', async () => {
      const asked = await orderOfGuest();
      const { orderHistory: history } = (await h().given.visitor()).ports;
      for (const wrong of [
        { number: '999999999' },
        { number: '%' },
        { email: `x${asked.email}` },
        { postcode: 'AB1 2CD' },
        { postcode: '' },
      ])
        expect(reasonOf(await history.findForGuest({ ...asked, ...wrong }))).toEqual({
          kind: 'not-found',
          message: expect.any(String),
        });
    });

    test('a guest has no orders', async () => {
      const { orderHistory: history } = (await h().given.visitor()).ports;
      expect(reasonOf(await history.page(1, 10)).kind).toBe('unauthorised');
      expect(reasonOf(await history.find('000000001')).kind).toBe('unauthorised');
    });

    test('is unreachable without a backend', async () => {
      const { orderHistory: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.page(1, 10)).kind).toBe('unreachable');
      expect(reasonOf(await silent.find('000000001')).kind).toBe('unreachable');
      const asked = { number: '000000001', email: 'ann@example.org', postcode: 'PO19 1AA' };
      expect(reasonOf(await silent.findForGuest(asked)).kind).toBe('unreachable');
    });
  });
}
