import type { OrderStatus } from '../../../domain/orders/order-status';
import { wordStatus } from '../../texts/en/account/account';

/** What has become of an order, in a colour of its own when it is over or waits for the customer. */
export function OrderStatusWord({ status }: { readonly status: OrderStatus }) {
  return (
    <span className="order-status" data-status={status.kind}>
      {wordStatus(status)}
    </span>
  );
}
