import type { Order, OrderPage } from '../../domain/orders/order';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The details by which a customer finds an order. */
export interface OrderInformation {
  readonly number: string;
  readonly email: string;
  /** The postcode of its billing address. */
  readonly postcode: string;
}

/** The customer's orders; `unauthorised` for guests. */
export interface OrderHistory {
  /** Newest first; `page` counts from 1, and a page beyond the last is empty. */
  page(page: number, itemsPerPage: number): Promise<Result<OrderPage, Failure>>;
  /** Another customer's order is `not-found`. */
  find(number: string): Promise<Result<Order, Failure>>;
  /** A guest's order, for anybody. `not-found` whatever is wrong, and for a customer's order; `not-offered` where the backend finds orders for customers only. */
  findForGuest(asked: OrderInformation): Promise<Result<Order, Failure | { readonly kind: 'not-offered' }>>;
}
