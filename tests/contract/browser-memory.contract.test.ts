/** @jest-environment jsdom */
import { BrowserSignIn } from '../../src/adapters/cookies/browser-sign-in';
import { BrowserVisitorMemory } from '../../src/adapters/cookies/browser-visitor-memory';
import { CookieLeftNotices } from '../../src/adapters/cookies/cookie-left-notices';
import { CookiePaymentMemory } from '../../src/adapters/cookies/cookie-payment-memory';
import { browserShelf, RequestShelf, type CookieShelf } from '../../src/adapters/cookies/cookie-shelf';
import { CookieStoreMemory } from '../../src/adapters/cookies/cookie-store-memory';
import { readCookies } from '../../src/adapters/cookies/cookie-text';
import { RequestVisitorMemory } from '../../src/adapters/cookies/request-visitor-memory';
import { MemoryVisitor } from '../../src/adapters/memory/memory-visitor';
import {
  leftNoticesContract,
  paymentMemoryContract,
  signInMemoryContract,
  storeMemoryContract,
  visitorMemoryContract,
  type Pages,
} from './browser-memory.contract';

/** A visitor who has never been here. `document` keeps cookies as browsers do. */
function emptyBrowser(): Document {
  for (const name of readCookies(document.cookie).keys()) document.cookie = `${name}=; Path=/; Max-Age=0`;
  return document;
}

/** The browser takes the cookies of a page's answer before the next page is asked for. */
const taking = (changes: readonly string[]) => changes.forEach((text) => (document.cookie = text));

const inMemory = (): Pages<MemoryVisitor> => {
  const visitor = new MemoryVisitor();
  return { nextPage: () => visitor };
};

const inBrowser =
  <Memory>(memoryOn: (shelf: CookieShelf) => Memory) =>
  (): Pages<Memory> => {
    emptyBrowser();
    return { nextPage: () => memoryOn(browserShelf(document, false)) };
  };

/** What a page of the server has written is in the browser before the next one is asked for. */
const inRequests =
  <Memory>(memoryOn: (shelf: CookieShelf) => Memory) =>
  (): Pages<Memory> => {
    emptyBrowser();
    let last = new RequestShelf(new Map(), false);
    return {
      nextPage: () => {
        taking(last.changes);
        last = new RequestShelf(readCookies(document.cookie), false);
        return memoryOn(last);
      },
    };
  };

function requestVisitors(): Pages<RequestVisitorMemory> {
  emptyBrowser();
  let last = new RequestVisitorMemory(new Map(), false);
  return {
    nextPage: () => {
      taking(last.changes);
      return (last = new RequestVisitorMemory(readCookies(document.cookie), false));
    },
  };
}

const browserVisitors = (): Pages<BrowserVisitorMemory> => {
  emptyBrowser();
  return { nextPage: () => new BrowserVisitorMemory(document, false) };
};

visitorMemoryContract('memory', inMemory);
visitorMemoryContract('the browser', browserVisitors);
visitorMemoryContract('a request and its answer', requestVisitors);

const shelves = { 'the browser': inBrowser, 'a request and its answer': inRequests };
paymentMemoryContract('memory', inMemory);
storeMemoryContract('memory', inMemory);
leftNoticesContract('memory', inMemory);
for (const [where, pages] of Object.entries(shelves)) {
  paymentMemoryContract(
    where,
    pages((shelf) => new CookiePaymentMemory(shelf)),
  );
  storeMemoryContract(
    where,
    pages((shelf) => new CookieStoreMemory(shelf)),
  );
  leftNoticesContract(
    where,
    pages((shelf) => new CookieLeftNotices(shelf)),
  );
}

signInMemoryContract('memory', () => new MemoryVisitor());
signInMemoryContract('the browser', () => new BrowserSignIn(browserShelf(emptyBrowser(), false)));
