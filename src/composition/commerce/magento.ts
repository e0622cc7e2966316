import type { Middleware } from '../../../middleware/middleware';
import { sanitiseHtml } from '../../adapters/cms/sanitise-html';
import type { CallMiddleware } from '../../adapters/graphql-middleware/call-middleware';
import { MiddlewareAccounts } from '../../adapters/graphql-middleware/customer/middleware-accounts';
import { withAuthorisation } from '../../adapters/graphql-middleware/uncategorised-authorisation';
import { learnGuestOrders } from '../../adapters/graphql-middleware/customer/guest-orders';
import { MiddlewareAddressBook } from '../../adapters/graphql-middleware/customer/middleware-address-book';
import { RefusedDocuments } from '../../adapters/graphql-middleware/refused-documents';
import { CartCalls, CartSchema } from '../../adapters/graphql-middleware/cart/cart-calls';
import { MiddlewareCarts } from '../../adapters/graphql-middleware/cart/middleware-carts';
import { MiddlewareCatalogue } from '../../adapters/graphql-middleware/catalogue/middleware-catalogue';
import { MiddlewareCheckout } from '../../adapters/graphql-middleware/checkout/middleware-checkout';
import { MiddlewareCountries } from '../../adapters/graphql-middleware/store/middleware-countries';
import { MiddlewareCustomerCarts } from '../../adapters/graphql-middleware/cart/middleware-customer-carts';
import { MiddlewareDeliverySchedules } from '../../adapters/graphql-middleware/checkout/middleware-delivery-schedules';
import { MiddlewareEnquiries } from '../../adapters/graphql-middleware/customer/middleware-enquiries';
import { MiddlewareNewsletter } from '../../adapters/graphql-middleware/customer/middleware-newsletter';
import { MiddlewareOrderHistory } from '../../adapters/graphql-middleware/customer/middleware-order-history';
import { MiddlewareOrders } from '../../adapters/graphql-middleware/checkout/middleware-orders';
import { MiddlewarePayments } from '../../adapters/graphql-middleware/checkout/middleware-payments';
import { MiddlewareReviews } from '../../adapters/graphql-middleware/catalogue/middleware-reviews';
import { MiddlewareCmsPages } from '../../adapters/graphql-middleware/store/middleware-cms-pages';
import { MiddlewareStoreDirectory } from '../../adapters/graphql-middleware/store/middleware-store-directory';
import { learnWebsites } from '../../adapters/graphql-middleware/store/websites';
import { MiddlewareUrlResolver } from '../../adapters/graphql-middleware/catalogue/middleware-url-resolver';
import { MiddlewareWishlists } from '../../adapters/graphql-middleware/customer/middleware-wishlists';
import type { ProductFault } from '../../adapters/graphql-middleware/catalogue/product-faults';
import type { ProductContext } from '../../adapters/graphql-middleware/catalogue/decode-product';
import type { Log } from '../../application/ports/system';
import type { BackendParts } from './backends';
import type { Commerce } from '../../application/commerce';
import type { CommerceBackend, CommerceSession, CommerceVisitor } from './commerce-backend';
import { workshopTimeText } from '../../ui/texts/en/catalogue/workshop';

/** Magento and backends compatible with its GraphQL, through the in-process middleware. */
export function magentoBackend({ config, clock, log, middleware }: BackendParts): CommerceBackend {
  const hosts = { storage: config.storageUrl, assets: config.assetsUrl };
  const report = reportOnce(log);
  const refused = new RefusedDocuments(() => performance.now());
  const callAs = (visitor: CommerceVisitor) => refused.remembering(callInProcess(middleware, visitor));
  const cartSchema = new CartSchema(() => performance.now());
  return {
    offers: {
      accounts: true,
      enquiries: config.enquiries,
      guestOrders: learnGuestOrders(callAs(nobodyIn(config)), () => performance.now()),
      newsletter: true,
      reviews: true,
      unpaidHolds: config.heldPieces === null ? null : { heldPieces: config.heldPieces },
      wishlists: true,
    },
    websiteOf: learnWebsites((store) => callAs({ ...nobodyIn(config), store })),
    open: (visitor) => {
      const guestCall = callAs({ ...visitor, session: NOBODY });
      const isSignedIn = () => visitor.session.token() !== null;
      return middlewareCommerce(withAuthorisation(callAs(visitor), guestCall, isSignedIn), {
        currency: visitor.currency,
        hosts,
        now: () => clock.now(),
        wordTime: (time) => workshopTimeText(time, 'en-GB'),
        report,
        session: visitor.session,
        cartSchema,
        guestCall,
      });
    },
  };
}

