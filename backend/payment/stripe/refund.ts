import type { Owed } from '../../commerce/order/owed';
import type { ShopDatabase } from '../../database/shop-database';
import { ok, refuse, type Result } from '../../shared/result';
import type { StripeConnection } from './stripe-connection';

/** `not-stripe`: Stripe has no money of this order. `unknown`: it gave no answer; the same command may be repeated. */
export type RefundRefusal = { readonly kind: 'not-stripe' | 'unknown' | 'refused'; readonly message: string };

/** Gives back what is owed of an order, once however often it is called. */
export async function refundOrder(
  database: ShopDatabase,
  { client, isInvalidRequest }: StripeConnection,
  orderId: number,
  owed: Owed,
): Promise<Result<null, RefundRefusal>> {
  const attempt = await database
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', 'stripe')
    .executeTakeFirst();
  const intent = attempt?.payment_intent ?? null;
  if (attempt === undefined || intent === null) return refuse({ kind: 'not-stripe', message: '' });
  if (owed.amount === 0) return ok(null);
  try {
    // Without an amount it is the whole payment, whatever Stripe took.
    const part = owed.amount < owed.paid ? { amount: owed.amount } : {};
    await client.refunds.create({ payment_intent: intent, ...part }, { idempotencyKey: `refund-${attempt.id}` });
    return ok(null);
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    if (!isInvalidRequest(fault)) return refuse({ kind: 'unknown', message });
    return fault.code === 'charge_already_refunded' ? ok(null) : refuse({ kind: 'refused', message });
  }
}
