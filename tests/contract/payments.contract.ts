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
  contract(`Payments on somebody else’s page, as kept by ${adapter}`, open, (h) => {
    const paymentOf = async ({ ports, cartId }: Ordering) => valueOf(await ports.payments.ofCart(cartId));

    async function place({ ports, cartId }: Ordering): Promise<string> {
      const outcome = await ports.orders.place(cartId);
      if (outcome.kind !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`);
      return outcome.number;
    }

    async function toPay(ready: Ordering) {
      const number = await place(ready);
      const payment = present(await paymentOf(ready), 'payment');
      if (payment.kind !== 'due') throw new Error(`Not to be paid: ${JSON.stringify(payment)}`);
      return { ...ready, number, payAt: payment.payAt };
    }

    /** A guest whose order waits for its money. */
    const sentAway = async (kind: 'plain' | 'limited' = 'plain') =>
      toPay(await readyCart(h(), { kind, quantity: 2, payBy: await h().given.paidElsewhere() }));

    test('a cart that was never ordered, and one that is paid in another way, have none', async () => {
      const open = await filledCart(h(), 'plain');
      expect(await paymentOf(open)).toBeNull();
      expect(await paymentOf({ ports: open.ports, cartId: 'nobody-made-this-cart' })).toBeNull();
      const ready = await readyCart(h());
      await place(ready);
      expect(await paymentOf(ready)).toBeNull();
    });

    test('an order that is paid elsewhere says where, and keeps its goods and its cart until then', async () => {
      const sent = await sentAway('limited');
      const { sku } = present((await h().look.cartLines(sent.cartId))[0], 'line');
      expect(await paymentOf(sent)).toEqual({ kind: 'due', orderNumber: sent.number, payAt: sent.payAt });
      expect(sent.payAt).toMatch(/^https?:\/\//);
      expect(await h().look.stockLeft(sku)).toBe(1);
      expect(reasonOf(await sent.ports.carts.find(sent.cartId)).kind).toBe('not-found');
    });

    test('sent again it is the same order with the same payment', async () => {
      const sent = await sentAway();
      expect(await place(sent)).toBe(sent.number);
      expect(await h().look.orderCount(sent.cartId)).toBe(1);
      expect(await paymentOf(sent)).toMatchObject({ kind: 'due', orderNumber: sent.number });
    });

    test('what was paid is paid, whatever else is said of it later', async () => {
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
    ] as const)('who must %s has her cart again, and everything is as it was', async (does, why) => {
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

    test('after that the cart can be ordered again, under another number and with a payment of its own', async () => {
      const sent = await sentAway();
      await h().given.atTheBank(sent.payAt, 'be-declined');
      const again = await place(sent);
      expect(again).not.toBe(sent.number);
      const payment = present(await paymentOf(sent), 'payment');
      expect(payment).toMatchObject({ kind: 'due', orderNumber: again });
      await h().given.atTheBank((payment as Extract<Payment, { kind: 'due' }>).payAt, 'pay');
      expect(await paymentOf(sent)).toEqual({ kind: 'paid', orderNumber: again });
    });

    test('money that comes for an order that was given up is owed back', async () => {
      const sent = await sentAway();
      await h().given.atTheBank(sent.payAt, 'turn-back');
      await h().given.atTheBank(sent.payAt, 'pay');
      expect(await paymentOf(sent)).toEqual({ kind: 'refund-due', orderNumber: sent.number });
      expect(await h().look.orderCount(sent.cartId)).toBe(0);
    });

    test('when its time is over nobody is sent there any more, and it is not known yet how it ends', async () => {
      const sent = await sentAway();
      await h().given.timeToPayIsOver(sent.cartId);
      expect(await paymentOf(sent)).toEqual({ kind: 'settling', orderNumber: sent.number });
    });

    test('a customer’s is told to that customer alone', async () => {
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

    test('with nobody at the other end it is unreachable, which is not the same as none', async () => {
      const { payments: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.ofCart('c')).kind).toBe('unreachable');
    });
  });
}
