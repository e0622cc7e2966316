import { notCartOwner } from '../cart/cart-owner';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import type { PaymentTerms } from './payment-terms';

export interface AwaitedPayment {
  readonly orderNumber: string;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly terms: PaymentTerms;
}

/**
 * What the order of a cart is waiting for: money by transfer or cheque; null for any other order, and once it is paid or
 * cancelled. A customer's is shown to that customer only; a guest's to anybody who knows the cart id.
 */
export async function readAwaitedPayment(
  { database, customer }: Pick<ShopContext, 'database' | 'customer'>,
  cartId: string,
): Promise<Result<AwaitedPayment | null, ShopRefusal>> {
  const order = await database
    .selectFrom('orders as o')
    .innerJoin('order_payment_terms as t', 't.order_id', 'o.id')
    .select(['o.number', 'o.customer_id', 'o.grand_total', 'o.currency'])
    .select(['t.pay_by', 't.remind_at', 't.payee', 't.sort_code', 't.account_number', 't.iban', 't.bic', 't.address'])
    .where('o.cart_id', '=', cartId)
    .where('o.status', '=', 'Pending')
    .executeTakeFirst();
  if (order === undefined) return ok(null);
  const { number, customer_id, grand_total, currency, ...terms } = order;
  if (customer_id !== null && customer_id !== customer?.id) return refuse(notCartOwner(cartId));
  return ok({ orderNumber: number, amount: grand_total, currency, terms });
}
