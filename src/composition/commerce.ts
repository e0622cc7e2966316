import type { CallMiddleware } from '../adapters/graphql-middleware/call-middleware';
import { MiddlewareCarts } from '../adapters/graphql-middleware/middleware-carts';
import { MiddlewareCatalogue } from '../adapters/graphql-middleware/middleware-catalogue';
import { MiddlewareCheckoutDesk } from '../adapters/graphql-middleware/middleware-checkout-desk';
import { MiddlewareCountries } from '../adapters/graphql-middleware/middleware-countries';
import { MiddlewareOrders } from '../adapters/graphql-middleware/middleware-orders';
import { MiddlewarePathDirectory } from '../adapters/graphql-middleware/middleware-path-directory';
import { MiddlewareStoreDirectory } from '../adapters/graphql-middleware/middleware-store-directory';
import type { ProductContext } from '../adapters/graphql-middleware/product-wire';
import type { Carts } from '../application/ports/carts';
import type { Catalogue } from '../application/ports/catalogue';
import type { CheckoutDesk } from '../application/ports/checkout-desk';
import type { Countries } from '../application/ports/countries';
import type { Orders } from '../application/ports/orders';
import type { PathDirectory } from '../application/ports/path-directory';
import type { StoreDirectory } from '../application/ports/store-directory';

/** Every port that a commerce backend answers. An adapter is done when it can make this. */
export interface Commerce {
  readonly carts: Carts;
  readonly desk: CheckoutDesk;
  readonly orders: Orders;
  readonly catalogue: Catalogue;
  readonly paths: PathDirectory;
  readonly store: StoreDirectory;
  readonly countries: Countries;
}

/** Commerce over the middleware's protocol, for one visitor's `call`. `sanitise` makes the backend's HTML safe. */
export function middlewareCommerce(
  call: CallMiddleware,
  context: ProductContext,
  sanitise: (html: string) => string,
): Commerce {
  return {
    carts: new MiddlewareCarts(call, context),
    desk: new MiddlewareCheckoutDesk(call, context),
    orders: new MiddlewareOrders(call),
    catalogue: new MiddlewareCatalogue(call, context, sanitise),
    paths: new MiddlewarePathDirectory(call),
    store: new MiddlewareStoreDirectory(call),
    countries: new MiddlewareCountries(call),
  };
}
