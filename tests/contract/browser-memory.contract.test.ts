import { CookieAuthSession } from '../../src/adapters/cookies/cookie-auth-session';
import { CookieCartSession, CookiePendingPayments } from '../../src/adapters/cookies/cookie-carts';
import { CookieFlashMessages } from '../../src/adapters/cookies/cookie-flash-messages';
import type { CookieProfile } from '../../src/adapters/cookies/cookie-names';
import { RequestCookies } from '../../src/adapters/cookies/cookie-store';
import { CookieStorePreferences } from '../../src/adapters/cookies/cookie-store-preferences';
import { MemoryPendingPayments, MemorySession } from '../../src/adapters/memory/memory-session';
import { BrowserCookies } from '../builders/browser-cookies';
import {
  authSessionContract,
  cartSessionContract,
  flashMessagesContract,
  pendingPaymentsContract,
  storePreferencesContract,
  type Pages,
} from './browser-memory.contract';

const inMemory = (): Pages<MemorySession> => {
  const visitor = new MemorySession();
  return { nextPage: () => visitor };
};

/** The browser stores the cookies of a response before it sends the next request. */
const inCookies =
  <Memory>(profile: CookieProfile, memoryOn: (cookies: RequestCookies) => Memory) =>
  (): Pages<Memory> => {
    const browser = new BrowserCookies();
    let last = new RequestCookies(new Map(), profile);
    return {
      nextPage: () => {
        browser.take(last.changes);
        last = browser.request(profile);
        return memoryOn(last);
      },
    };
  };

cartSessionContract('memory', inMemory);
storePreferencesContract('memory', inMemory);
flashMessagesContract('memory', inMemory);
authSessionContract('memory', inMemory, (session) => session.rememberSignIn());
pendingPaymentsContract('memory', () => {
  const payments = new MemoryPendingPayments();
  return { nextPage: () => payments };
});

for (const profile of ['spec', 'hardened'] as const) {
  const where = `the ${profile} cookies of requests`;
  cartSessionContract(
    where,
    inCookies(profile, (cookies) => new CookieCartSession(cookies)),
  );
  pendingPaymentsContract(
    where,
    inCookies(profile, (cookies) => new CookiePendingPayments(cookies)),
  );
  storePreferencesContract(
    where,
    inCookies(profile, (cookies) => new CookieStorePreferences(cookies)),
  );
  flashMessagesContract(
    where,
    inCookies(profile, (cookies) => new CookieFlashMessages(cookies)),
  );
  authSessionContract(
    where,
    inCookies(profile, (cookies) => new CookieAuthSession(cookies)),
    (session) => {
      session.keepToken('token');
      session.rememberSignIn();
    },
  );
}
