import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { readCartPayment } from './bank-payment';

/** Queried after an order with bank payment, and when the shopper returns from the bank. */
export const paymentResolvers: Resolvers = {
  Query: {
    cartPayment: async (_source, { cart_id }: { cart_id: string }, context) => {
      const payment = valueOrError(await readCartPayment(context, cart_id));
      if (payment === null) return null;
      return {
        state: payment.state.toUpperCase().replace('-', '_'),
        order_number: payment.orderNumber,
        redirect_url: payment.redirectUrl,
      };
    },
  },
};
