import { moneyIn } from '../catalogue/product/money-fields';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { readAwaitedPayment } from './awaited-payment';
import { readCartPayment } from './bank-payment';

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
