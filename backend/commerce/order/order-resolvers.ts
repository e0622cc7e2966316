import { inputOrError } from '../cart/cart-resolvers';
import type { CustomerRow } from '../customer/customer-row';
import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { customerOrders, nextDelivery, type OrdersInput } from './customer-orders';
import { guestOrder, type OrderInformation } from './guest-order';
import { settleAttempt } from './order-attempts';
import { wireOrder } from './order-fields';
import { placeOrder } from './place-order';

interface CartInput {
  readonly cart_id: string;
}

const MUTATIONS: FieldResolvers = {
  placeOrder: async (_source, args: { input?: CartInput & { attempt_key?: string | null } }, context) => {
    const { cart_id, attempt_key } = inputOrError(args);
    const number = valueOrError(await placeOrder(context, cart_id, attempt_key ?? null));
    return { order: { order_number: number, order_id: number } };
  },
  settleOrderAttempt: async (_source, args: { input?: CartInput & { attempt_key: string } }, context) => {
    const { cart_id, attempt_key } = inputOrError(args);
    return { order_number: valueOrError(await settleAttempt(context, { cartId: cart_id, key: attempt_key })) };
  },
};

/** Placing orders, and those of a customer or a guest. */
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
  Mutation: MUTATIONS,
  OrderItemInterface: { __resolveType: () => 'OrderItem' },
  ShipmentItemInterface: { __resolveType: () => 'ShipmentItem' },
};
