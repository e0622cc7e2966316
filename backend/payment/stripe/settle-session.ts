import type Stripe from 'stripe' with { 'resolution-mode': 'import' };
import {
  finishPayment,
  type FinishedPayment,
  type PaidEmails,
  type PaymentOutcome,
} from '../../commerce/order/finish-payment';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopDatabase } from '../../database/shop-database';
import { openSession, readStripeAttempt, type StripeAttempt } from './checkout-session';
import type { StripeConnection } from './stripe-connection';

export interface StripeShop {
  readonly database: ShopDatabase;
  readonly stripe: StripeConnection;
  readonly emails: PaidEmails;
  /** Epoch ms, the shop's clock. */
  readonly now: () => number;
  /** Called after an order was paid, with its emails in the outbox. */
  readonly onEmailQueued: () => void;
  readonly log: (message: string) => void;
}

/** What is known of a session after asking: `open` can still be paid, `unknown` could not be asked. */
export type SessionNews =
  { readonly kind: 'settled'; readonly done: FinishedPayment } | { readonly kind: 'open' | 'unknown' };

async function settle(shop: StripeShop, attemptId: string, outcome: PaymentOutcome, session: Stripe.Checkout.Session) {
  const { database, now, log } = shop;
  const intent =
    typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? null);
  // Stored first: money without its reference could not be given back.
  if (outcome === 'paid')
    await database
      .updateTable('payment_attempts')
      .set({ payment_intent: intent })
      .where('id', '=', attemptId)
      .execute();
  const stated =
    outcome === 'paid'
      ? { amount: String(session.amount_total ?? ''), currency: (session.currency ?? '').toUpperCase() }
      : null;
  const done = await finishPayment(database, attemptId, outcome, shop.emails, now(), stated);
  if (!done.ok) {
    if (done.reason.kind === 'other-amount')
      log(`Stripe took another amount than order ${done.reason.orderNumber} costs: see “florist payments”.`);
    return null;
  }
  if (done.value.isNew && done.value.state === 'paid') shop.onEmailQueued();
  if (done.value.state === 'refund-due') log(`Order ${done.value.orderNumber} is cancelled but was paid: refund it.`);
  return done.value;
}

/** Settles an attempt by what a session says of it; null while it says nothing final, or is not one of this shop. */
export async function settleBySession(
  shop: StripeShop,
  session: Stripe.Checkout.Session,
): Promise<FinishedPayment | null> {
  const id = session.client_reference_id ?? '';
  const attempt = await readStripeAttempt(shop.database, id);
  if (attempt === null) return null;
  if (session.status === 'complete' && session.payment_status === 'paid') return settle(shop, id, 'paid', session);
  return session.status === 'expired' ? settle(shop, id, 'expired', session) : null;
}

/** Fetches the session's status from Stripe, and settles its attempt. */
export async function askStripe(shop: StripeShop, attempt: StripeAttempt): Promise<SessionNews> {
  if (attempt.session_id === null) return { kind: 'open' };
  try {
    const session = await shop.stripe.client.checkout.sessions.retrieve(attempt.session_id);
    const done = await settleBySession(shop, session);
    return done === null ? { kind: 'open' } : { kind: 'settled', done };
  } catch (fault) {
    return unknown(shop, attempt, fault);
  }
}

/**
 * Ends an attempt without money: its session is expired at Stripe first, so that a cancelled order cannot be paid. A
 * session that was paid meanwhile is settled as paid. Without a response nothing is changed.
 */
export async function endAttempt(
  shop: StripeShop,
  attempt: StripeAttempt,
  outcome: 'cancelled' | 'expired',
): Promise<SessionNews> {
  const found = attempt.session_id === null ? await findSession(shop, attempt) : ok(attempt.session_id);
  if (!found.ok) return { kind: 'unknown' };
  const sessionId = found.value;
  try {
    if (sessionId !== null) {
      const session = await shop.stripe.client.checkout.sessions.expire(sessionId);
      if (session.status !== 'expired') return await askStripe(shop, { ...attempt, session_id: sessionId });
    }
  } catch (fault) {
    // Only an open session can be expired: this one is paid, or has expired by itself.
    if (shop.stripe.isInvalidRequest(fault)) return askStripe(shop, { ...attempt, session_id: sessionId });
    return unknown(shop, attempt, fault);
  }
  const done = await finishPayment(shop.database, attempt.id, outcome, shop.emails, shop.now());
  return done.ok ? { kind: 'settled', done: done.value } : { kind: 'unknown' };
}

/**
 * The session of an attempt whose response was lost, by asking for it again under its key: Stripe repeats its first answer.
 * Null when there never was one, because it is too late to make one now.
 */
async function findSession(shop: StripeShop, attempt: StripeAttempt): Promise<Result<string | null, 'unknown'>> {
  try {
    await openSession(shop.database, shop.stripe, attempt, 'again');
  } catch (fault) {
    if (shop.stripe.isInvalidRequest(fault)) return ok(null);
    unknown(shop, attempt, fault);
    return refuse('unknown');
  }
  return ok((await readStripeAttempt(shop.database, attempt.id))?.session_id ?? null);
}

function unknown({ log }: StripeShop, { number }: StripeAttempt, fault: unknown): { readonly kind: 'unknown' } {
  log(`Stripe could not be asked about order ${number}: ${fault instanceof Error ? fault.message : String(fault)}`);
  return { kind: 'unknown' };
}

/** Ends every attempt at Stripe whose time is over; those about which Stripe cannot be asked are tried again later. */
export async function expireStripeAttempts(shop: StripeShop): Promise<void> {
  const over = await shop.database
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider', '=', 'stripe')
    .where('state', '=', 'open')
    .where('expires_at', '<=', new Date(shop.stripe.clock()).toISOString())
    .execute();
  for (const { id } of over) {
    const attempt = await readStripeAttempt(shop.database, id);
    if (attempt !== null) await endAttempt(shop, attempt, 'expired');
  }
}
