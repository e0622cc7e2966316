import type {
  Accounts,
  AddressBook,
  Enquiries,
  GuestOrderProof,
  Newsletter,
  OrderHistory,
  Wishlists,
} from './ports/customer';
import type { Carts, CustomerCarts } from './ports/cart';
import type { Catalogue, Reviews, UrlResolver } from './ports/catalogue';
import type { Checkout, Orders, Payments } from './ports/checkout';
import type { Countries, DeliverySchedules, StoreDirectory } from './ports/store';
import type { CmsPages } from './ports/content';
import type { Failure } from './ports/failures';
import type { Result } from '../domain/shared/result';
import type { UnpaidHolds } from '../domain/checkout/missing-methods';

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
  /** By what a guest's order is found, besides its number and email; null if guests cannot ask. The backend may be asked for it. */
  readonly guestOrders: () => Promise<Result<GuestOrderProof | null, Failure>>;
  readonly newsletter: boolean;
  readonly reviews: boolean;
  /**
   * Its limits, if the backend decides what unpaid orders hold by the rule of the domain (`unpaid-hold.ts`): then pages say why a
   * payment method is missing. Null: the backend's own list of methods stands, without a reason.
   */
  readonly unpaidHolds: UnpaidHolds | null;
  readonly wishlists: boolean;
}
