import type { Accounts } from '../../application/ports/accounts';
import type { AddressBook } from '../../application/ports/address-book';
import type { Carts } from '../../application/ports/carts';
import type { Catalogue } from '../../application/ports/catalogue';
import type { Checkout } from '../../application/ports/checkout';
import type { Countries } from '../../application/ports/countries';
import type { CustomerCarts } from '../../application/ports/customer-carts';
import type { DeliverySchedules } from '../../application/ports/delivery-schedules';
import type { Enquiries } from '../../application/ports/enquiries';
import type { Newsletter } from '../../application/ports/newsletter';
import type { OrderHistory } from '../../application/ports/order-history';
import type { Orders } from '../../application/ports/orders';
import type { Payments } from '../../application/ports/payments';
import type { Reviews } from '../../application/ports/reviews';
import type { ShopPages } from '../../application/ports/shop-pages';
import type { StoreDirectory } from '../../application/ports/store-directory';
import type { UrlResolver } from '../../application/ports/url-resolver';
import type { Wishlists } from '../../application/ports/wishlists';

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
  readonly shopPages: ShopPages;
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

/** The visitor on whose behalf the ports act. */
export interface CommerceVisitor {
  /** Code of the store. */
  readonly store: string;
  readonly currency: string;
  /** Network address, for rate limits. */
  readonly address: string;
  readonly session: CommerceSession;
  /** Called for every failed call; the ports return only what the shop can act on. */
  readonly report?: (fault: CommerceFault) => void;
}

/** A call of the backend that failed, was refused or had an unreadable response: for the log. */
export interface CommerceFault {
  readonly method: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly cause: string;
}

/** The credential from sign-in. The adapter replaces it; null for a guest. */
export interface CommerceSession {
  token(): string | null;
  keepToken(token: string | null): void;
}

export interface CommerceBackend {
  readonly offers: CommerceOffers;
  open(visitor: CommerceVisitor): Commerce;
}
