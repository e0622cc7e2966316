import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { orderEmails } from '../../backend/mail/queue-order-emails';
import { expireStripeAttempts, type StripeShop } from '../../backend/payment/stripe/settle-session';
import { connectStripe } from '../../backend/payment/stripe/stripe-connection';
import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from './a-stripe';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const SKU = 'VASE';
const SITE = 'http://localhost:3000';
const FLORIST = 'workroom@posy.example';

onBothDatabases((openShop) => {
  let stripe: FakeStripe;
  let shop: RunningShop;
  let database: ShopDatabase;
  /** As the florist's command sees it. */
  let desk: StripeShop;
  beforeAll(async () => {
    stripe = new FakeStripe();
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: await stripe.start() };
    shop = await openShop({ stripe: keys, practiceBank: true, siteUrl: SITE, floristEmail: FLORIST });
    database = shop.connect();
    desk = {
      database,
      stripe: await connectStripe(keys, SITE),
      emails: orderEmails({ floristEmail: FLORIST, siteUrl: SITE }),
      now: () => MONDAY_MORNING,
      onEmailQueued: () => undefined,
      log: () => undefined,
    };
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
    await stripe.stop();
  });
  beforeEach(async () => {
    stripe.losses = [];
    stripe.isDown = false;
    await database.updateTable('products').set({ stock: 3 }).where('sku', '=', SKU).execute();
  });

  const paymentOf = async (cartId: string) =>
    (
      await shop.data('query ($id: String!) { cartPayment(cart_id: $id) { state order_number redirect_url } }', {
        id: cartId,
      })
    ).cartPayment;
  const stock = async () =>
    (await database.selectFrom('products').select('stock').where('sku', '=', SKU).executeTakeFirstOrThrow()).stock;
  const statusOf = async (number: string) =>
    (await database.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow())
      .status;
  const emailsOf = async (number: string) =>
    (await database.selectFrom('outbox').select('id').where('reference', 'like', `order-${number}-%`).execute()).length;
  const attemptOf = (cartId: string) =>
    database
      .selectFrom('payment_attempts')
      .selectAll()
      .where('cart_id', '=', cartId)
      .orderBy('order_id', 'desc')
      .executeTakeFirstOrThrow();

  async function ordered() {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: SKU, quantity: 2 });
    await shopper.checkOut('stripe');
    const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
    return { shopper, number, cartId: shopper.cartId };
  }
  /** An order whose shopper is on Stripe's page. */
  async function sentThere() {
    const order = await ordered();
    const { redirect_url: url } = await paymentOf(order.cartId);
    const { session_id: session, id: attempt } = await attemptOf(order.cartId);
    return { ...order, url, session: session ?? '', attempt };
  }
  const hear = async ({ payload, signature }: { payload: string; signature: string }) =>
    (
      await fetch(shop.local(`${SITE}/payment/stripe`), {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      })
    ).status;
  const visit = async (verb: 'return' | 'cancel', attempt: string) => {
    const answer = await fetch(shop.local(`${SITE}/payment/stripe/${verb}?attempt=${attempt}`), { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  const florist = async (...words: string[]) => {
    const done = await runAdminCommand({ database, now: MONDAY_MORNING, stripe: desk }, words);
    return done.ok ? done.value : `refused: ${done.reason}`;
  };

  describe('an order paid at Stripe', () => {
    test('takes the place of the practice bank, and is sent to one page with its amount', async () => {
      const { shopper, number, url, session, attempt, cartId } = await sentThere();
      const codes = (await shopper.look()).body.data?.cart?.available_payment_methods ?? [];
      expect(JSON.stringify(codes)).not.toContain('bankpage');
      expect(url).toBe(`https://checkout.stripe.com/c/${session}`);
      expect(await paymentOf(cartId)).toEqual({ state: 'OPEN', order_number: number, redirect_url: url });
      expect(stripe.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1);
      const { params } = stripe.session(session);
      const { amount } = await attemptOf(cartId);
      expect(params.get('line_items[0][price_data][unit_amount]')).toBe(String(amount));
      expect(params.get('line_items[0][price_data][currency]')).toBe('gbp');
      expect([params.get('client_reference_id'), params.get('customer_email')]).toEqual([attempt, 'ann@example.org']);
      expect(params.get('success_url')).toBe(`${SITE}/payment/stripe/return?attempt=${attempt}`);
      expect([await statusOf(number), await stock(), await emailsOf(number)]).toEqual(['Pending Payment', 1, 0]);
    });

    test('is not offered for less than Stripe takes', async () => {
      const codesAt = async (price: string) => {
        await florist('product', 'CLASS', '--price', price, '--sure');
        const shopper = await Shopper.enter(shop);
        await shopper.add({ sku: 'CLASS', quantity: 1 });
        return JSON.stringify((await shopper.look()).body.data.cart.available_payment_methods);
      };
      expect(await codesAt('0.49')).not.toContain('stripe');
      expect(await codesAt('0.50')).toContain('stripe');
      await florist('product', 'CLASS', '--price', '45', '--sure');
    });

    test('is neither paid nor cancelled by a declined card, and can be paid with another one', async () => {
      const { number, session, url, cartId } = await sentThere();
      for (let tries = 0; tries < 2; tries += 1) expect(await hear(stripe.decline(session))).toBe(200);
      expect([await statusOf(number), await stock(), await emailsOf(number)]).toEqual(['Pending Payment', 1, 0]);
      expect(await paymentOf(cartId)).toEqual({ state: 'OPEN', order_number: number, redirect_url: url });
      stripe.pay(session);
      expect(await hear(stripe.event(session, 'checkout.session.completed'))).toBe(200);
      expect([await statusOf(number), await emailsOf(number)]).toEqual(['Processing', 2]);
    });

    test('is paid by the signed event, once however often and at once it comes', async () => {
      const { number, session, cartId } = await sentThere();
      stripe.pay(session);
      const event = stripe.event(session, 'checkout.session.completed');
      expect(await Promise.all(Array.from({ length: 5 }, () => hear(event)))).toEqual([200, 200, 200, 200, 200]);
      expect([await statusOf(number), await emailsOf(number)]).toEqual(['Processing', 2]);
      expect(await paymentOf(cartId)).toMatchObject({ state: 'PAID', redirect_url: null });
    });

    test.each([
      ['another secret', (session: string) => stripe.event(session, 'checkout.session.completed', 'whsec_other')],
      [
        'an old signature',
        (session: string) =>
          stripe.event(session, 'checkout.session.completed', WEBHOOK_SECRET, Date.now() - 3_600_000),
      ],
      [
        'a changed body',
        (session: string) => {
          const event = stripe.event(session, 'checkout.session.completed');
          return { ...event, payload: event.payload.replace('"GBP"', '"USD"') + ' ' };
        },
      ],
      [
        'no signature',
        (session: string) => ({ ...stripe.event(session, 'checkout.session.completed'), signature: '' }),
      ],
    ])('an event with %s decides nothing', async (_what, forge) => {
      const { number, session } = await sentThere();
      stripe.pay(session);
      expect(await hear(forge(session))).toBe(400);
      expect(await statusOf(number)).toBe('Pending Payment');
    });

    test('another amount than the order costs does not pay it', async () => {
      const { number, session } = await sentThere();
      stripe.pay(session, 1);
      expect(await hear(stripe.event(session, 'checkout.session.completed'))).toBe(200);
      expect([await statusOf(number), await emailsOf(number)]).toEqual(['Pending Payment', 0]);
      expect(await florist('payments')).toContain('0.01 GBP');
    });
  });

  describe('when messages are lost or late', () => {
    test.each(['request', 'answer'] as const)(
      'a lost %s of the page is repaired by asking again: one page',
      async (loss) => {
        const before = stripe.sessions.size;
        const { cartId } = await ordered();
        stripe.losses = [loss, loss];
        expect((await paymentOf(cartId)).redirect_url).toBeNull();
        expect((await paymentOf(cartId)).redirect_url).toMatch(/^https:\/\/checkout/);
        expect(stripe.sessions.size).toBe(before + 1);
      },
    );

    test('a lost event is made up for by the return, which asks Stripe and does not trust the address', async () => {
      const { number, session, attempt } = await sentThere();
      expect(await visit('return', attempt)).toEqual([303, `${SITE}/cart?payment=open`]);
      expect(await statusOf(number)).toBe('Pending Payment');
      stripe.pay(session);
      expect(await visit('return', attempt)).toEqual([303, `${SITE}/checkout/thank-you?order=${number}`]);
      expect([await statusOf(number), await emailsOf(number)]).toEqual(['Processing', 2]);
      expect((await visit('return', 'made-up'))[0]).toBe(404);
    });

    test('without event and return, asking for the payment finds it paid', async () => {
      const { number, session, cartId } = await sentThere();
      stripe.pay(session);
      expect(await paymentOf(cartId)).toEqual({ state: 'PAID', order_number: number, redirect_url: null });
    });

    test('any order of any number of messages ends the same: paid, once', async () => {
      for (let seed = 0; seed < 12; seed += 1) {
        await database.updateTable('products').set({ stock: 3 }).where('sku', '=', SKU).execute();
        const { number, session, attempt, cartId } = await sentThere();
        stripe.pay(session);
        const event = stripe.event(session, 'checkout.session.completed');
        const messages = [
          () => hear(event),
          () => visit('return', attempt),
          () => visit('cancel', attempt),
          () => paymentOf(cartId),
          () => hear(event),
        ];
        const from = seed % messages.length;
        const turned = [...messages.slice(from), ...messages.slice(0, from)];
        if (seed % 2 === 1) turned.reverse();
        if (seed % 3 === 0) stripe.losses = ['answer', 'request'];
        if (seed < 6) for (const message of turned) await message();
        else await Promise.all(turned.map((message) => message()));
        stripe.losses = [];
        expect([seed, await statusOf(number), await stock(), await emailsOf(number)]).toEqual([
          seed,
          'Processing',
          1,
          2,
        ]);
      }
    });
  });

  describe('an order that is not paid', () => {
    test('is cancelled by turning back: its page is closed first, and the cart is open again', async () => {
      const { shopper, number, session, attempt } = await sentThere();
      expect(await visit('cancel', attempt)).toEqual([303, `${SITE}/cart?payment=cancelled`]);
      expect([stripe.session(session).status, await statusOf(number), await stock()]).toEqual([
        'expired',
        'Canceled',
        3,
      ]);
      expect((await shopper.look()).body.data.cart.total_quantity).toBe(2);
      expect((await shopper.order()).body.data.placeOrder.order.order_number).not.toBe(number);
    });

    test('that was paid meanwhile counts as paid', async () => {
      const { number, session, attempt } = await sentThere();
      stripe.pay(session);
      expect(await visit('cancel', attempt)).toEqual([303, `${SITE}/checkout/thank-you?order=${number}`]);
      expect(await statusOf(number)).toBe('Processing');
    });

    test('expires by the real time, and only when Stripe has closed its page', async () => {
      const { number, session, cartId } = await sentThere();
      const { expires_at: ends } = await attemptOf(cartId);
      expect(Date.parse(ends) - Date.now()).toBeGreaterThan(30 * 60_000);
      await expireStripeAttempts(desk);
      expect(await statusOf(number)).toBe('Pending Payment');
      await database
        .updateTable('payment_attempts')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('cart_id', '=', cartId)
        .execute();
      stripe.isDown = true;
      await expireStripeAttempts(desk);
      expect([await statusOf(number), await stock()]).toEqual(['Pending Payment', 1]);
      stripe.isDown = false;
      await expireStripeAttempts(desk);
      expect([stripe.session(session).status, await statusOf(number), await stock()]).toEqual([
        'expired',
        'Canceled',
        3,
      ]);
    });

    test('whose page nobody has asked for expires without one', async () => {
      const { number, cartId } = await ordered();
      await database
        .updateTable('payment_attempts')
        .set({ expires_at: '2020-01-01T00:00:00.000Z' })
        .where('cart_id', '=', cartId)
        .execute();
      await expireStripeAttempts(desk);
      expect(await statusOf(number)).toBe('Canceled');
    });
  });

  describe('the florist', () => {
    test('cancels an order at Stripe only after its page is closed', async () => {
      const { number, session } = await sentThere();
      stripe.isDown = true;
      expect(await florist('order', number, 'cancel')).toMatch(/gave no answer/);
      expect(await statusOf(number)).toBe('Pending Payment');
      stripe.isDown = false;
      expect(await florist('order', number, 'cancel')).toMatch(/^CANCELLED/);
      expect(stripe.session(session).status).toBe('expired');
    });

    test('refunds a paid order that was cancelled, once, and again after a lost answer', async () => {
      const { number, session } = await sentThere();
      stripe.pay(session);
      await hear(stripe.event(session, 'checkout.session.completed'));
      expect(await florist('order', number, 'refund')).toMatch(/cancel it first/);
      await florist('order', number, 'cancel');
      stripe.losses = ['answer', 'answer'];
      expect(await florist('order', number, 'refund')).toMatch(/has not given the money/);
      expect(await statusOf(number)).toBe('Canceled');
      expect(await florist('order', number, 'refund')).toMatch(/on its way back/);
      expect([await statusOf(number), stripe.refunds.filter((one) => one === `pi_${session}`)]).toEqual([
        'Closed',
        [`pi_${session}`],
      ]);
    });

    test('is told that an order was paid in another way', async () => {
      const shopper = await Shopper.enter(shop);
      await shopper.add({ sku: SKU, quantity: 1 });
      await shopper.checkOut('checkmo');
      const number = (await shopper.order()).body.data.placeOrder.order.order_number;
      expect(await florist('order', number, 'refund')).toMatch(/was not paid at Stripe/);
    });
  });
});
