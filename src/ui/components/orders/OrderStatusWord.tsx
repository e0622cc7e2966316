import type { OrderStatus } from '../../../domain/orders/order-status';
import { accountStatusMessage } from '../../texts/en/account/account';

/** The status of an order, coloured when it is final or waits for the customer. */
export function OrderStatusWord({ status }: { readonly status: OrderStatus }) {
  return (
    <span className="order-status" data-status={status.kind}>
      {accountStatusMessage(status)}
    </span>
  );
}
