import type { Resolvers } from '../graphql/executable-schema';
import { readCartPayment } from './bank-payment';

/** What a storefront asks after an order whose way to pay leads to the bank, and when its shopper comes back. */
export const paymentResolvers: Resolvers = {
  Query: {
    cartPayment: async (_source, { cart_id }: { cart_id: string }, { database, bank, now }) => {
      const payment = await readCartPayment(database, cart_id, bank ?? null, now());
      if (payment === null) return null;
      return {
        state: payment.state.toUpperCase().replace('-', '_'),
        order_number: payment.orderNumber,
        redirect_url: payment.redirectUrl,
      };
    },
  },
};
