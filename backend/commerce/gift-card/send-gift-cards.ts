import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { shopTimeAt } from '../delivery/calendar-day';
import { ok } from '../../shared/result';
import { endOfGiftCardCode, hashGiftCardCode, newGiftCardCode } from './gift-card-code';

/** A gift card that is sent now. */
export interface SentGiftCard {
  readonly code: string;
  /** Unique per email. */
  readonly reference: string;
  /** GBP pence. */
  readonly pence: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string | null;
  /** `YYYY-MM-DD` */
  readonly expiresOn: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly buyerEmail: string;
  /** First and last name of the billing address; empty when the order has none. */
  readonly buyerName: string;
}

export interface GiftCardEmails {
  /** Adds the emails to the outbox: the code to the recipient, the facts without it to the buyer. */
  giftCardSent(transaction: ShopDatabase, card: SentGiftCard, now: number): Promise<void>;
}

/** Cards sent in one round. */
const BATCH = 100;

/**
 * Gives a card a new code and queues the emails, in the given transaction. The code exists in the email only, which is
 * deleted from the outbox once it is sent. False when it is not to be sent.
 */
async function sendGiftCard(
  transaction: ShopDatabase,
  id: number,
  emails: GiftCardEmails,
  now: number,
): Promise<boolean> {
  const code = newGiftCardCode();
  const sent_at = new Date(now).toISOString();
  const card = await transaction
    .updateTable('gift_cards')
    .set({ sent_at, code_hash: hashGiftCardCode(code), code_end: endOfGiftCardCode(code) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('voided_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (card === undefined) return false;
  const order = await transaction
    .selectFrom('orders')
    .leftJoin('order_addresses as billing', (join) =>
      join.onRef('billing.order_id', '=', 'orders.id').on('billing.kind', '=', 'billing'),
    )
    .select(['orders.number', 'orders.email', 'billing.firstname', 'billing.lastname'])
    .where('orders.id', '=', card.order_id)
    .executeTakeFirstOrThrow();
  const sent: SentGiftCard = {
    code,
    reference: `gift-card-${id}-${hashGiftCardCode(code).slice(0, 8)}`,
    pence: card.pence,
    recipientName: card.recipient_name,
    recipientEmail: card.recipient_email,
    message: card.message,
    expiresOn: shopTimeAt(Date.parse(card.expires_at ?? sent_at)).day,
    orderId: card.order_id,
    orderNumber: order.number,
    buyerEmail: order.email,
    buyerName: `${order.firstname ?? ''} ${order.lastname ?? ''}`.trim(),
  };
  await emails.giftCardSent(transaction, sent, now);
  return true;
}

/** Sends the paid gift cards whose day has come, each once; returns their number. */
export async function sendDueGiftCards(database: ShopDatabase, emails: GiftCardEmails, now: number): Promise<number> {
  const due = await database
    .selectFrom('gift_cards')
    .select('id')
    .where('sent_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('send_on', '<=', shopTimeAt(now).day)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let sent = 0;
  for (const { id } of due) {
    const done = await inTransaction<boolean, never>(database, async (transaction) =>
      ok(await sendGiftCard(transaction, id, emails, now)),
    );
    if (done.ok && done.value) sent += 1;
  }
  return sent;
}

/** ms between checks for cards whose day has come. */
const INTERVAL = 15_000;

interface GiftCardWorkerSettings {
  readonly emails: GiftCardEmails;
  /** Epoch ms. */
  readonly now: () => number;
  /** Sends what is in the outbox. */
  readonly mail: { processOutbox(): void };
  readonly log: (message: string) => void;
}

/**
 * Sends gift cards on their days, one round after the other. `wake` sends what an order has queued, and the cards it bought,
 * at once.
 */
export function startGiftCardWorker(database: ShopDatabase, settings: GiftCardWorkerSettings) {
  const { emails, now, mail, log } = settings;
  let running: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    if ((await sendDueGiftCards(database, emails, now())) > 0) mail.processOutbox();
  };
  const wake = (): void => {
    mail.processOutbox();
    running = running.then(round).catch((fault: unknown) => log(`Gift cards could not be sent: ${String(fault)}`));
  };
  wake();
  const timer = setInterval(wake, INTERVAL);
  timer.unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
  return { wake, stop };
}
