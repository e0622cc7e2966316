import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { readCartPayment } from './bank-payment';

/** What a storefront asks after an order whose way to pay leads to the bank, and when its shopper comes back. */
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
