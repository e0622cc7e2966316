import type { CallMiddleware } from '../../adapters/graphql-middleware/call-middleware';
import { MiddlewareAccounts } from '../../adapters/graphql-middleware/middleware-accounts';
import { MiddlewareAddressBook } from '../../adapters/graphql-middleware/middleware-address-book';
import { MiddlewareCarts } from '../../adapters/graphql-middleware/middleware-carts';
import { MiddlewareCatalogue } from '../../adapters/graphql-middleware/middleware-catalogue';
import { MiddlewareCheckout } from '../../adapters/graphql-middleware/middleware-checkout';
import { MiddlewareCountries } from '../../adapters/graphql-middleware/middleware-countries';
import { MiddlewareCustomerCarts } from '../../adapters/graphql-middleware/middleware-customer-carts';
import { MiddlewareDeliverySchedules } from '../../adapters/graphql-middleware/middleware-delivery-schedules';
import { MiddlewareNewsletter } from '../../adapters/graphql-middleware/middleware-newsletter';
import { MiddlewareOrderHistory } from '../../adapters/graphql-middleware/middleware-order-history';
import { MiddlewareOrders } from '../../adapters/graphql-middleware/middleware-orders';
import { MiddlewarePayments } from '../../adapters/graphql-middleware/middleware-payments';
import { MiddlewareUrlResolver } from '../../adapters/graphql-middleware/middleware-url-resolver';
import { MiddlewareReviews } from '../../adapters/graphql-middleware/middleware-reviews';
import { MiddlewareShopPages } from '../../adapters/graphql-middleware/middleware-shop-pages';
import { MiddlewareStoreDirectory } from '../../adapters/graphql-middleware/middleware-store-directory';
import { MiddlewareWishlists } from '../../adapters/graphql-middleware/middleware-wishlists';
import type { ProductContext } from '../../adapters/graphql-middleware/product-wire';
import type { Accounts } from '../../application/ports/accounts';
import type { AddressBook } from '../../application/ports/address-book';
import type { Carts } from '../../application/ports/carts';
import type { Catalogue } from '../../application/ports/catalogue';
import type { Checkout } from '../../application/ports/checkout';
import type { Countries } from '../../application/ports/countries';
import type { CustomerCarts } from '../../application/ports/customer-carts';
import type { DeliverySchedules } from '../../application/ports/delivery-schedules';
import type { Newsletter } from '../../application/ports/newsletter';
import type { OrderHistory } from '../../application/ports/order-history';
import type { Orders } from '../../application/ports/orders';
import type { Payments } from '../../application/ports/payments';
import type { UrlResolver } from '../../application/ports/url-resolver';
import type { Reviews } from '../../application/ports/reviews';
import type { ShopPages } from '../../application/ports/shop-pages';
import type { StoreDirectory } from '../../application/ports/store-directory';
import type { Wishlists } from '../../application/ports/wishlists';

/** Every port that a commerce backend answers. An adapter is done when it can make this. */
export interface Commerce {
  readonly accounts: Accounts;
  readonly book: AddressBook;
  readonly carts: Carts;
  readonly customerCarts: CustomerCarts;
  readonly deliverySchedules: DeliverySchedules;
  readonly checkout: Checkout;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly history: OrderHistory;
  readonly newsletter: Newsletter;
  readonly shopPages: ShopPages;
  readonly catalogue: Catalogue;
  readonly paths: UrlResolver;
  readonly store: StoreDirectory;
  readonly countries: Countries;
  readonly wishlists: Wishlists;
  readonly reviews: Reviews;
}

/** Commerce over the middleware's protocol, for one visitor's `call`. `sanitise` makes the backend's HTML safe. */
export function middlewareCommerce(
  call: CallMiddleware,
  context: ProductContext,
  sanitise: (html: string) => string,
): Commerce {
  return {
    accounts: new MiddlewareAccounts(call),
    book: new MiddlewareAddressBook(call),
    carts: new MiddlewareCarts(call, context),
    customerCarts: new MiddlewareCustomerCarts(call, context),
    deliverySchedules: new MiddlewareDeliverySchedules(call),
    checkout: new MiddlewareCheckout(call, context),
    orders: new MiddlewareOrders(call),
    payments: new MiddlewarePayments(call),
    history: new MiddlewareOrderHistory(call, context),
    newsletter: new MiddlewareNewsletter(call),
    shopPages: new MiddlewareShopPages(call, sanitise),
    catalogue: new MiddlewareCatalogue(call, context, sanitise),
    paths: new MiddlewareUrlResolver(call),
    store: new MiddlewareStoreDirectory(call),
    countries: new MiddlewareCountries(call),
    wishlists: new MiddlewareWishlists(call, context),
    reviews: new MiddlewareReviews(call),
  };
}
