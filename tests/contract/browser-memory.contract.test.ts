/** @jest-environment jsdom */
import { BrowserSignIn } from '../../src/adapters/cookies/browser-sign-in';
import { BrowserCartSession } from '../../src/adapters/cookies/browser-cart-session';
import { CookieFlashMessages } from '../../src/adapters/cookies/cookie-flash-messages';
import { CookiePendingPayments } from '../../src/adapters/cookies/cookie-pending-payments';
import { browserCookies, RequestCookies, type CookieStore } from '../../src/adapters/cookies/cookie-store';
import { CookieStorePreferences } from '../../src/adapters/cookies/cookie-store-preferences';
import { readCookies } from '../../src/adapters/cookies/cookie-text';
import { RequestCartSession } from '../../src/adapters/cookies/request-cart-session';
import { MemoryPendingPayments } from '../../src/adapters/memory/memory-pending-payments';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import {
  flashMessagesContract,
  pendingPaymentsContract,
  authSessionContract,
  storePreferencesContract,
  cartSessionContract,
  type Pages,
} from './browser-memory.contract';

/** A visitor who has never been here. `document` keeps cookies as browsers do. */
function emptyBrowser(): Document {
  for (const name of readCookies(document.cookie).keys()) document.cookie = `${name}=; Path=/; Max-Age=0`;
  return document;
}

/** The browser takes the cookies of a page's answer before the next page is asked for. */
const taking = (changes: readonly string[]) => changes.forEach((text) => (document.cookie = text));

const inMemory = (): Pages<MemorySession> => {
  const visitor = new MemorySession();
  return { nextPage: () => visitor };
};

const inBrowser =
  <Memory>(memoryOn: (cookieStore: CookieStore) => Memory) =>
  (): Pages<Memory> => {
    emptyBrowser();
    return { nextPage: () => memoryOn(browserCookies(document, false)) };
  };

/** What a page of the server has written is in the browser before the next one is asked for. */
const inRequests =
  <Memory>(memoryOn: (cookieStore: CookieStore) => Memory) =>
  (): Pages<Memory> => {
    emptyBrowser();
    let last = new RequestCookies(new Map(), false);
    return {
      nextPage: () => {
        taking(last.changes);
        last = new RequestCookies(readCookies(document.cookie), false);
        return memoryOn(last);
      },
    };
  };

function requestVisitors(): Pages<RequestCartSession> {
  emptyBrowser();
  let last = new RequestCartSession(new Map(), false);
  return {
    nextPage: () => {
      taking(last.changes);
      return (last = new RequestCartSession(readCookies(document.cookie), false));
    },
  };
}

const browserVisitors = (): Pages<BrowserCartSession> => {
  emptyBrowser();
  return { nextPage: () => new BrowserCartSession(document, false) };
};

cartSessionContract('memory', inMemory);
cartSessionContract('the browser', browserVisitors);
cartSessionContract('a request and its answer', requestVisitors);

const shelves = { 'the browser': inBrowser, 'a request and its answer': inRequests };
pendingPaymentsContract('memory', () => {
  const payments = new MemoryPendingPayments();
  return { nextPage: () => payments };
});
storePreferencesContract('memory', inMemory);
flashMessagesContract('memory', inMemory);
for (const [where, pages] of Object.entries(shelves)) {
  pendingPaymentsContract(
    where,
    pages((cookieStore) => new CookiePendingPayments(cookieStore)),
  );
  storePreferencesContract(
    where,
    pages((cookieStore) => new CookieStorePreferences(cookieStore)),
  );
  flashMessagesContract(
    where,
    pages((cookieStore) => new CookieFlashMessages(cookieStore)),
  );
}

authSessionContract('memory', () => new MemorySession());
authSessionContract('the browser', () => new BrowserSignIn(browserCookies(emptyBrowser(), false)));
