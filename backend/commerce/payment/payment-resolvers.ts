import { notCartOwner } from '../cart/open-cart';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import type { PaymentTerms } from './payment-terms';
import { moneyIn } from '../catalogue/product/money-fields';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { readCartPayment } from './bank-payment';

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

/** Queried after an order that is not paid at once, and when the shopper returns from the bank. */
export const paymentResolvers: Resolvers = {
  Query: {
    cartPayment: async (_source, { cart_id }: { cart_id: string }, context) => {
      const awaited = valueOrError(await readAwaitedPayment(context, cart_id));
      if (awaited !== null) {
        const { orderNumber, currency, amount, terms } = awaited;
        const { remind_at: _remindAt, ...instructions } = terms;
        return {
          state: 'AWAITED',
          order_number: orderNumber,
          redirect_url: null,
          instructions: { ...instructions, amount: moneyIn({ code: currency }, amount) },
        };
      }
      const payment = valueOrError(await readCartPayment(context, cart_id));
      if (payment === null) return null;
      return {
        state: payment.state.toUpperCase().replace('-', '_'),
        order_number: payment.orderNumber,
        redirect_url: payment.redirectUrl,
        instructions: null,
      };
    },
  },
};
