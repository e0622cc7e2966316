import type { Accounts } from './ports/accounts';
import type { AddressBook } from './ports/address-book';
import type { Carts } from './ports/carts';
import type { Catalogue } from './ports/catalogue';
import type { Checkout } from './ports/checkout';
import type { Countries } from './ports/countries';
import type { CustomerCarts } from './ports/customer-carts';
import type { DeliverySchedules } from './ports/delivery-schedules';
import type { Enquiries } from './ports/enquiries';
import type { Newsletter } from './ports/newsletter';
import type { OrderHistory } from './ports/order-history';
import type { Orders } from './ports/orders';
import type { Payments } from './ports/payments';
import type { Reviews } from './ports/reviews';
import type { CmsPages } from './ports/cms-pages';
import type { StoreDirectory } from './ports/store-directory';
import type { UrlResolver } from './ports/url-resolver';
import type { Wishlists } from './ports/wishlists';

/** Every port that a commerce backend implements, for one visitor. */
export interface Commerce {
  readonly accounts: Accounts;
  readonly addressBook: AddressBook;
  readonly carts: Carts;
  readonly catalogue: Catalogue;
  readonly checkout: Checkout;
  readonly countries: Countries;
  readonly customerCarts: CustomerCarts;
  readonly deliverySchedules: DeliverySchedules;
  readonly enquiries: Enquiries;
  readonly newsletter: Newsletter;
  readonly orderHistory: OrderHistory;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly reviews: Reviews;
  readonly cmsPages: CmsPages;
  readonly store: StoreDirectory;
  readonly urlResolver: UrlResolver;
  readonly wishlists: Wishlists;
}

/** Optional parts of a backend. A part that is not offered is not shown, and its actions are refused with `not-offered`. */
export interface CommerceOffers {
  readonly accounts: boolean;
  readonly enquiries: boolean;
  readonly newsletter: boolean;
  readonly reviews: boolean;
  readonly wishlists: boolean;
}