/** The session of a guest, for what a customer may not read. */
const NOBODY: CommerceSession = { token: () => null, keepToken: () => undefined };

/** Asks what is the same for everybody. */
function nobodyIn({ stores }: BackendParts['config']): CommerceVisitor {
  const [{ code: store, defaultCurrency: currency } = { code: 'default', defaultCurrency: 'GBP' }] = stores;
  return { store, currency, address: '', session: NOBODY };
}

/** Commerce over the middleware's protocol, for one visitor's `call`. */
export function middlewareCommerce(
  call: CallMiddleware,
  {
    session,
    cartSchema,
    guestCall,
    ...context
  }: ProductContext & {
    readonly session: CommerceSession;
    readonly cartSchema: CartSchema;
    readonly guestCall: CallMiddleware;
  },
): Commerce {
  const cartCalls = new CartCalls(call, context, cartSchema);
  return {
    accounts: new MiddlewareAccounts(call, session, context),
    addressBook: new MiddlewareAddressBook(call),
    carts: new MiddlewareCarts(cartCalls),
    catalogue: new MiddlewareCatalogue(call, context, sanitiseHtml),
    checkout: new MiddlewareCheckout(cartCalls),
    countries: new MiddlewareCountries(call),
    customerCarts: new MiddlewareCustomerCarts(cartCalls, guestCall),
    deliverySchedules: new MiddlewareDeliverySchedules(call, context.currency),
    enquiries: new MiddlewareEnquiries(call),
    newsletter: new MiddlewareNewsletter(call),
    orderHistory: new MiddlewareOrderHistory(call, context),
    orders: new MiddlewareOrders(call),
    payments: new MiddlewarePayments(call, context.currency),
    reviews: new MiddlewareReviews(call),
    cmsPages: new MiddlewareCmsPages(call, sanitiseHtml),
    store: new MiddlewareStoreDirectory(call),
    urlResolver: new MiddlewareUrlResolver(call, context, sanitiseHtml),
    wishlists: new MiddlewareWishlists(call, context),
  };
}

/** Reports are remembered up to this number, so that the log of a large broken catalogue stays bounded too. */
const MAX_REPORTS = 1_000;

/** Logs each error in the data of a product once per process. */
function reportOnce(log: Log): (fault: ProductFault) => void {
  const reported = new Set<string>();
  return (fault) => {
    const key = JSON.stringify(fault);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    log.error('The data of a product is broken', { ...fault });
  };
}

const TOO_MANY = 429;

/**
 * Arguments are plain data and pass through JSON, so that a missing value is left out as it would be over the network. The
 * result was parsed from JSON for this call alone.
 */
function callInProcess(middleware: Middleware, { session, report, ...caller }: CommerceVisitor): CallMiddleware {
  return async (method, args) => {
    const copy = throughJson(args) as readonly unknown[];
    const response = await middleware.call(method, copy, { ...caller, token: session.token() });
    const { status } = response;
    const cause = causeOf(response);
    // The visitor's own limit, which the middleware has logged as a refusal.
    if (cause !== null && status !== TOO_MANY) report?.({ method, status, cause });
    const unreadable = (what: string) => report?.({ method, status, cause: `unreadable: ${what}` });
    return { status, body: response.body, isFromUpstream: response.cause !== undefined, unreadable };
  };
}

/** Why the call failed, or null. GraphQL errors are refusals, whatever the status. */
function causeOf({ status, body, cause }: Awaited<ReturnType<Middleware['call']>>): string | null {
  const { message, errors } = body as { message?: unknown; errors?: readonly { readonly message?: unknown }[] };
  if (status >= 400) return cause ?? String(message);
  return errors === undefined ? null : `refused: ${errors.map((error) => error.message).join('; ')}`.slice(0, 500);
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
