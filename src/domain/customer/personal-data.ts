import type { SavedAddress } from '../address/saved-address';
import type { KeptEnquiry } from '../enquiries/enquiry';
import type { Order } from '../orders/order';
import type { Review } from '../reviews/review';
import type { Customer } from './customer';

/** A product on the wishlist, readable outside the shop. */
export interface ListedProduct {
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
