import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type RunningBackend } from '../../backend/start';
import { createMiddleware, type CookieProfile, type Middleware } from '../../middleware/middleware';
import { sanitiseHtml } from '../../src/adapters/cms/sanitise-html';
import { BrowserSignIn } from '../../src/adapters/cookies/browser-sign-in';
import { BrowserCartSession } from '../../src/adapters/cookies/browser-cart-session';
import { CookieFlashMessages } from '../../src/adapters/cookies/cookie-flash-messages';
import { CookiePendingPayments } from '../../src/adapters/cookies/cookie-pending-payments';
import { browserCookies } from '../../src/adapters/cookies/cookie-store';
import type { CallMiddleware } from '../../src/adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { NO_CAPTCHA } from '../../src/adapters/recaptcha/create-recaptcha';
import { makeHandleSessionExpired } from '../../src/application/account/handle-session-expired';
import { makeLoadCart } from '../../src/application/cart/load-cart';
import { accountUseCases } from '../../src/composition/server/account-use-cases';
import { middlewareCommerce } from '../../src/composition/commerce/commerce';
import { BackendTestAccess } from './backend-test-access';
import { rowsInFile } from './stored-rows';
import { valueOf } from './suite';

/**
 * The page on its mount: cookies travel as a browser carries them, and the page sees those alone that scripts may see.
 * What is proven: signing in and out, merging and losing a sign-in need no token in the page, in either profile.
 */
const NOW = Date.parse('2026-10-07T09:00:00Z');
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };
const PASSWORD = 'Passw0rd!';
const PLENTY = { calls: 100_000, perMs: 60_000 };

let dataDir: string;
let backend: RunningBackend;
let door: BackendTestAccess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-page-'));
  const settings = { port: 0, dataDir, smtpUrl: null, siteUrl: 'http://localhost:3000', now: () => NOW };
  backend = await startBackend({ ...settings, accounts: { passwordCost: CHEAP } });
  door = new BackendTestAccess(rowsInFile(join(dataDir, 'posy.db')));
});
afterAll(async () => {
  await door.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A browser's cookies, with the flag that hides some of them from scripts. */
class Cookies {
  readonly kept = new Map<string, { readonly value: string; readonly isHidden: boolean }>();

  take(text: string, isFromScript: boolean): void {
    const [pair = '', ...flags] = text.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    const isHidden = flags.includes('HttpOnly');
    if (isFromScript && (isHidden || this.kept.get(name)?.isHidden === true)) return;
    if (flags.includes('Max-Age=0')) this.kept.delete(name);
    else this.kept.set(name, { value, isHidden });
  }

  header(): string {
    return [...this.kept].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  /** `document.cookie`. */
  readonly jar = (() => {
    const visible = () => [...this.kept].filter(([, { isHidden }]) => !isHidden);
    const take = (text: string) => this.take(text, true);
    return {
      get cookie() {
        return visible()
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; ');
      },
      set cookie(text: string) {
        take(text);
      },
    };
  })();
}

let people = 0;

function aPage(cookieProfile: CookieProfile) {
  const limits = Object.fromEntries(
    ['newCartPerAddress', 'signInPerAddress', 'signInPerAccount', 'registerPerAddress'].map((name) => [name, PLENTY]),
  );
  const middleware: Middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl: backend.graphqlUrl,
    middlewareUrl: null,
    allowedHosts: ['localhost:3000'],
    cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    limits,
    now: () => Date.now(),
    log: () => undefined,
  });
  const cookies = new Cookies();
  const seen: string[] = [];
  const call: CallMiddleware = async (method, args) => {
    const answer = await middleware.handle({
      httpMethod: 'POST',
      integration: 'magento',
      method,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: cookies.header(),
      },
      body: JSON.stringify(args),
      address: '203.0.113.7',
    });
    for (const text of answer.setCookies) cookies.take(text, false);
    const body: unknown = JSON.parse(JSON.stringify(answer.body));
    seen.push(JSON.stringify(body));
    return { status: answer.status, body };
  };
  const ports = middlewareCommerce(call, { currency: 'GBP', hosts: { storage: '', assets: '' } }, sanitiseHtml);
  const cookieStore = browserCookies(cookies.jar, cookieProfile === 'hardened');
  const visitor = new BrowserCartSession(cookies.jar, cookieProfile === 'hardened');
  const signIn = new BrowserSignIn(cookieStore);
  const went: string[] = [];
  const useCases = accountUseCases({
    ...ports,
    captcha: NO_CAPTCHA,
    visitor,
    signIn,
    paying: new CookiePendingPayments(cookieStore),
    log: new MemoryLog(),
    loadGuestCart: makeLoadCart({ carts: ports.carts, visitor }),
    needsConfirmation: async () => true,
  });
  const notices = new CookieFlashMessages(cookieStore);
  const lose = makeHandleSessionExpired({ ...ports, visitor, signIn, notices, goHome: () => void went.push('home') });
  const tokens = () =>
    [...cookies.kept].filter(([name]) => name.endsWith('vsf-customer')).map(([, { value }]) => value);
  return { ports, cookies, seen, visitor, signIn, useCases, lose, notices, went, tokens };
}

