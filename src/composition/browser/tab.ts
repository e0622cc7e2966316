import { httpCall } from '../../adapters/browser/http-call';
import { BrowserCartSession } from '../../adapters/cookies/browser-cart-session';
import { browserCookies, type CookieStore } from '../../adapters/cookies/cookie-store';
import type { CallMiddleware } from '../../adapters/graphql-middleware/call-middleware';
import type { ProductContext } from '../../adapters/graphql-middleware/product-wire';
import { watchCalls, type FailureInShort } from '../../adapters/graphql-middleware/watch-calls';
import { isTold, levelIn } from '../../adapters/system/log-level';
import { SystemClock } from '../../adapters/system/system-clock';
import type { Clock } from '../../application/ports/clock';
import type { CartSession } from '../../application/ports/cart-session';
import type { SiteProps } from '../../ui/site-props';
import type { Schedule } from '../../ui/view-models/schedule';

/** What everything in one tab stands on. */
export interface Tab {
  readonly call: CallMiddleware;
  readonly context: ProductContext;
  readonly visitor: CartSession;
  readonly clock: Clock;
  readonly cookieStore: CookieStore;
}

/**
 * Touches nothing of the browser before something is asked of it, so it can be made on the server too. S4-17: whatever a
 * page calls, `onUnauthorised` is told of each answer that says that the sign-in counts no more.
 */
export function tabOf(
  { apiPath, currency, hosts, secureCookies, fixedNow }: SiteProps,
  onUnauthorised = (): void => undefined,
): Tab {
  return {
    call: watchCalls(httpCall(apiPath, browserFetch), { onUnauthorised, onFailure: note }),
    context: { currency, hosts },
    visitor: new BrowserCartSession(cookieJar, secureCookies),
    clock: new SystemClock(fixedNow),
    cookieStore: browserCookies(cookieJar, secureCookies),
  };
}

/**
 * S8-34, S8-36. What failed is an error; what the shop has refused, a code of a coupon, say, is none. The log's script is
 * fetched when there is something that will be written; on a dead line the browser's own words stand.
 */
function note(what: string, failure: FailureInShort): void {
  const isRefusal = failure.kind === 'rejected' || failure.kind === 'unauthorised';
  if (!isTold(isRefusal ? 'warning' : 'error', levelIn(process.env.NODE_ENV))) return;
  void import('./log').then(
    ({ browserLog }) => {
      const log = browserLog();
      const details = { what, ...failure };
      if (isRefusal) log.warn('A call of this page was refused', details);
      else log.error('A call of this page failed', details);
    },
    () => undefined,
  );
}

export const browserFetch: typeof fetch = (...request) => fetch(...request);

export const schedule: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const cookieJar = {
  get cookie() {
    return document.cookie;
  },
  set cookie(text: string) {
    document.cookie = text;
  },
};
