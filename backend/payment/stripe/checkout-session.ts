import type Stripe from 'stripe' with { 'resolution-mode': 'import' };
import type { Selectable } from 'kysely';
import type { PaymentTables } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { StripeConnection } from './stripe-connection';

export type StripeAttempt = Selectable<PaymentTables['payment_attempts']> & {
  readonly number: string;
  readonly email: string;
};

/** Stripe accepts no session that ends earlier than 30 minutes after it was made. */
const LEAST_LIFE = 30 * 60_000 + 15_000;

/** An attempt with the number and email of its order; null when there is none of this id at Stripe. */
export async function readStripeAttempt(database: ShopDatabase, id: string): Promise<StripeAttempt | null> {
  const attempt = await database
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select(['orders.number', 'orders.email'])
    .where('payment_attempts.id', '=', id)
    .where('payment_attempts.provider', '=', 'stripe')
    .executeTakeFirst();
  return attempt ?? null;
}

/** The same for the same attempt at any time, because Stripe compares what comes under one idempotency key. */
function sessionOf(attempt: StripeAttempt, origin: string): Stripe.Checkout.SessionCreateParams {
  const back = (path: string): string => `${origin}/payment/stripe/${path}?attempt=${attempt.id}`;
  const name = `Order ${attempt.number} at Posy`;
  const metadata = { order: attempt.number, attempt: attempt.id };
  return {
    mode: 'payment',
    // Apple Pay and Google Pay are cards to Stripe. Methods that take days would hold the stock as long.
    allowed_payment_method_types: ['card'],
    client_reference_id: attempt.id,
    customer_email: attempt.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: attempt.currency.toLowerCase(),
          unit_amount: attempt.amount,
          product_data: { name },
        },
      },
    ],
    metadata,
    payment_intent_data: { description: name, metadata },
    expires_at: Math.floor(Date.parse(attempt.expires_at) / 1_000),
    success_url: back('return'),
    cancel_url: back('cancel'),
    locale: 'en-GB',
  };
}

/**
 * The session of an attempt, made if there is none yet; null when it is too late to make one. The key of the call is the
 * attempt, so that one whose response was lost is found again and no second one exists. `again` asks for one that may
 * have been made, whatever the time. Throws what the library throws.
 */
export async function openSession(
  database: ShopDatabase,
  { client, origin, clock }: StripeConnection,
  attempt: StripeAttempt,
  how: 'first' | 'again' = 'first',
): Promise<string | null> {
  if (attempt.session_url !== null) return attempt.session_url;
  if (how === 'first' && Date.parse(attempt.expires_at) - clock() < LEAST_LIFE) return null;
  const session = await client.checkout.sessions.create(sessionOf(attempt, origin), {
    idempotencyKey: `session-${attempt.id}`,
  });
  const url = checkedUrl(session.url);
  await database
    .updateTable('payment_attempts')
    .set({ session_id: session.id, session_url: url })
    .where('id', '=', attempt.id)
    .execute();
  return url;
}

/** The browser goes there, so it must be a web address. */
function checkedUrl(url: string | null): string {
  if (url !== null && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)) return url;
  throw new Error('Stripe answered a session without a web address.');
}
