import { aKey } from '../builders/an-order-attempt';
import type { Payment } from '../../src/domain/orders/payment';
import { readyCustomerCart } from './customer-order';
import { filledCart } from './filled-cart';
import type { OpenHarness, Ports } from './harness';
import { readyCart } from './ready-cart';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

interface Ordering {
  readonly ports: Ports;
  readonly cartId: string;
}

export function paymentsContract(adapter: string, open: OpenHarness): void {
  contract(`Payments, as kept by ${adapter}`, open, (h) => {
    const paymentOf = async ({ ports, cartId }: Ordering) => valueOf(await ports.payments.ofCart(cartId));

    async function place({ ports, cartId }: Ordering): Promise<string> {
      const outcome = await ports.orders.place(cartId, aKey());
      if (outcome.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
      return outcome.number;
    }

    async function toPay(ready: Ordering) {
      const number = await place(ready);
      const payment = present(await paymentOf(ready), 'payment');
      if (payment.kind !== 'due') throw new Error(`Not to be paid: ${JSON.stringify(payment)}`);
      return { ...ready, number, payAt: payment.payAt };
    }

    /** A guest with an unpaid order. */
    const sentAway = async (kind: 'plain' | 'limited' = 'plain') =>
      toPay(await readyCart(h(), { kind, quantity: 2, payBy: await h().given.paidElsewhere() }));

    test('an open cart, and an order with another payment method, have no payment', async () => {
      const open = await filledCart(h(), 'plain');
      expect(await paymentOf(open)).toBeNull();
      expect(await paymentOf({ ports: open.ports, cartId: 'nobody-made-this-cart' })).toBeNull();
      const ready = await readyCart(h());
      await place(ready);
      expect(await paymentOf(ready)).toBeNull();
    });

    test('an order with a redirect payment has a payment URL, and keeps its stock and cart until paid', async () => {
      const sent = await sentAway('limited');
      const { sku } = present((await h().look.cartLines(sent.cartId))[0], 'line');
      expect(await paymentOf(sent)).toEqual({ kind: 'due', orderNumber: sent.number, payAt: sent.payAt });
      expect(sent.payAt).toMatch(/^https?:\/\//);
      expect(await h().look.stockLeft(sku)).toBe(1);
      expect(reasonOf(await sent.ports.carts.find(sent.cartId)).kind).toBe('not-found');
    });

    /** The code of a method whose money the customer sends. */
    const sentLater = async ({ ports, cartId }: Ordering) => {
      const methods = valueOf(await ports.checkout.paymentMethods(cartId));
      return present(
        methods.find(({ timing }) => timing === 'offline'),
        'method to pay later',
      ).code;
    };

    test('an order whose money the customer sends has its amount, a deadline and where it goes', async () => {
      const ready = await readyCart(h());
      valueOf(await ready.ports.checkout.choosePayment(ready.cartId, await sentLater(ready)));
      const { totals } = valueOf(await ready.ports.carts.find(ready.cartId));
      const orderNumber = await place(ready);
      const payment = present(await paymentOf(ready), 'payment');
      expect(payment).toMatchObject({ kind: 'awaited', orderNumber, instructions: { amount: totals?.total } });
      const { payTo, payBy } = (payment as Extract<Payment, { kind: 'awaited' }>).instructions;
      expect(payBy).toBeGreaterThan(h().now());
      for (const detail of Object.values(payTo)) expect(detail).toMatch(/\S/);
    });

    test("a customer's instructions are visible to that customer only", async () => {
      const { ports } = await signedIn(h());
      const cartId = await readyCustomerCart(h(), ports);
      valueOf(await ports.checkout.choosePayment(cartId, await sentLater({ ports, cartId })));
      await place({ ports, cartId });
      expect(await paymentOf({ ports, cartId })).toMatchObject({ kind: 'awaited' });
      for (const stranger of [await h().given.visitor(), await signedIn(h())]) {
        expect(reasonOf(await stranger.ports.payments.ofCart(cartId)).kind).toBe('unauthorised');
      }
    });

    test('ordering again returns the same order and payment', async () => {
      const sent = await sentAway();
      expect(await place(sent)).toBe(sent.number);
      expect(await h().look.orderCount(sent.cartId)).toBe(1);
      expect(await paymentOf(sent)).toMatchObject({ kind: 'due', orderNumber: sent.number });
    });

    test('a paid order stays paid, whatever is reported later', async () => {
      const sent = await sentAway();
      await h().given.atTheBank(sent.payAt, 'pay');
      await h().given.atTheBank(sent.payAt, 'be-declined');
      await h().given.atTheBank(sent.payAt, 'pay');
      expect(await paymentOf(sent)).toEqual({ kind: 'paid', orderNumber: sent.number });
      expect(await h().look.orderCount(sent.cartId)).toBe(1);
      expect(reasonOf(await sent.ports.carts.find(sent.cartId)).kind).toBe('not-found');
    });

    test.each([
      ['be-declined', 'declined'],
      ['turn-back', 'cancelled'],
    ] as const)('after %s the cart is open again and unchanged', async (does, why) => {
      const sent = await sentAway('limited');
      const lines = await h().look.cartLines(sent.cartId);
      await h().given.atTheBank(sent.payAt, does);
      expect(await paymentOf(sent)).toEqual({ kind: 'given-up', orderNumber: sent.number, why });
      const cart = valueOf(await sent.ports.carts.find(sent.cartId));
      expect(cart).toMatchObject({ totalQuantity: 2, email: 'ann@example.org' });
      expect([cart.deliveryAddress, cart.delivery]).not.toContain(null);
      expect(await h().look.cartLines(sent.cartId)).toEqual(lines);
      expect(await h().look.stockLeft(present(lines[0], 'line').sku)).toBe(3);
    });

    test('the reopened cart can be ordered again, with a new number and payment', async () => {
      const sent = await sentAway();
      await h().given.atTheBank(sent.payAt, 'be-declined');
      const again = await place(sent);
      expect(again).not.toBe(sent.number);
      const payment = present(await paymentOf(sent), 'payment');
      expect(payment).toMatchObject({ kind: 'due', orderNumber: again });
      await h().given.atTheBank((payment as Extract<Payment, { kind: 'due' }>).payAt, 'pay');
      expect(await paymentOf(sent)).toEqual({ kind: 'paid', orderNumber: again });
    });

    test('money for a cancelled order has to be refunded', async () => {
      const sent = await sentAway();
      await h().given.atTheBank(sent.payAt, 'turn-back');
      await h().given.atTheBank(sent.payAt, 'pay');
      expect(await paymentOf(sent)).toEqual({ kind: 'refund-due', orderNumber: sent.number });
      expect(await h().look.orderCount(sent.cartId)).toBe(0);
    });

    test('after the payment period there is no payment URL, and the result is not known yet', async () => {
      const sent = await sentAway();
      await h().given.timeToPayIsOver(sent.cartId);
      expect(await paymentOf(sent)).toEqual({ kind: 'settling', orderNumber: sent.number });
    });

    test("a customer's payment is visible to that customer only", async () => {
      const { ports } = await signedIn(h());
      const cartId = await readyCustomerCart(h(), ports);
      valueOf(await ports.checkout.choosePayment(cartId, await h().given.paidElsewhere()));
      const sent = await toPay({ ports, cartId });
      expect(await paymentOf(sent)).toMatchObject({ kind: 'due', orderNumber: sent.number });
      const strangers = [await h().given.visitor(), await signedIn(h())];
      for (const stranger of strangers) {
        expect(reasonOf(await stranger.ports.payments.ofCart(cartId)).kind).toBe('unauthorised');
      }
    });

    test('is unreachable without a backend, unlike an order without payment', async () => {
      const { payments: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.ofCart('c')).kind).toBe('unreachable');
    });
  });
}
