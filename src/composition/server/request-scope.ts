import { randomBytes } from 'node:crypto';
import type { Clock, Log } from '../../application/ports/system';
import type { Content } from '../../application/ports/content';
import type { Failure } from '../../application/ports/failures';
import { ok, type Result } from '../../domain/shared/result';
import type { FoundPage } from '../../application/search/find-pages';
import { makeUseCases } from '../../application/use-cases';
import type { Category } from '../../domain/catalogue/categories/category';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import type { CommerceBackend, CommerceFault } from '../commerce/commerce-backend';
import type { Config } from '../settings/config';
import type { RouteCache } from '../../adapters/http/cache/route-cache';
import { linkHandle } from '../../adapters/http/session/link-handle';
import type { ProductCopies } from '../../adapters/http/cache/product-copies';
import { orderLifetimeOf } from './order-lifetime';
import type { RequestScope } from '../../adapters/http/server-app';
import type { Visitor } from '../../adapters/http/session/visitor';
import { CookieSession } from '../../adapters/cookies/cookie-session';

export interface ShopParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly content: Content;
  readonly backend: CommerceBackend;
}

interface OpenedParts extends ShopParts {
  readonly routes: RouteCache;
  readonly copies: ProductCopies;
  /** The categories that are children of the root. */
  readonly tree: () => Promise<readonly Category[]>;
  readonly deliverySchedule: () => Promise<ShopDays>;
  /** The form that asks for an order's number. */
  readonly orderStatus: FoundPage;
}

const MAX_FAULTS = 5;
/** No website has this code, so no cart is found. */
const UNKNOWN_WEBSITE = '';

/**
 * One request: its visitor, session, commerce ports and use cases. Responses to actions and some redirects send the session's
 * cookies; rendering a page creates, clears and sets nothing.
 */
export function createRequestScope(
  { config, clock, log, content, backend, routes, copies, tree, deliverySchedule, orderStatus }: OpenedParts,
  visitor: Visitor,
  website: Result<string | null, Failure> = ok(null),
): RequestScope {
  const session = new CookieSession(
    visitor.cookies,
    config.cookieProfile,
    website.ok ? website.value : UNKNOWN_WEBSITE,
  );
  const { store, currency, address } = visitor;
  const { offers } = backend;
  const faults: CommerceFault[] = [];
  const report = (fault: CommerceFault) => {
    if (faults.length < MAX_FAULTS) faults.push(fault);
    log.warn('A call of the backend failed', { ...fault });
  };
  const opened = backend.open({ store: store.code, currency, address, session: session.auth, report });
  const commerce = session.auth.isSignedIn() ? opened : copies.keeping(visitor, opened);
  // Older links have the store's name in the path, even that of the default store.
  const storePrefixes = config.stores.flatMap(({ pathPrefix, code }) => [pathPrefix, code]);
  const useCases = makeUseCases({
    ...commerce,
    urlResolver: routes.remember(commerce.urlResolver, store.code),
    askedResolver: routes.renew(commerce.urlResolver, store.code),
    knownProduct: copies.knownIn(visitor),
    offers,
    content,
    clock,
    log,
    authSession: session.auth,
    cartSession: session.cart,
    paying: session.pending,
    preferences: session.preferences,
    notices: session.flash,
    emailedLinks: session.emailedLinks,
    linkHandle,
    randomBytes,
    deliverySchedule,
    orderStatus,
    tree,
    current: store,
    stores: config.stores,
    storePrefixes,
    needsConfirmation: config.accountConfirmation,
    orderLifetimeMs: orderLifetimeOf(config),
  });
  const unknownCart = website.ok ? null : website.reason;
  return { visitor, session, unknownCart, commerce, content, faults, offers, config, storePrefixes, useCases };
}
