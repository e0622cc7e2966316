import type { ShopDatabase } from '../../backend/database/shop-database';
import type { StripeShop } from '../../backend/payment/stripe/settle-session';
import { connectStripe } from '../../backend/payment/stripe/stripe-connection';
import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from './a-stripe';
import { GiftCardDesk } from './gift-card-desk';
import { addGiftCard, answerOf, checkOut, GIFT_CARD_SEED, ordered } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, ORDER_EMAILS, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const SITE = 'http://localhost:3000';
const UNKNOWN =
  'We could not use this code. Please check it letter by letter; a card that is spent or has expired cannot be used.';

onBothDatabases((openShop) => {
  let stripe: FakeStripe;
  let shop: RunningShop;
  let database: ShopDatabase;
  let desk: GiftCardDesk;
  beforeAll(async () => {
    stripe = new FakeStripe();
    const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: await stripe.start() };
    shop = await openShop({ stripe: keys, siteUrl: SITE }, GIFT_CARD_SEED);
    database = shop.connect();
    const atStripe: StripeShop = {
      database,
      stripe: await connectStripe(keys, SITE),
      emails: ORDER_EMAILS,
      now: () => MONDAY_MORNING,
      onEmailQueued: () => undefined,
      log: () => undefined,
    };
    desk = new GiftCardDesk(shop, database, () => MONDAY_MORNING, atStripe);
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
    await stripe.stop();
  });
  beforeEach(() => (stripe.losses = []));

  interface Sale {
    readonly number: string;
    readonly code: string;
    readonly session: string;
  }

  /** A paid order of a class of £45 and a gift card of £50 that was sent. */
  async function sold(payment: 'banktransfer' | 'stripe', classes = 1, currency = 'GBP'): Promise<Sale> {
    const to = desk.somebody();
    const shopper = await Shopper.enter(shop, { 'Content-Currency': currency });
    if (classes > 0) await shopper.add({ sku: 'CLASS', quantity: classes });
    await addGiftCard(shop, shopper, { to });
    const number = await ordered(shopper, payment);
    let session = '';
    if (payment === 'stripe') {
      await shop.data('query ($id: String!) { cartPayment(cart_id: $id) { state } }', { id: shopper.cartId });
      const attempt = await database
        .selectFrom('payment_attempts')
        .select('session_id')
        .where('cart_id', '=', shopper.cartId)
        .executeTakeFirstOrThrow();
      session = attempt.session_id ?? '';
      stripe.pay(session);
      await hear(session);
    } else await desk.admin(`order ${number} paid`);
    return { number, code: await desk.codeTo(to), session };
  }

  async function hear(session: string): Promise<void> {
    const { payload, signature } = stripe.event(session, 'checkout.session.completed');
    const headers = { 'stripe-signature': signature };
    await fetch(shop.local(`${SITE}/payment/stripe`), { method: 'POST', headers, body: payload });
  }

  /** Spends a card on classes; the rest is paid by transfer. Returns the order. */
  async function spend(code: string, classes = 1): Promise<string> {
    const shopper = await desk.withClasses(classes);
    await shopper.change('applyGiftCardToCart', { gift_card_code: code });
    return ordered(shopper, classes === 1 ? 'free' : 'banktransfer');
  }

  const mailOf = async (number: string) =>
    (
      await database.selectFrom('outbox').select('text').where('reference', '=', `order-${number}-cancelled`).execute()
    ).map(({ text }) => text.replace(/\s+/g, ' '));
  const amountOf = ({ session }: Sale) => stripe.refundAmounts.get(`pi_${session}`);

  describe('an order that is cancelled', () => {
    test('owes its payment less what its gift cards have paid, in the mail and to the florist', async () => {
      const { number, code } = await sold('banktransfer');
      await spend(code);
      expect(await desk.admin(`order ${number} cancel`)).toContain(
        'To give back: £50.00 (paid £95.00, less £45.00 that its gift cards have paid elsewhere)',
      );
      const [mail, ...more] = await mailOf(number);
      expect(mail).toContain('You have paid £95.00 for it');
      expect(mail).toContain('have paid £45.00 of other orders, so we will refund the rest, £50.00');
      expect(mail).not.toContain('whole amount');
      expect(more).toEqual([]);
      expect(await desk.balanceOf(code)).toBe(UNKNOWN);
      expect(await desk.admin(`order ${number} refunded`)).toContain('Given back: £50.00');
      expect(await desk.admin(`order ${number} cancel`)).toMatch(/^No: /);
      expect(await mailOf(number)).toHaveLength(1);
    });

    test('owes nothing when its gift card has paid all that was paid', async () => {
      const { number, code } = await sold('banktransfer', 0);
      await spend(code, 2);
      expect(await desk.admin(`order ${number} cancel`)).toContain('To give back: nothing (paid £50.00, less £50.00');
      expect((await mailOf(number))[0]).toContain('so there is nothing left to refund');
      expect(await desk.admin(`order ${number} refunded`)).toContain('Given back: nothing');
    });

    test('owes all of it when nothing was spent, and its cards end', async () => {
      const { number, code } = await sold('banktransfer');
      expect(await desk.admin(`order ${number} cancel`)).toContain('To give back: £95.00');
      const [mail] = await mailOf(number);
      expect(mail).toContain('refund the whole amount');
      expect(mail).toContain('The gift cards that you bought with it can no longer be spent');
      expect(await desk.balanceOf(code)).toBe(UNKNOWN);
    });

    test('owes all of it when the order that spent its card was cancelled before, or is cancelled since', async () => {
      const before = await sold('banktransfer');
      await desk.admin(`order ${await spend(before.code)} cancel`);
      expect(await desk.admin(`order ${before.number} cancel`)).toContain('To give back: £95.00');

      const since = await sold('banktransfer');
      const other = await spend(since.code);
      expect(await desk.admin(`order ${since.number} cancel`)).toContain('To give back: £50.00');
      await desk.admin(`order ${other} cancel`);
      expect(await desk.admin(`order ${since.number}`)).toContain('To give back: £95.00');
      const [mail] = await mailOf(other);
      expect(mail).toContain('is void. Please call us on');
      expect(mail).not.toContain('refund the whole amount');
    });

    test('owes the rest when the order that spent its card is cancelled after the refund', async () => {
      const { number, code } = await sold('banktransfer');
      const other = await spend(code);
      await desk.admin(`order ${number} cancel`);
      await desk.admin(`order ${number} refunded`);
      await desk.admin(`order ${other} cancel`);
      expect(await desk.admin(`order ${number}`)).toMatch(/Given back: £50\.00\n.*£45\.00 came back to its gift cards/);
    });

    test('owes in the currency in which it was paid', async () => {
      const { number, code } = await sold('stripe', 1, 'EUR');
      await spend(code);
      // €111.15 at 1.17, and £45 are €52.65.
      expect(await desk.admin(`order ${number} cancel`)).toContain('To give back: €58.50 (paid €111.15, less €52.65');
    });

    test('owes nothing that was not paid', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper);
      await checkOut(shopper, 'banktransfer');
      const number = answerOf(await shopper.order());
      expect(await desk.admin(`order ${number} cancel`)).not.toContain('To give back');
      expect((await mailOf(number))[0]).toContain('there is nothing to pay');
    });
  });

  describe('the refund at Stripe', () => {
    test('gives back what is owed, once, also after lost answers', async () => {
      const sale = await sold('stripe');
      await spend(sale.code);
      await desk.admin(`order ${sale.number} cancel`);
      expect(await desk.admin('payments')).toMatch(new RegExp(`${sale.number} +refund-due .* 50\\.00 GBP`));
      stripe.losses = ['answer', 'answer'];
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/has not given the money/);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/£50\.00 of order \d+ .*on its way back/);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/on its way back/);
      expect([amountOf(sale), stripe.refunds.filter((one) => one === `pi_${sale.session}`)]).toEqual([
        '5000',
        [`pi_${sale.session}`],
      ]);
    });

    test('gives back all of it when nothing was spent', async () => {
      const sale = await sold('stripe');
      await desk.admin(`order ${sale.number} cancel`);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/on its way back/);
      expect(amountOf(sale)).toBe('9500');
    });

    test('keeps its amount while its answer is lost, whatever comes back to the cards', async () => {
      const sale = await sold('stripe');
      const other = await spend(sale.code);
      await desk.admin(`order ${sale.number} cancel`);
      stripe.losses = ['answer', 'answer'];
      await desk.admin(`order ${sale.number} refund`);
      await desk.admin(`order ${other} cancel`);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/on its way back/);
      expect(amountOf(sale)).toBe('5000');
      expect(await desk.admin(`order ${sale.number}`)).toMatch(/£45\.00 came back to its gift cards/);
    });

    test('asks Stripe for nothing when nothing is owed', async () => {
      const sale = await sold('stripe', 0);
      await spend(sale.code, 2);
      await desk.admin(`order ${sale.number} cancel`);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/nothing is left to give back/);
      expect([amountOf(sale), await desk.admin(`order ${sale.number}`)]).toEqual([
        undefined,
        expect.stringContaining('Status: Refunded'),
      ]);
    });

    test('ends the cards of a complete order before the money goes back', async () => {
      const sale = await sold('stripe');
      await desk.admin(`order ${sale.number} complete`);
      expect(await desk.admin(`order ${sale.number}`)).toMatch(/its gift cards end/);
      stripe.losses = ['request', 'request'];
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/has not given the money/);
      const shopper = await desk.withClasses();
      expect(
        (await shopper.change('applyGiftCardToCart', { gift_card_code: sale.code })).body.errors?.[0].message,
      ).toBe(UNKNOWN);
      expect(await desk.admin(`order ${sale.number} refund`)).toMatch(/on its way back/);
      expect(amountOf(sale)).toBe('9500');
    });

    test('gives all of it back when the payment comes after the cancellation', async () => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper);
      const number = await ordered(shopper, 'stripe');
      await shop.data('query ($id: String!) { cartPayment(cart_id: $id) { state } }', { id: shopper.cartId });
      const { session_id, id } = await database
        .selectFrom('payment_attempts')
        .select(['session_id', 'id'])
        .where('cart_id', '=', shopper.cartId)
        .executeTakeFirstOrThrow();
      stripe.pay(session_id ?? '');
      await database.updateTable('payment_attempts').set({ state: 'cancelled' }).where('id', '=', id).execute();
      await database.updateTable('orders').set({ status: 'Canceled' }).where('number', '=', number).execute();
      await hear(session_id ?? '');
      await hear(session_id ?? '');
      expect(await desk.admin(`order ${number}`)).toContain('To give back: £50.00');
      expect(await desk.admin(`order ${number} refund`)).toMatch(/on its way back/);
      expect(stripe.refundAmounts.get(`pi_${session_id}`)).toBe('5000');
      expect(await desk.cardsOf(number)).toEqual([]);
    });
  });
});
