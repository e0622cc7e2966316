import { createMiddleware } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { middlewareCommerce } from '../../src/composition/commerce/commerce';
import { aBookAddress, PASSWORD } from '../builders/a-customer';
import { anAddress } from '../builders/an-address';

const GRAPHQL = 'http://backend.invalid/graphql';
const A_REVIEW = { sku: 'S', nickname: 'Ann', title: 'Bright', text: 'Lasted a week.', ratings: {} };

/** Commerce on a backend that only notes what it is asked. */
function opened() {
  const asked: string[] = [];
  const middleware = createMiddleware({
    integration: 'magento',
    graphqlUrl: GRAPHQL,
    middlewareUrl: null,
    allowedHosts: [],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    now: () => 0,
    log: () => undefined,
    fetch: async (input, init) => {
      const url = new URL(input as string);
      const body = (
        init?.method === 'POST' ? JSON.parse(init.body as string) : { query: url.searchParams.get('query') }
      ) as {
        query: string;
      };
      asked.push(`${url.origin}${url.pathname} ${/^(query|mutation)\b/.exec(body.query)?.[1]}`);
      return new Response(JSON.stringify({ data: {} }), { headers: { 'content-type': 'application/json' } });
    },
  });
  const caller = { token: 't', store: null, currency: null, address: '' };
  const commerce = middlewareCommerce(
    async (method, args) => middleware.call(method, args, caller),
    { currency: 'GBP', hosts: { storage: '', assets: '' } },
    (html) => html,
  );
  return { commerce, asked };
}

test('S1-17 every conversation about commerce goes through the middleware to the GraphQL backend', async () => {
  const { commerce, asked } = opened();
  const { accounts, book, carts, catalogue, countries, customerCarts, checkout, history, newsletter, orders, paths } =
    commerce;
  const { deliverySchedules, reviews, shopPages, store, wishlists } = commerce;
  const conversations: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['mutation', () => accounts.signIn({ email: 'a@b.example', password: PASSWORD }, null)],
    ['query', () => accounts.customer()],
    ['mutation', () => book.add(aBookAddress())],
    ['query', () => book.all()],
    ['mutation', () => carts.open()],
    ['query', () => carts.find('c1')],
    ['query', () => catalogue.tree()],
    ['query', () => catalogue.product('S', [])],
    ['query', () => countries.all()],
    ['query', () => customerCarts.own()],
    ['query', () => customerCarts.merge('c1')],
    ['mutation', () => checkout.setDeliveryAddress('c1', anAddress())],
    ['query', () => checkout.paymentMethods('c1')],
    ['query', () => history.page(1, 10)],
    ['mutation', () => newsletter.subscribe('a@b.example')],
    ['mutation', () => orders.place('c1')],
    ['query', () => paths.resolve('flowers.html')],
    ['query', () => shopPages.page('privacy')],
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
    asked.length = 0;
    await converse();
    expect(asked).toEqual([`${GRAPHQL} ${kind}`]);
  }
});
