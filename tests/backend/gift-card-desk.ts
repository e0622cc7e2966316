import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { giftCardEmails } from '../../backend/mail/gift-card-emails';
import { sendDueGiftCards } from '../../backend/commerce/gift-card/send-gift-cards';
import { finishPayment, type PaymentOutcome } from '../../backend/commerce/order/finish-payment';
import type { ShopDatabase } from '../../backend/database/shop-database';
import type { StripeShop } from '../../backend/payment/stripe/settle-session';
import { codesTo, orderGiftCard, type Present } from './gift-card-shop';
import { ORDER_EMAILS, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const BALANCE = 'query ($input: GiftCardAccountInput!) { giftCardAccount(input: $input) { balance { value } } }';

/** What tests do with the gift cards of a shop: the florist's commands, the bank's answers, and cards to spend. */
export class GiftCardDesk {
  private people = 0;

  constructor(
    readonly shop: RunningShop,
    readonly database: ShopDatabase,
    private readonly now: () => number,
    private readonly stripe?: StripeShop,
  ) {}

  somebody = (): string => `eve-${(this.people += 1)}@example.org`;

  async admin(line: string): Promise<string> {
    const context = { database: this.database, now: this.now(), ...(this.stripe && { stripe: this.stripe }) };
    const answer = await runAdminCommand(context, line.split(' '));
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  }

  /** The bank's answer about an order, as often as it comes. */
  async settle(number: string, outcome: PaymentOutcome): Promise<void> {
    const { id } = await this.database
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select('payment_attempts.id')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow();
    await finishPayment(this.database, id, outcome, ORDER_EMAILS, this.now());
  }

  /** A paid gift card of £50 that has been sent: its code, and the order that bought it. */
  async cardOf50(present: Present = {}): Promise<{ readonly code: string; readonly order: string }> {
    const to = this.somebody();
    const order = await orderGiftCard(this.shop, { to, ...present });
    await this.admin(`order ${order} paid`);
    return { code: await this.codeTo(to), order };
  }

  /** Has the due cards sent; the code that an address gets. */
  async codeTo(to: string): Promise<string> {
    await sendDueGiftCards(this.database, giftCardEmails('http://shop.example/'), this.now());
    // The emails that a test's own connection has queued are sent once the shop queues one of its own.
    await orderGiftCard(this.shop, { to: this.somebody() });
    return (await codesTo(this.shop, to)).at(-1) ?? '';
  }

  async balanceOf(gift_card_code: string): Promise<number | string> {
    const { body } = await this.shop.request(BALANCE, { input: { gift_card_code } });
    return body.errors?.[0].message ?? body.data.giftCardAccount.balance.value;
  }

  /** A cart with classes of £45, which are not shipped. */
  async withClasses(quantity = 1): Promise<Shopper> {
    const shopper = await Shopper.enter(this.shop);
    await shopper.add({ sku: 'CLASS', quantity });
    return shopper;
  }

  async cardsOf(number: string) {
    return this.database
      .selectFrom('gift_cards')
      .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
      .selectAll('gift_cards')
      .where('orders.number', '=', number)
      .orderBy('unit')
      .execute();
  }
}
