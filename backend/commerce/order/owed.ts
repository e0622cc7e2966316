import type { ShopDatabase } from '../../database/shop-database';
import { convert, type MinorUnits } from '../pricing/money';
import { hasTaken } from './order-status';

/** What the customer of an order is owed if it is not to be, in minor units of its currency. */
export interface Owed {
  readonly currency: string;
  /** What was paid for it, beside the shares of gift cards, which go back to the cards. */
  readonly paid: MinorUnits;
  /** What gift cards bought with it have paid of other orders. */
  readonly spent: MinorUnits;
  /** What is to be given back, or was. */
  readonly amount: MinorUnits;
  /** Whether the amount is decided: the refund has begun. */
  readonly isDecided: boolean;
  /** What came back to its gift cards after the amount was decided, and is owed too. */
  readonly since: MinorUnits;
  readonly hasGiftCards: boolean;
}

type PaidAttempt = { state: string; amount: number; currency: string; stated_amount: string | null };

/** What the bank or Stripe took; null when neither did. */
function takenBy(attempt: (PaidAttempt & { stated_currency: string | null }) | undefined): MinorUnits | null {
  if (attempt === undefined || (attempt.state !== 'paid' && attempt.state !== 'refund-due')) return null;
  const { stated_amount: stated, stated_currency: currency, amount } = attempt;
  return stated !== null && /^\d{1,12}$/.test(stated) && currency === attempt.currency ? Number(stated) : amount;
}

/**
 * The one answer to what is owed of an order: its payment, less what the gift cards bought with it have paid elsewhere. Their
 * rest is expected to be voided, in the same transaction; while it is not, it can still be spent.
 */
export async function readOwed(database: ShopDatabase, orderId: number): Promise<Owed> {
  const order = await database
    .selectFrom('orders')
    .select(['status', 'currency', 'rate', 'grand_total', 'refund'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempt = await database
    .selectFrom('payment_attempts')
    .select(['state', 'amount', 'currency', 'stated_amount', 'stated_currency'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const steps = await database.selectFrom('order_steps').select('step').where('order_id', '=', orderId).execute();
  const cards = await database
    .selectFrom('gift_cards')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.sum<number | string | null>('pence').as('pence'),
      eb.fn.sum<number | string | null>('balance').as('balance'),
      eb.fn.sum<number | string | null>('voided_pence').as('voided'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isPaid = hasTaken({ status: order.status, taken: new Set(steps.map(({ step }) => step)) }, 'paid');
  const paid = takenBy(attempt) ?? (isPaid ? order.grand_total : 0);
  const pence = Number(cards.pence ?? 0) - Number(cards.balance ?? 0) - Number(cards.voided ?? 0);
  const spent = convert(pence, order.rate);
  const rest = Math.max(0, paid - spent);
  const amount = order.refund ?? rest;
  return {
    currency: order.currency,
    paid,
    spent,
    amount,
    isDecided: order.refund !== null,
    since: Math.max(0, rest - amount),
    hasGiftCards: Number(cards.count) > 0,
  };
}

/** Decides what is given back of an order, once: a refund that is repeated has the same amount. */
export async function decideRefund(transaction: ShopDatabase, orderId: number): Promise<Owed> {
  const { amount } = await readOwed(transaction, orderId);
  await transaction
    .updateTable('orders')
    .set({ refund: amount })
    .where('id', '=', orderId)
    .where('refund', 'is', null)
    .execute();
  return readOwed(transaction, orderId);
}
