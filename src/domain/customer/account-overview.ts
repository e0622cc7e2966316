import type { SavedAddress } from '../address/saved-address';
import type { CalendarDate } from '../delivery/calendar/calendar-date';
import type { Order } from '../orders/order';
import type { Customer } from './customer';

/** The next day on which something ordered arrives, today included. */
export interface NextDelivery {
  readonly orderNumber: string;
  readonly day: CalendarDate;
  readonly isCollected: boolean;
}

/** The content of an account's first page. */
export interface AccountOverview {
  readonly customer: Pick<Customer, 'email' | 'firstName' | 'lastName'>;
  /** Null if nothing is due, or if the backend does not know the days of its orders. */
  readonly nextDelivery: NextDelivery | null;
  readonly lastOrder: Pick<Order, 'number' | 'placedAt' | 'status' | 'total'> | null;
  readonly orderCount: number;
  readonly addressCount: number;
  readonly defaultAddress: SavedAddress | null;
  readonly wishCount: number;
}
