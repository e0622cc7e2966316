import { randomBytes } from 'node:crypto';
import type { AttemptState } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { bankAddress } from '../../payment/bank-line';
import { notYours } from '../cart/cart-owner';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import type { ShopRefusal } from '../shop-refusal';

/** The way to pay that leads to the bank's page. */
export const BANK_PAGE = 'bankpage';

/** An order whose money is on its way, paid, and given up. Magento's words for it. */
export const AWAITING_PAYMENT = 'Pending Payment';
export const PAID = 'Processing';
export const CANCELLED = 'Canceled';

/** ms that a shopper may take on the bank's page; then the flowers are for sale again. */
const TIME_TO_PAY = 30 * 60_000;

export interface StartedPayment {
  readonly orderId: number;
  readonly cartId: string;
  readonly amount: number;
  readonly currency: string;
}

/** Writes a try down, in the transaction of its order: there is a record before any money moves. */
export async function startPayment(transaction: ShopDatabase, payment: StartedPayment, now: number): Promise<void> {
  const { orderId: order_id, cartId: cart_id, amount, currency } = payment;
  await transaction
    .insertInto('payment_attempts')
    .values({
      id: randomBytes(16).toString('hex'),
      order_id,
      cart_id,
      state: 'open',
      amount,
      currency,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + TIME_TO_PAY).toISOString(),
      finished_at: null,
      stated_amount: null,
      stated_currency: null,
    })
    .execute();
}

export interface CartPayment {
  readonly state: AttemptState;
  readonly orderNumber: string;
  /** Where to pay; null once it is decided. */
  readonly redirectUrl: string | null;
}

/**
 * How the payment of a cart's latest order stands; null when it had none. A customer's is told to that customer alone; the
 * id of a guest's cart is known to its holder alone, who may have signed in since.
 */
export async function readCartPayment(
  { database, customer, bank, now }: Pick<ShopContext, 'database' | 'customer' | 'bank' | 'now'>,
  cartId: string,
): Promise<Result<CartPayment | null, ShopRefusal>> {
  const attempt = await database
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select(['orders.number', 'orders.customer_id'])
    .where('payment_attempts.cart_id', '=', cartId)
    .orderBy('payment_attempts.order_id', 'desc')
    .executeTakeFirst();
  if (attempt === undefined) return ok(null);
  const { state, number, customer_id } = attempt;
  if (customer_id !== null && customer_id !== customer?.id) return refuse(notYours(cartId));
  // Nobody is sent to pay once more when the bank says it has taken something.
  const isOpen = state === 'open' && attempt.stated_amount === null;
  const mayPay = isOpen && attempt.expires_at > new Date(now()).toISOString() && bank !== undefined;
  return ok({ state, orderNumber: number, redirectUrl: mayPay ? bankAddress(bank, attempt) : null });
}
