import type { SavedAddress } from '../address/saved-address';
import type { CalendarDate } from '../delivery/calendar/calendar-date';
import type { Order } from '../orders/order';
import type { Customer } from './customer';
import type { KeptEnquiry } from '../enquiries/enquiry';
import type { Review } from '../reviews/review';

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

/** A product on the wishlist, readable outside the shop. */
interface ListedProduct {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Everything that the shop keeps about a customer. */
export interface PersonalData {
  readonly customer: Customer;
  readonly addresses: readonly SavedAddress[];
  /** Newest first. */
  readonly orders: readonly Order[];
  readonly wishes: readonly ListedProduct[];
  readonly reviews: readonly Pick<Review, 'nickname' | 'createdAt' | 'stars' | 'title' | 'text' | 'product'>[];
  /** Sent while signed in; newest first. */
  readonly enquiries: readonly KeptEnquiry[];
  /** False if there is more than the shop puts into one file. */
  readonly isComplete: boolean;
}

/** For how many years after the order the shop keeps it, as tax law asks. */
export const YEARS_KEPT = 7;
