import { makeOpenCustomerCart } from '../../application/account/open-customer-cart';
import { makeSessionExpiry } from '../../application/account/session-expiry';
import { makeLoadCartExtras } from '../../application/cart/load-cart-extras';
import { makeListWorkshops } from '../../application/content/list-workshops';
import { makeOpenContentPage } from '../../application/content/open-content-page';
import { makeOpenHome } from '../../application/content/open-home';
import { makeRunGuard } from '../../application/guards/run-guard';
import { makeOpenCategory } from '../../application/listing/open-category';
import { makeResolvePage, makeResolvePath } from '../../application/navigation/resolve-path';
import type { Clock } from '../../application/ports/clock';
import type { Content } from '../../application/ports/content';
import type { Log } from '../../application/ports/log';
import { makeResolveStore } from '../../application/store/resolve-store';
import type { Category } from '../../domain/catalogue/category';
import { chosenCurrency } from '../../domain/store/chosen-currency';
import { countryOfStore } from '../../domain/store/country-of-store';
import type { CommerceBackend, CommerceFault } from '../commerce/commerce';
import type { Config } from '../settings/config';
import { cartUseCases } from './cart-use-cases';
import type { KnownRoutes } from './known-routes';
import type { ProductCopies } from './product-copies';
import { searchUseCases } from './search-use-cases';
import type { Visitor } from './visitor';
import { VisitorSession } from './visitor-session';

export interface ShopParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly content: Content;
  readonly backend: CommerceBackend;
}

interface OpenedParts extends ShopParts {
  readonly routes: KnownRoutes;
  readonly copies: ProductCopies;
  /** The categories that are children of the root. */
  readonly tree: () => Promise<readonly Category[]>;
}

const MAX_FAULTS = 5;

/**
 * One request: its visitor, session, commerce ports and use cases. Only the response to an action sends the session's
 * cookies; rendering a page creates, clears and sets nothing.
 */
export function openRequestScope(
  { config, clock, log, content, backend, routes, copies, tree }: OpenedParts,
  visitor: Visitor,
) {
  const session = new VisitorSession(visitor.cookies, config.cookieProfile);
  const { store, currency, address } = visitor;
  const faults: CommerceFault[] = [];
  const report = (fault: CommerceFault) => {
    if (faults.length < MAX_FAULTS) faults.push(fault);
    log.warn('A call of the backend failed', { ...fault });
  };
  const opened = backend.open({ store: store.code, currency, address, session: session.auth, report });
  const commerce = session.auth.isSignedIn() ? opened : copies.keeping(visitor, opened);
  const { carts, catalogue, accounts, customerCarts, urlResolver } = commerce;
  // Older links have the store's name in the path, even that of the default store.
  const storePrefixes = config.stores.flatMap(({ pathPrefix, code }) => [pathPrefix, code]);
  const paths = { urlResolver: routes.remember(urlResolver, store.code), storePrefixes };
  const openCustomerCart = makeOpenCustomerCart({ customerCarts, cartSession: session.cart, log });
  return {
    visitor,
    session,
    commerce,
    knownProduct: copies.knownIn(visitor),
    content,
    /** What the backend failed to do so far, for the log line of a failed response. */
    faults,
    offers: backend.offers,
    clock,
    log,
    config,
    storePrefixes,
    openCustomerCart,
    sessionExpiry: makeSessionExpiry({
      accounts,
      carts,
      cartSession: session.cart,
      authSession: session.auth,
      notices: session.flash,
    }),
    cartExtras: makeLoadCartExtras({ catalogue, clock, country: countryOfStore(store.locale) }),
    cart: cartUseCases({ carts, session, clock, openCustomerCart }),
    resolvePage: makeResolvePage(paths),
    openContentPage: makeOpenContentPage({ content, storePrefixes }),
    listWorkshops: makeListWorkshops({ catalogue, clock }),
    openCategory: makeOpenCategory({ catalogue }),
    openHome: makeOpenHome({ content, catalogue, log, country: countryOfStore(store.locale) }),
    ...searchUseCases({ content, catalogue, tree, storePrefixes }),
    runGuard: makeRunGuard({ authSession: session.auth, resolvePath: makeResolvePath(paths), log }),
    settleVisitor: makeResolveStore({ preferences: session.preferences, stores: config.stores }),
    /** The visitor's chosen currency in the current store. */
    currency: () => chosenCurrency(session.preferences.remembered().currency, store.currencies, store.defaultCurrency),
  };
}

export type RequestScope = ReturnType<typeof openRequestScope>;
