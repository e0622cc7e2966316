import { ok, refuse, type Result } from '../shared/result';
import { beginRefund, transitionOrder } from '../commerce/order/transition-order';
import { type StripeAttempt, readStripeAttempt } from '../payment/stripe/checkout-session';
import { CANCEL_EMAILS } from '../mail/queue-order-emails';
import { refundOrder } from '../payment/stripe/refund';
import { endAttempt } from '../payment/stripe/settle-session';
import type { AdminContext, AdminResult } from './admin-command';
import { moneyOf, whyNot } from './table';

async function attemptOf({ database }: AdminContext, number: string): Promise<StripeAttempt | null> {
  const row = await database
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select('payment_attempts.id')
    .where('orders.number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : readStripeAttempt(database, row.id);
}

const NO_KEYS = 'This order is paid at Stripe: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET for this command.';

/**
 * Before an order is cancelled that could still be paid, its page at Stripe is closed: `done` when that has cancelled it.
 * The reason why it cannot be cancelled now is worded for the florist.
 */
export async function endAtStripe(admin: AdminContext, number: string): Promise<Result<'go-on' | 'done', string>> {
  const attempt = await attemptOf(admin, number);
  if (attempt?.state !== 'open') return ok('go-on');
  if (admin.stripe === undefined) return refuse(NO_KEYS);
  const news = await endAttempt(admin.stripe, attempt, 'cancelled');
  if (news.kind !== 'settled')
    return refuse(`Stripe gave no answer about order ${number}, so nothing was changed. Please try again.`);
  if (news.done.state !== 'paid') return ok('done');
  return refuse(`Order ${number} was paid meanwhile. Enter the command again to cancel it all the same.`);
}

/** Gives the money of an order back and closes it; repeated, it changes nothing more. */
export async function refundAtStripe(admin: AdminContext, number: string): Promise<AdminResult> {
  const attempt = await attemptOf(admin, number);
  if (attempt === null)
    return refuse(
      `Order ${number} was not paid at Stripe: give the money back, then enter “order ${number} refunded”.`,
    );
  if (admin.stripe === undefined) return refuse(NO_KEYS);
  const begun = await beginRefund(admin.database, number, admin.now);
  if (!begun.ok) return refuse(whyNot(number, begun.reason));
  const owed = begun.value;
  const refunded = await refundOrder(admin.database, admin.stripe.stripe, attempt.order_id, owed);
  if (!refunded.ok) return refuse(`Stripe has not given the money of order ${number} back: ${refunded.reason.message}`);
  const taken = await transitionOrder(admin.database, number, 'refunded', CANCEL_EMAILS, admin.now);
  if (!taken.ok) return refuse(whyNot(number, taken.reason));
  return ok(
    owed.amount === 0
      ? `Order ${number} is closed: its gift cards have paid all of it elsewhere, so nothing is left to give back.`
      : `${moneyOf(owed.amount, owed.currency)} of order ${number} is on its way back.`,
  );
}