async function aCustomer(page: ReturnType<typeof aPage>) {
  const email = `page-${(people += 1)}@example.org`;
  const person = { email, password: PASSWORD, firstName: 'Ann', lastName: 'Lee' };
  expect(valueOf(await page.useCases.register(person))).toEqual({ kind: 'confirm' });
  await door.confirm(email);
  return { email, password: PASSWORD };
}

const aLine = async () => ({
  sku: (await door.product('plain')).sku,
  parentSku: null,
  quantity: 2,
  entered: [],
  selected: [],
});

describe.each(['spec', 'hardened'] as const)('A page on its mount, with cookies of the profile %s', (profile) => {
  test('S4-21 S4-23 S4-24 signing in merges the guest’s cart; the token lies in a cookie and in no answer that need not have it', async () => {
    const page = aPage(profile);
    const guest = valueOf(await page.useCases.loadCart());
    valueOf(await page.ports.carts.addLine(guest.id, await aLine()));
    const credentials = await aCustomer(page);
    const { cart } = valueOf(await page.useCases.signIn(credentials));
    expect(cart?.totalQuantity).toBe(2);
    expect([page.signIn.isSignedIn(), page.visitor.cartId()]).toEqual([true, cart?.id]);
    expect(cart?.id).not.toBe(guest.id);
    const [token = ''] = page.tokens();
    expect(token).not.toBe('');
    if (profile === 'hardened') {
      expect(page.cookies.jar.cookie).not.toContain(token);
      expect(page.seen.join()).not.toContain(token);
    }
    expect(valueOf(await page.useCases.loadCustomer())?.email).toBe(credentials.email);
    expect(valueOf(await page.useCases.loadCart()).id).toBe(cart?.id);
  });

  test('S4-27 S4-28 signing out leaves neither token nor cart, and the cart stays with the customer', async () => {
    const page = aPage(profile);
    const credentials = await aCustomer(page);
    const { cart } = valueOf(await page.useCases.signIn(credentials));
    const [token = ''] = page.tokens();
    await page.useCases.signOut();
    expect([page.tokens(), page.visitor.cartId(), page.signIn.isSignedIn()]).toEqual([[], null, false]);
    expect(token).not.toBe('');
    expect(valueOf(await page.useCases.signIn(credentials)).cart?.id).toBe(cart?.id);
  });

  test('S4-18 S4-19 S4-20 a sign-in that ended elsewhere is lost once, whatever asks; home comes with a warning', async () => {
    const page = aPage(profile);
    const credentials = await aCustomer(page);
    valueOf(await page.useCases.signIn(credentials));
    await door.endSignIns(credentials.email);
    const answers = await Promise.all([
      page.ports.book.all(),
      page.ports.history.page(1, 10),
      page.ports.accounts.customer(),
    ]);
    expect(answers.map((answer) => !answer.ok && answer.reason.kind)).toEqual(answers.map(() => 'unauthorised'));
    await Promise.all(answers.map(() => page.lose()));
    expect([page.tokens(), page.visitor.cartId(), page.signIn.isSignedIn()]).toEqual([[], null, false]);
    expect([page.went, page.notices.take()]).toEqual([['home'], 'not-authorised']);
    expect(valueOf(await page.useCases.loadCart()).items).toEqual([]);
  });

  test('S4-38 a customer’s cart that is refused gives way to a guest’s', async () => {
    const page = aPage(profile);
    const credentials = await aCustomer(page);
    const { cart } = valueOf(await page.useCases.signIn(credentials));
    await door.endSignIns(credentials.email);
    const next = valueOf(await page.useCases.loadCart());
    expect(next.id).not.toBe(cart?.id);
    expect([page.tokens(), page.signIn.isSignedIn(), page.visitor.cartId()]).toEqual([[], false, next.id]);
  });

  test('S8-21 wrong words leave the guest as they were', async () => {
    const page = aPage(profile);
    const guest = valueOf(await page.useCases.loadCart());
    const { email } = await aCustomer(page);
    expect((await page.useCases.signIn({ email, password: 'Wr0ng-password!' })).ok).toBe(false);
    expect([page.tokens(), page.visitor.cartId(), page.signIn.isSignedIn()]).toEqual([[], guest.id, false]);
  });
});
