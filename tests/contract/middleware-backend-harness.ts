import type { SendHttp } from '../../middleware/middleware';
import { CmsContent } from '../../src/adapters/cms/cms-content';
import { ContentClient } from '../../src/adapters/cms/content-client';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import { CookieAuthSession } from '../../src/adapters/cookies/cookie-auth-session';
import { RequestCookies, readCookies } from '../../src/adapters/cookies/cookie-store';
import { configOf } from '../composition/a-server-app';
import { WEDDING } from './content-entries';
import { keyInEmail } from './backend-emails';
import type { Harness, Ports } from './harness';
import { commerceOver, NOW, runBackend } from './running-backend';

const PASSWORD = 'Pe0ny-Stems!';
/** The discard port, where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * The storefront's adapters on the embedded backend with a temporary folder. `databaseUrl` is an empty PostgreSQL
 * database; null uses the folder. `send`: how the middleware reaches the backend.
 */
export async function openMiddlewareOnBackend(databaseUrl: string | null = null, send?: SendHttp): Promise<Harness> {
  const backend = await runBackend(databaseUrl);
  const { access } = backend;
  let people = 0;
  const newEmail = () => `person-${(people += 1)}@example.org`;
  const newBrowser = browsersOn(backend, send);
  const newBrowserOffline = browsersOn(
    { graphqlUrl: `${NOWHERE}/graphql`, contentUrl: `${NOWHERE}/content` },
    undefined,
  );
  const ports = newBrowser();
  return {
    ports,
    now: () => NOW,
    given: {
      product: async (kind) => access.product(kind),
      bundles: async () => access.bundles(),
      reviewed: async () => access.withReviews('review_count > 1'),
      unreviewed: async () => access.withReviews('review_count = 0'),
      linked: async () => access.linked(),
      category: async () => {
        const { id, ...category } = await access.category();
        return { ...category, uid: Buffer.from(String(id)).toString('base64') };
      },
      visitor: async () => ({ ports: newBrowser() }),
      impostor: async () => ({ ports: newBrowser('vsf-customer=made-up') }),
      coupon: async () => 'POSY10',
      couponFrom100: async () => access.couponFrom(10_000),
      giftCard: async (pence) => access.giftCard(pence),
      country: async (kind) => ({ served: 'GB', 'with-regions': 'IE', 'not-served': 'AU' })[kind],
      paidElsewhere: async () => 'bankpage',
      atTheBank: async (payAt, does) => {
        const result = { pay: 'paid', 'be-declined': 'declined', 'turn-back': 'cancelled' }[does];
        // The shop's front server would pass it on to the backend.
        const { pathname, search } = new URL(payAt);
        const answer = await fetch(new URL(pathname + search, backend.graphqlUrl), {
          method: 'POST',
          body: new URLSearchParams({ result }),
          redirect: 'manual',
        });
        if (answer.status !== 303) throw new Error(`The bank answered ${answer.status}`);
      },
      timeToPayIsOver: async (cartId) => access.endTimeToPay(cartId),
      shipped: (orderNumber, trackingNumber) => access.ship(orderNumber, trackingNumber),
      customer: async () => {
        const email = newEmail();
        const made = await ports.accounts.register(
          { email, password: PASSWORD, firstName: 'Ann', lastName: 'Lee' },
          null,
        );
        if (!made.ok) throw new Error(`No customer could be made: ${JSON.stringify(made.reason)}`);
        await access.confirm(email);
        return { email, password: PASSWORD };
      },
      newEmail: async () => newEmail(),
      key: async (purpose, email) => keyInEmail(backend.dataDir, purpose, email),
      shopPage: async () => 'no-route',
      shopBlocks: async () => ['care-card', 'delivery-rules'],
      unreachable: async () => newBrowserOffline(),
      contentPage: async () => 'terms',
      wedding: async () => WEDDING,
      emptyLibrary: async () =>
        new CmsContent(new ContentClient(`${backend.contentUrl}/nobody`, fetch), new MemoryLog()),
    },
    look: {
      cartLines: async (cartId) => access.cartLines(cartId),
      email: async (cartId) => access.email(cartId),
      coupon: async (cartId) => access.coupon(cartId),
      orderCount: async (cartId) => access.orderCount(cartId),
      orderLines: async (number) => access.orderLines(number),
      stockLeft: async (sku) => access.stockLeft(sku),
      enquiries: async (email) => access.enquiries(email),
      getsNewsletter: async (email) => access.getsNewsletter(email),
    },
    // What stands before the backend in place of a Magento declares none.
    hasNotices: send === undefined,
    close: () => backend.close(),
  };
}

/** The storefront of a shop; each call is a browser of its own, whose cookies hold the token of its calls. */
function browsersOn(
  { graphqlUrl, contentUrl }: { readonly graphqlUrl: string; readonly contentUrl: string },
  send: SendHttp | undefined,
): (cookies?: string) => Ports {
  const config = configOf({ MAGENTO_GRAPHQL_URL: graphqlUrl, STORAGE_URL: new URL(graphqlUrl).origin });
  const commerce = commerceOver(config, send);
  const content = new CmsContent(new ContentClient(contentUrl, fetch), new MemoryLog());
  return (cookies = '') => {
    const session = new CookieAuthSession(new RequestCookies(readCookies(cookies), 'spec'));
    return { ...commerce.open({ store: 'default', currency: 'GBP', address: '127.0.0.1', session }), content };
  };
}
