import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type RunningBackend } from '../../backend/start';
import { createMiddleware } from '../../middleware/middleware';
import { CmsContent } from '../../src/adapters/cms/cms-content';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { sanitiseHtml } from '../../src/adapters/cms/sanitise-html';
import { readCookies } from '../../src/adapters/cookies/cookie-text';
import { RequestSignIn } from '../../src/adapters/cookies/request-sign-in';
import type { CallMiddleware } from '../../src/adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { middlewareCommerce } from '../../src/composition/commerce/commerce';
import { keyInEmail } from './backend-emails';
import { BackendTestAccess } from './backend-test-access';
import type { Harness, Ports } from './harness';
import { rowsInFile, rowsInPostgres } from './stored-rows';

/** A Wednesday morning, so that the shop is open: ms since 1970. */
const NOW = Date.parse('2026-10-07T09:00:00Z');
/** A hash that costs next to nothing: what it costs in the shop is proven by the backend's own tests. */
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };
const PASSWORD = 'Passw0rd!';
const PLENTY = { calls: 100_000, perMs: 60_000 };
const PLENTY_OF_ALL = {
  newCartPerAddress: PLENTY,
  couponPerAddress: PLENTY,
  orderPerAddress: PLENTY,
  signInPerAddress: PLENTY,
  signInPerAccount: PLENTY,
  registerPerAddress: PLENTY,
  resetPerAddress: PLENTY,
};
/** Nobody listens on the port of discarded things. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * The storefront's own adapters on the embedded backend, with a folder of its own that goes afterwards. `databaseUrl` is an
 * empty PostgreSQL database; null keeps the data in the folder as well. `send`: how the middleware reaches the backend.
 */
export async function openMiddlewareOnBackend(
  databaseUrl: string | null = null,
  send: typeof fetch = fetch,
): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-contract-'));
  const backend = await startBackend({
    port: 0,
    dataDir,
    databaseUrl,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    now: () => NOW,
    practiceBank: true,
    accounts: { passwordCost: CHEAP },
  });
  let people = 0;
  const newEmail = () => `person-${(people += 1)}@example.org`;
  const door = new BackendTestAccess(
    databaseUrl === null ? rowsInFile(join(dataDir, 'posy.db')) : rowsInPostgres(databaseUrl),
  );
  const ports = browserOn(backend, send);
  return {
    ports,
    now: () => NOW,
    given: {
      product: async (kind) => door.product(kind),
      reviewed: async () => door.withReviews('review_count > 1'),
      unreviewed: async () => door.withReviews('review_count = 0'),
      linked: async () => door.linked(),
      category: async () => {
        const { id, ...category } = await door.category();
        return { ...category, uid: Buffer.from(String(id)).toString('base64') };
      },
      visitor: async () => ({ ports: browserOn(backend, send) }),
      impostor: async () => ({ ports: browserOn(backend, send, 'vsf-customer=made-up') }),
      coupon: async () => 'POSY10',
      country: async (kind) => ({ served: 'GB', 'with-regions': 'IE', 'not-served': 'AU' })[kind],
      paidElsewhere: async () => 'bankpage',
      atTheBank: async (payAt, does) => {
        const result = { pay: 'paid', 'be-declined': 'declined', 'turn-back': 'cancelled' }[does];
        const answer = await fetch(payAt, {
          method: 'POST',
          body: new URLSearchParams({ result }),
          redirect: 'manual',
        });
        if (answer.status !== 303) throw new Error(`The bank answered ${answer.status}`);
      },
      timeToPayIsOver: async (cartId) => door.endTimeToPay(cartId),
      customer: async () => {
        const email = newEmail();
        const made = await ports.accounts.register(
          { email, password: PASSWORD, firstName: 'Ann', lastName: 'Lee' },
          null,
        );
        if (!made.ok) throw new Error(`No customer could be made: ${JSON.stringify(made.reason)}`);
        await door.confirm(email);
        return { email, password: PASSWORD };
      },
      newEmail: async () => newEmail(),
      key: async (purpose, email) => keyInEmail(dataDir, purpose, email),
      shopPage: async () => 'no-route',
      shopBlocks: async () => ['care-card', 'delivery-rules'],
      unreachable: async () => browserOn({ graphqlUrl: `${NOWHERE}/graphql`, contentUrl: `${NOWHERE}/content` }, fetch),
      contentPage: async () => 'terms',
      emptyLibrary: async () => new CmsContent(new ContentClient(`${backend.contentUrl}/nobody`, fetch)),
    },
    look: {
      cartLines: async (cartId) => door.cartLines(cartId),
      email: async (cartId) => door.email(cartId),
      coupon: async (cartId) => door.coupon(cartId),
      orderCount: async (cartId) => door.orderCount(cartId),
      orderLines: async (number) => door.orderLines(number),
      stockLeft: async (sku) => door.stockLeft(sku),
      getsNewsletter: async (email) => door.getsNewsletter(email),
    },
    close: async () => {
      await door.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The storefront as one browser has it: what it shows as its sign-in follows the cookies of its answers. */
function browserOn(
  { graphqlUrl, contentUrl }: Pick<RunningBackend, 'graphqlUrl' | 'contentUrl'>,
  send: typeof fetch,
  cookies = '',
): Ports {
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: ['localhost:3000'],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    // A suite makes more carts and accounts a minute than any shopper.
    limits: PLENTY_OF_ALL,
    now: () => Date.now(),
    log: () => undefined,
    fetch: send,
  });
  const signIn = new RequestSignIn(readCookies(cookies));
  const call: CallMiddleware = async (method, args) => {
    const answer = await middleware.call(method, JSON.parse(JSON.stringify(args)) as unknown[], {
      token: signIn.token(),
      store: 'default',
      currency: 'GBP',
      address: '127.0.0.1',
    });
    signIn.follow(answer.setCookies);
    return { status: answer.status, body: JSON.parse(JSON.stringify(answer.body)) as unknown };
  };
  const hosts = { storage: new URL(graphqlUrl).origin, assets: '' };
  return {
    ...middlewareCommerce(call, { currency: 'GBP', hosts }, sanitiseHtml),
    content: new CmsContent(new ContentClient(contentUrl, fetch)),
  };
}
