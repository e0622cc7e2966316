import { ORDER_EMAILS } from './running-shop';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expirePayments } from '../../backend/commerce/order/finish-payment';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { readBankKey, signFields } from '../../backend/payment/bank-connection';
import { accountShop, Customer, refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';
import { Shopper } from './shopper';

const MORNING = Date.parse('2026-10-05T09:00:00Z');
const HALF_AN_HOUR = 30 * 60_000;
/** The product with limited stock. */
const SKU = 'VASE';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MORNING;
  const logged: string[] = [];

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, practiceBank: true, log: (line) => logged.push(line) }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MORNING;
    // Expires the payments that the previous test left open.
    await expirePayments(database, ORDER_EMAILS, MORNING + 2 * HALF_AN_HOUR);
    await database.updateTable('products').set({ stock: 3 }).where('sku', '=', SKU).execute();
  });

  interface AtTheBank {
    readonly shopper: Shopper;
    readonly number: string;
    readonly payUrl: string;
  }

  /** A shopper who has ordered two vases with a coupon and is redirected to the bank. */
  async function sentToTheBank(): Promise<AtTheBank> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: SKU, quantity: 2 });
    await shopper.checkOut('bankpage');
    await shopper.change('applyCouponToCart', { coupon_code: 'TEN' });
    const { body } = await shopper.order();
    const payment = await paymentOf(shopper);
    return { shopper, number: body.data.placeOrder.order.order_number, payUrl: shop.local(payment.redirect_url) };
  }

  const paymentOf = async ({ cartId }: Shopper) =>
    (
      await shop.data('query ($id: String!) { cartPayment(cart_id: $id) { state order_number redirect_url } }', {
        id: cartId,
      })
    ).cartPayment;

  /** Submits a button of the bank's page; returns the address that the shopper is redirected to. */
  async function press(payUrl: string, result: string): Promise<string> {
    const answer = await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' });
    expect(answer.status).toBe(303);
    return shop.local(answer.headers.get('location') ?? '');
  }

  const follow = async (url: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  const stock = async () =>
    (await database.selectFrom('products').select('stock').where('sku', '=', SKU).executeTakeFirstOrThrow()).stock;
  const usesOf = async (code: string) =>
    (await database.selectFrom('coupons').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;
  const statusOf = async (number: string) =>
    (await database.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow())
      .status;
  const emailsOf = async (number: string) =>
    (await database.selectFrom('outbox').select('id').where('reference', 'like', `order-${number}-%`).execute()).length;

  /** A notification of the bank, signed with the key that it shares with the shop. */
  async function saidByTheBank(payUrl: string, result: string): Promise<URLSearchParams> {
    const asked = new URL(payUrl).searchParams;
    const of = (name: string) => asked.get(name) ?? '';
    const fields = { attempt: of('attempt'), amount: of('amount'), currency: of('currency'), result };
    return signFields(fields, await readBankKey(database));
  }
  const notify = (body: URLSearchParams) =>
    fetch(new URL('/payment/notify', shop.backend.graphqlUrl), { method: 'POST', body });

  describe('an order with bank payment', () => {
    test('awaits payment with its stock taken and no email sent', async () => {
      const { shopper, number } = await sentToTheBank();
      expect(await statusOf(number)).toBe('Pending Payment');
      expect([await stock(), await emailsOf(number)]).toEqual([1, 0]);
      expect(await paymentOf(shopper)).toMatchObject({ state: 'OPEN', order_number: number });
    });

    test('shows its payment of a customer to that customer only, of a guest to anybody with the cart id', async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      const queryPayment = (cart: Shopper, headers: Record<string, string> = {}) =>
        shop.request(
          'query ($id: String!) { cartPayment(cart_id: $id) { state redirect_url } }',
          { id: cart.cartId },
          headers,
        );
      const own = await Shopper.enter(shop, ann.headers);
      await own.add({ sku: SKU, quantity: 1 });
      await own.checkOut('bankpage');
      expect((await own.order()).body.errors).toBeUndefined();
      expect((await queryPayment(own, ann.headers)).body.data.cartPayment.state).toBe('OPEN');
      for (const headers of [{}, ben.headers]) {
        const answer = await queryPayment(own, headers);
        expect(answer.body.data).toEqual({ cartPayment: null });
        expect(refusalOf(answer)).toEqual({
          category: 'graphql-authorization',
          message: `The current user cannot perform operations on cart "${own.cartId}"`,
        });
      }
      const { shopper } = await sentToTheBank();
      for (const headers of [{}, ben.headers]) {
        expect((await queryPayment(shopper, headers)).body.data.cartPayment.state).toBe('OPEN');
      }
    });

    test('is shown by the bank with its number and its amount', async () => {
      const { payUrl, number } = await sentToTheBank();
      const page = await (await fetch(payUrl)).text();
      // 2 x 19.99 less 10 %, and 4.95 for the van
      expect(page).toContain('£40.93');
      expect(page).toContain(number);
    });

    test('is processed once paid, and the shopper returns to the thank-you page', async () => {
      const { shopper, number, payUrl } = await sentToTheBank();
      const back = await press(payUrl, 'paid');
      expect(await follow(back)).toEqual([303, `http://shop.example/checkout/thank-you?order=${number}`]);
      expect(await statusOf(number)).toBe('Processing');
      expect([await stock(), await emailsOf(number)]).toEqual([1, 2]);
      expect(await paymentOf(shopper)).toEqual({ state: 'PAID', order_number: number, redirect_url: null });
    });

    test('is settled once, however often the bank and the shopper report it', async () => {
      const { number, payUrl } = await sentToTheBank();
      const back = await press(payUrl, 'paid');
      await Promise.all([...Array(5)].flatMap(() => [follow(back), press(payUrl, 'paid')]));
      await press(payUrl, 'declined');
      expect(await statusOf(number)).toBe('Processing');
      expect([await stock(), await emailsOf(number)]).toEqual([1, 2]);
    });

    test("is settled by the returning shopper when the bank's notification was lost", async () => {
      const { number, payUrl } = await sentToTheBank();
      const said = await saidByTheBank(payUrl, 'paid');
      await follow(new URL(`/payment/return?${said.toString()}`, shop.backend.graphqlUrl).href);
      expect(await statusOf(number)).toBe('Processing');
    });

    test('is returned again when placeOrder is repeated', async () => {
      const { shopper, number } = await sentToTheBank();
      expect((await shopper.order()).body.data.placeOrder.order.order_number).toBe(number);
      expect(
        await database.selectFrom('payment_attempts').select('id').where('cart_id', '=', shopper.cartId).execute(),
      ).toHaveLength(1);
    });
  });

  describe('an unpaid order', () => {
    test.each([
      ['declined', 'DECLINED'],
      ['cancelled', 'CANCELLED'],
    ])(
      '%s: is cancelled, restores stock, coupon and cart, and the cart can be ordered again',
      async (result, state) => {
        const uses = await usesOf('TEN');
        const { shopper, number, payUrl } = await sentToTheBank();
        expect(await usesOf('TEN')).toBe(uses + 1);
        const back = await press(payUrl, result);
        expect(await follow(back)).toEqual([303, `http://shop.example/cart?payment=${result}`]);
        expect(await statusOf(number)).toBe('Canceled');
        expect([await stock(), await emailsOf(number), await usesOf('TEN')]).toEqual([3, 0, uses]);
        expect(await paymentOf(shopper)).toEqual({ state, order_number: number, redirect_url: null });
        expect((await shopper.look()).body.data.cart).toMatchObject({
          total_quantity: 2,
          applied_coupons: [{ code: 'TEN' }],
        });
        const again = (await shopper.order()).body.data.placeOrder.order.order_number;
        expect(Number(again)).toBe(Number(number) + 1);
        expect(await paymentOf(shopper)).toMatchObject({ state: 'OPEN', order_number: again });
      },
    );

    test('releases its stock after half an hour, and not before', async () => {
      const { shopper, number, payUrl } = await sentToTheBank();
      await expirePayments(database, ORDER_EMAILS, now + HALF_AN_HOUR - 1);
      expect(await statusOf(number)).toBe('Pending Payment');
      now += HALF_AN_HOUR;
      expect((await paymentOf(shopper)).redirect_url).toBeNull();
      await expirePayments(database, ORDER_EMAILS, now);
      expect([await statusOf(number), await stock()]).toEqual(['Canceled', 3]);
      expect((await paymentOf(shopper)).state).toBe('EXPIRED');
      // The bank takes the money after the cancellation.
      const back = await press(payUrl, 'paid');
      expect((await paymentOf(shopper)).state).toBe('REFUND_DUE');
      expect((await follow(back))[1]).toBe('http://shop.example/cart?payment=refund-due');
      expect([await statusOf(number), await stock(), await emailsOf(number)]).toEqual(['Canceled', 3, 0]);
    });

    test('is either paid or cancelled under concurrent notifications, with the matching stock', async () => {
      const { number, payUrl } = await sentToTheBank();
      const words = await Promise.all(
        ['paid', 'declined', 'cancelled', 'paid', 'declined'].map((one) => saidByTheBank(payUrl, one)),
      );
      await Promise.all(words.map(notify));
      const paid = (await statusOf(number)) === 'Processing';
      expect([await stock(), await emailsOf(number)]).toEqual(paid ? [1, 2] : [3, 0]);
    });
  });

  describe('notifications the bank did not send', () => {
    test('refuses an altered payment address', async () => {
      const { payUrl } = await sentToTheBank();
      const cheaper = payUrl.replace(/amount=\d+/, 'amount=1');
      expect((await fetch(cheaper)).status).toBe(400);
      expect((await fetch(cheaper, { method: 'POST', body: new URLSearchParams({ result: 'paid' }) })).status).toBe(
        400,
      );
    });

    test.each(['signature', 'result', 'attempt'])('ignores a notification with another %s', async (name) => {
      const { number, payUrl } = await sentToTheBank();
      const said = await saidByTheBank(payUrl, 'declined');
      said.set(name, name === 'result' ? 'paid' : '0'.repeat((said.get(name) ?? '').length));
      expect((await notify(said)).status).toBe(400);
      expect(await follow(new URL(`/payment/return?${said.toString()}`, shop.backend.graphqlUrl).href)).toEqual([
        400,
        null,
      ]);
      expect(await statusOf(number)).toBe('Pending Payment');
    });

    test.each([
      ['amount', '1'],
      ['currency', 'EUR'],
      ['amount', ''],
    ])(
      'records a signed notification of another %s (“%s”) for the florist without settling the payment',
      async (name, value) => {
        const { shopper, number, payUrl } = await sentToTheBank();
        const key = await readBankKey(database);
        for (const result of ['paid', 'declined']) {
          const { signature: _own, ...fields } = Object.fromEntries(await saidByTheBank(payUrl, result));
          const said = signFields({ ...fields, [name]: value }, key);
          expect((await notify(said)).status).toBe(409);
          const back = await fetch(new URL(`/payment/return?${said.toString()}`, shop.backend.graphqlUrl));
          expect([back.status, await back.text()]).toEqual([
            409,
            `The bank speaks of another amount than order ${number} costs, so we do not know yet whether it is paid. Please do not pay again, and call us on 01632 960 417: whatever was taken and is not ours goes back to you.\n`,
          ]);
        }
        expect([await statusOf(number), await stock(), await emailsOf(number)]).toEqual(['Pending Payment', 1, 0]);
        expect(await paymentOf(shopper)).toEqual({ state: 'OPEN', order_number: number, redirect_url: null });
        expect(logged.filter((line) => line.includes(number))).toHaveLength(4);
        expect((await notify(await saidByTheBank(payUrl, 'paid'))).status).toBe(200);
        expect(await statusOf(number)).toBe('Processing');
      },
    );

    /** A signed notification that the bank took one penny. */
    async function onePennyTaken({ payUrl }: AtTheBank, result = 'paid'): Promise<void> {
      const { signature: _own, ...fields } = Object.fromEntries(await saidByTheBank(payUrl, result));
      const said = signFields({ ...fields, amount: '1' }, await readBankKey(database));
      expect((await notify(said)).status).toBe(409);
    }
    const adminCliOf = async ({ number }: AtTheBank) => {
      const answer = await runAdminCommand({ database, now }, ['payments']);
      return answer.ok ? answer.value.split('\n').find((line) => line.startsWith(number)) : answer.reason;
    };

    test('lists another amount that was taken at once, and marks it refund-due after the timeout', async () => {
      const sent = await sentToTheBank();
      await onePennyTaken(sent);
      expect(await adminCliOf(sent)).toMatch(/open .* 40\.93 GBP .* 0\.01 GBP$/);
      await expirePayments(database, ORDER_EMAILS, now + HALF_AN_HOUR);
      expect(await adminCliOf(sent)).toMatch(/refund-due .* 0\.01 GBP$/);
      expect((await paymentOf(sent.shopper)).state).toBe('REFUND_DUE');
      expect([await statusOf(sent.number), await stock()]).toEqual(['Canceled', 3]);
      const refunded = await runAdminCommand({ database, now }, ['order', sent.number, 'refunded']);
      expect(refunded).toMatchObject({ ok: true });
      expect(await statusOf(sent.number)).toBe('Closed');
    });

    test.each(['declined', 'cancelled'])(
      'still marks it refund-due when the bank then reports “%s”',
      async (result) => {
        const sent = await sentToTheBank();
        await onePennyTaken(sent);
        expect((await notify(await saidByTheBank(sent.payUrl, result))).status).toBe(200);
        expect((await paymentOf(sent.shopper)).state).toBe('REFUND_DUE');
      },
    );

    test('still marks it refund-due when the florist cancels the order, before or after', async () => {
      const sent = await sentToTheBank();
      await onePennyTaken(sent);
      await runAdminCommand({ database, now }, ['order', sent.number, 'cancel']);
      expect((await paymentOf(sent.shopper)).state).toBe('REFUND_DUE');
      const late = await sentToTheBank();
      await press(late.payUrl, 'declined');
      await onePennyTaken(late);
      expect((await paymentOf(late.shopper)).state).toBe('REFUND_DUE');
    });

    test('does not mark another amount as refund-due when it was not taken', async () => {
      const sent = await sentToTheBank();
      await onePennyTaken(sent, 'declined');
      expect((await paymentOf(sent.shopper)).redirect_url).not.toBeNull();
      await expirePayments(database, ORDER_EMAILS, now + HALF_AN_HOUR);
      expect((await paymentOf(sent.shopper)).state).toBe('EXPIRED');
    });

    test('refuses a repeated field, an unknown button and an unknown payment', async () => {
      const { payUrl } = await sentToTheBank();
      const said = await saidByTheBank(payUrl, 'paid');
      said.append('result', 'declined');
      expect((await notify(said)).status).toBe(400);
      expect((await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ result: 'gold' }) })).status).toBe(400);
      expect((await notify(await saidByTheBank(payUrl.replace(/attempt=\w+/, 'attempt=nobody'), 'paid'))).status).toBe(
        400,
      );
      const unasked = await shop.data('{ cartPayment(cart_id: "nobody") { state } }');
      expect(unasked.cartPayment).toBeNull();
    });
  });

  test('expires overdue payments at startup', async () => {
    const first = await openShop({ now: () => MORNING, practiceBank: true });
    const shopper = await Shopper.enter(first);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.checkOut('bankpage');
    await shopper.order();
    await first.backend.close();
    const { dataDir, databaseUrl } = first;
    const again = await openShop({ dataDir, databaseUrl, now: () => MORNING + HALF_AN_HOUR, practiceBank: true });
    const stateOf = async () =>
      (await again.data('query ($id: String!) { cartPayment(cart_id: $id) { state } }', { id: shopper.cartId }))
        .cartPayment.state;
    while ((await stateOf()) === 'OPEN') await pause(5);
    expect(await stateOf()).toBe('EXPIRED');
    const { cart } = await again.data('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', {
      id: shopper.cartId,
    });
    expect(cart.total_quantity).toBe(1);
    await again.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('offers and accepts no bank payment without a bank', async () => {
    const other = await openShop();
    const shopper = await Shopper.enter(other);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.checkOut();
    const { cart } = (await shopper.look()).body.data;
    expect(cart.available_payment_methods.map(({ code }: { code: string }) => code)).not.toContain('bankpage');
    const { body } = await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'bankpage' } });
    expect(body.errors[0].message).toBe('The requested Payment Method is not available.');
    expect((await fetch(new URL('/bank/pay', other.backend.graphqlUrl))).status).toBe(404);
    await other.stop();
  });
});
