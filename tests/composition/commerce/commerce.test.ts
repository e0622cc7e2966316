import { aKey } from '../../builders/an-order-attempt';
import { createMiddleware } from '../../../middleware/middleware';
import { CookieAuthSession } from '../../../src/adapters/cookies/cookie-auth-session';
import { RequestCookies } from '../../../src/adapters/cookies/cookie-store';
import { OWN_DOCUMENTS } from '../../../src/adapters/graphql-middleware/own-documents';
import { FixedClock, MemoryLog } from '../../../src/adapters/memory/memory-system';
import { createCommerceBackend } from '../../../src/composition/commerce/backends';
import { aBookAddress, PASSWORD } from '../../builders/a-customer';
import { anAddress } from '../../builders/an-address';
import { configOf } from '../a-server-app';

const GRAPHQL = 'http://backend.invalid/graphql';
const A_REVIEW = { sku: 'S', nickname: 'Ann', title: 'Bright', text: 'Lasted a week.', ratings: {} };

/** Commerce for one visitor, on a backend that only records requests and their tokens. */
function opened(data: object = {}) {
  const requested: string[] = [];
  const authorised: (string | null)[] = [];
  const config = configOf({ MAGENTO_GRAPHQL_URL: GRAPHQL });
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl: GRAPHQL,
    middlewareUrl: null,
    allowedHosts: [],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    now: () => 0,
    log: () => undefined,
    send: async ({ url: target, body, headers }) => {
      const url = new URL(target);
      const query = body === undefined ? url.searchParams.get('query') : (JSON.parse(body) as { query: string }).query;
      requested.push(`${url.origin}${url.pathname} ${/^(query|mutation)\b/.exec(query ?? '')?.[1]}`);
      authorised.push(headers.Authorization ?? null);
      return { status: 200, contentType: 'application/json', text: JSON.stringify({ data }) };
    },
  });
  const session = new CookieAuthSession(new RequestCookies(new Map(), 'spec'));
  const backend = createCommerceBackend({ config, clock: new FixedClock(0), log: new MemoryLog(), middleware });
  const commerce = backend.open({ store: 'default', currency: 'GBP', address: '203.0.113.7', session });
  return { commerce, session, requested, authorised };
}

test('S1-17 every commerce request goes through the middleware to the GraphQL backend', async () => {
  const { commerce, requested } = opened();
  const { accounts, addressBook, carts, catalogue, checkout, countries, customerCarts, deliverySchedules } = commerce;
  const {
    newsletter,
    orderHistory,
    orders,
    payments,
    reviews,
    cmsPages: cmsPages,
    store,
    urlResolver,
    wishlists,
  } = commerce;
  const conversations: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['mutation', () => accounts.signIn({ email: 'a@b.example', password: PASSWORD }, null)],
    ['query', () => accounts.customer()],
    ['mutation', () => addressBook.add(aBookAddress())],
    ['query', () => addressBook.all()],
    ['mutation', () => carts.open()],
    ['query', () => carts.find('c1')],
    ['query', () => catalogue.tree()],
    ['query', () => catalogue.product('S', [])],
    ['query', () => countries.all()],
    ['query', () => customerCarts.own()],
    ['query', () => customerCarts.merge('c1')],
    ['mutation', () => checkout.setDeliveryAddress('c1', anAddress())],
    ['query', () => checkout.paymentMethods('c1')],
    ['query', () => orderHistory.page(1, 10)],
    ['mutation', () => newsletter.subscribe('a@b.example')],
    ['mutation', () => orders.place('c1', aKey())],
    ['query', () => payments.ofCart('c1')],
    ['query', () => urlResolver.resolve('flowers.html')],
    ['query', () => cmsPages.page('privacy')],
    ['query', () => deliverySchedules.deliverySchedule()],
    ['query', () => reviews.ofProduct('S', 1, 10)],
    ['query', () => reviews.own(1, 10)],
    ['query', () => reviews.own(2, 10)],
    ['query', () => reviews.questions()],
    ['mutation', () => reviews.write(A_REVIEW, null)],
    ['query', () => wishlists.page(1, 10)],
    ['query', () => wishlists.count()],
    ['mutation', () => wishlists.add({ sku: 'S', parentSku: null, quantity: 1, isBundle: false })],
    ['mutation', () => wishlists.remove('7')],
    ['query', () => store.config()],
    ['query', () => store.stores()],
  ];
  for (const [kind, converse] of conversations) {
    requested.length = 0;
    await converse();
    // The first order asks twice before, in documents that are only validated, what the backend knows.
    expect(new Set(requested)).toEqual(new Set([`${GRAPHQL} ${kind}`]));
  }
});

test("S4-21 S4-28 a sign-in's token authorises later requests until sign-out, and is in no result", async () => {
  const { commerce, session, authorised } = opened({
    generateCustomerToken: { token: 'tok' },
    revokeCustomerToken: { result: true },
  });
  const { accounts, carts } = commerce;
  expect(await accounts.signIn({ email: 'a@b.example', password: PASSWORD }, null)).toEqual({ ok: true });
  expect([session.token(), session.isSignedIn()]).toEqual(['tok', true]);
  await carts.open();
  expect(session.token()).toBe('tok');
  await accounts.signOut();
  expect([session.token(), session.isSignedIn()]).toEqual([null, false]);
  await carts.open();
  expect(authorised).toEqual([null, 'Bearer tok', 'Bearer tok', null]);
});

test.each([
  ['the embedded backend', {}, { heldPieces: 4 }],
  ['the embedded backend with a setting', { UNPAID_HELD_PIECES: '6' }, { heldPieces: 6 }],
  ['a Magento, whose own list of methods stands', { MAGENTO_GRAPHQL_URL: GRAPHQL, UNPAID_HELD_PIECES: '6' }, null],
  ['the in-memory store', { COMMERCE: 'memory' }, { heldPieces: 4 }],
] as const)('says what unpaid orders may hold: %s', (_backend, env, expected) => {
  const config = configOf(env);
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl: GRAPHQL,
    middlewareUrl: null,
    allowedHosts: [],
    cookieProfile: 'spec',
    allowedDocuments: [],
    now: () => 0,
    log: () => undefined,
  });
  const { offers } = createCommerceBackend({ config, clock: new FixedClock(0), log: new MemoryLog(), middleware });
  expect(offers.unpaidHolds).toEqual(expected);
});
