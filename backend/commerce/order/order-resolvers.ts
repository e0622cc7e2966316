import type { CustomerRow } from '../customer/customer-row';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { customerOrders, type OrdersInput } from './customer-orders';
import { guestOrder, type OrderInformation } from './guest-order';
import { nextDelivery } from './next-delivery';
import { wireOrder } from './order-fields';

/** The orders of a customer. */
export const orderResolvers: Resolvers = {
  Query: {
    guestOrder: async (_source, { input }: { input: OrderInformation }, { database, now }) =>
      wireOrder(valueOrError(await guestOrder(database, input, now()))),
  },
  Customer: {
    next_delivery: ({ id }: CustomerRow, _args, { database, now }) => nextDelivery(database, id, now()),
    orders: async ({ id }: CustomerRow, args: OrdersInput, { database }) => {
      const page = valueOrError(await customerOrders(database, id, args));
      return { ...page, items: page.items.map(wireOrder) };
    },
  },
  OrderItemInterface: { __resolveType: () => 'OrderItem' },
  ShipmentItemInterface: { __resolveType: () => 'ShipmentItem' },
};
