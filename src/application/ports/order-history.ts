import type { Order, OrderPage } from '../../domain/orders/order';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** What whoever is signed in has ordered; `unauthorised` for nobody. */
export interface OrderHistory {
  /** The newest first; `page` counts from 1. A page beyond the last holds nothing. */
  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>>;
  /** An order of somebody else is `not-found`. */
  find(number: string): Promise<Result<Order, Failure>>;
}
