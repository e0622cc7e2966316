import type { Order, OrderPage } from '../../domain/orders/order';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The customer's orders; `unauthorised` for guests. */
export interface OrderHistory {
  /** Newest first; `page` counts from 1, and a page beyond the last is empty. */
  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>>;
  /** Another customer's order is `not-found`. */
  find(number: string): Promise<Result<Order, Failure>>;
}
