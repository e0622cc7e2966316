import { httpCall } from '../adapters/browser/http-call';
import { BrowserVisitorMemory } from '../adapters/cookies/browser-visitor-memory';
import { browserShelf, type CookieShelf } from '../adapters/cookies/cookie-shelf';
import type { CallMiddleware } from '../adapters/graphql-middleware/call-middleware';
import type { ProductContext } from '../adapters/graphql-middleware/product-wire';
import { SystemClock } from '../adapters/system/system-clock';
import type { Clock } from '../application/ports/clock';
import type { VisitorMemory } from '../application/ports/visitor-memory';
import type { FrameProps } from '../ui/frame-props';
import type { Schedule } from '../ui/view-models/schedule';

/** What everything in one tab stands on. */
export interface Tab {
  readonly call: CallMiddleware;
  readonly context: ProductContext;
  readonly visitor: VisitorMemory;
  readonly clock: Clock;
  readonly shelf: CookieShelf;
}

/** Touches nothing of the browser before something is asked of it, so it can be made on the server too. */
export function tabOf({ apiPath, currency, hosts, secureCookies, fixedNow }: FrameProps): Tab {
  return {
    call: httpCall(apiPath, browserFetch),
    context: { currency, hosts },
    visitor: new BrowserVisitorMemory(cookieJar, secureCookies),
    clock: new SystemClock(fixedNow),
    shelf: browserShelf(cookieJar, secureCookies),
  };
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
