import { getServerSideProps as history } from '../../../../src/pages/customer/order-history';
import { getServerSideProps as order } from '../../../../src/pages/customer/order-history/[number]';
import { getServerSideProps as again } from '../../../../src/pages/customer/order-history/[number]/again';
import { getServerSideProps as wishlist } from '../../../../src/pages/customer/my-wishlist';
import { getServerSideProps as reviews } from '../../../../src/pages/customer/my-reviews';
import { aCustomer, anAccount, signedIn } from '../../../builders/a-customer';
import { aServerApp, EVERYTHING } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const HISTORY = '/customer/order-history';

/** A customer with that many orders of nothing. */
function customerShop(orders = 0, offers?: Parameters<typeof aServerApp>[2]) {
  const data = aServerApp({}, {}, offers);
  signedIn(data);
  for (let index = 0; index < orders; index += 1) {
    const own = data.shop.openCustomerCart(() => data.visitor.token());
    if (own.ok) data.shop.sell(own.value);
  }
  const headers = { cookie: `vsf-customer=${data.visitor.token()}` };
  return { ...data, ask: (url: string) => askedPage(history, url, headers), headers };
}

/** As Next does, with the parameter of the path in the query. */
const askedOrder = (headers: { readonly cookie: string }, number: string, more = '') =>
  askedPage(order, `${HISTORY}/${encodeURIComponent(number)}?number=${encodeURIComponent(number)}${more}`, headers);

test('S1-12 S2-33 S7-34 a customer sees a page of ten orders, the newest first, stored nowhere', async () => {
  const { ask } = customerShop(12);
  const { props, headers } = await ask(HISTORY);
  expect(props).toMatchObject({ account: 'open', orders: { total: 12, page: 1, totalPages: 2 } });
  expect(props).toHaveProperty('orders.orders.0.number', '000000012');
  expect(headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['page=2', { page: 2, itemsPerPage: 10 }],
  ['itemsPerPage=20', { page: 1, itemsPerPage: 20 }],
  ['page=0&itemsPerPage=7', { page: 1, itemsPerPage: 10 }],
  ['page=1e9&itemsPerPage=-1', { page: 1, itemsPerPage: 10 }],
  ['page=a&page=2', { page: 1, itemsPerPage: 10 }],
])('S7-34 the query %s is the page %p', async (query, place) => {
  const { ask } = customerShop(12);
  expect((await ask(`${HISTORY}?${query}`)).props).toMatchObject({ place });
});

test('S2-33 of 400 orders a page beyond the last leads to the last', async () => {
  const { ask } = customerShop(400);
  await expect(ask(`${HISTORY}?page=9&itemsPerPage=50`)).rejects.toThrow(`leads to ${HISTORY}?page=8&itemsPerPage=50`);
  expect((await ask(`${HISTORY}?page=40`)).props).toMatchObject({ orders: { page: 40, totalPages: 40 } });
});

test('S1-12 orders that cannot be loaded leave the page, with an error line and nobody signed out', async () => {
  const { ask, wire, log } = customerShop(1);
  wire.failNext('orderHistory.page');
  const { props, status, headers } = await ask(HISTORY);
  expect([status, headers['set-cookie'], log.entries.length]).toEqual([200, undefined, 1]);
  expect(props).toMatchObject({ account: 'open', orders: null });
});

test('S2-36 one order is shown to its customer', async () => {
  const { headers } = customerShop(2);
  expect((await askedOrder(headers, '000000002')).props).toMatchObject({ order: { number: '000000002' } });
});

test('S2-36 an unknown number leads to the history, and so does the number of somebody else', async () => {
  const data = customerShop(1);
  const other = anAccount(data.shop, { customer: aCustomer({ email: 'bea@example.org' }) });
  const cart = data.shop.openNewCart(other.id);
  const foreign = data.shop.sell(cart);
  for (const number of ['999999999', foreign, '1e9'])
    await expect(askedOrder(data.headers, number)).rejects.toThrow(`leads to ${HISTORY}?unknown`);
  expect((await data.ask(`${HISTORY}?unknown`)).props).toMatchObject({ isUnknown: true });
});

test.each(['..', '%', 'a b', '<i>', '\u0000', '1'.repeat(33), ''])('S2-36 %p is no number: 404', async (number) => {
  const { headers, wire } = customerShop(1);
  expect((await askedOrder(headers, number)).status).toBe(404);
  expect(wire.calls).not.toContain('orderHistory.find');
});

test('S2-36 a shop that does not answer is 503', async () => {
  const { headers, wire } = customerShop(1);
  wire.failNext('orderHistory.find');
  expect((await askedOrder(headers, '000000001')).status).toBe(503);
});

test('S2-32 S2-118 a page of the wishlist, as a list', async () => {
  const { headers } = customerShop();
  const { props } = await askedPage(wishlist, '/customer/my-wishlist?view=list', headers);
  expect(props).toMatchObject({ wishlist: { total: 0 }, view: 'list', place: { page: 1, itemsPerPage: 10 } });
});

test('S8-11 S4-54 the product that was moved to the cart is named, and no text of the address', async () => {
  const { headers, wire, log } = customerShop();
  const said = async (added: string) =>
    (await askedPage(wishlist, `/customer/my-wishlist?added=${encodeURIComponent(added)}`, headers)).props;
  expect(await said('TULIPS')).toMatchObject({ added: 'Name of TULIPS' });
  expect(await said('Name of TULIPS')).toMatchObject({ added: null });
  expect(await said('UNKNOWN')).toMatchObject({ added: null });
  wire.failNext('catalogue.productsBySku');
  expect(await said('TULIPS')).toMatchObject({ added: null, wishlist: { total: 0 } });
  expect(log.entries).toHaveLength(1);
});

test('S2-32 a page beyond the last leads to the last, with what was moved from it to the cart', async () => {
  const { headers, wishlists } = customerShop();
  await wishlists.add({ sku: 'FERN', parentSku: null, quantity: 1, isBundle: false });
  const page = askedPage(wishlist, '/customer/my-wishlist?page=2&added=TULIPS', headers);
  await expect(page).rejects.toThrow('leads to /customer/my-wishlist?added=TULIPS');
});

test('S2-32 a wishlist that cannot be loaded leaves the page', async () => {
  const { headers, wire } = customerShop();
  wire.failNext('wishlists.page');
  const { props, status } = await askedPage(wishlist, '/customer/my-wishlist', headers);
  expect([status, props]).toMatchObject([200, { account: 'open', wishlist: null }]);
});

test('S1-10 S2-31 own reviews, and a failure in their place', async () => {
  const { headers, wire } = customerShop();
  expect((await askedPage(reviews, '/customer/my-reviews', headers)).props).toMatchObject({ reviews: { reviews: [] } });
  wire.failNext('reviews.own');
  expect((await askedPage(reviews, '/customer/my-reviews', headers)).props).toMatchObject({ reviews: null });
});

test('S2-31 S2-32 what the shop does not offer has no page', async () => {
  const { headers } = customerShop(0, { ...EVERYTHING, reviews: false, wishlists: false });
  const statuses = await Promise.all(
    [askedPage(reviews, '/customer', headers), askedPage(wishlist, '/customer', headers)].map(
      async (asked) => (await asked).status,
    ),
  );
  expect(statuses).toEqual([404, 404]);
});

test.each(['number=..&line=0', 'number=000000001&line=x', 'number=000000001&line=7', 'number=999999999&line=0'])(
  'nothing can be ordered again by %s: 404',
  async (query) => {
    const { headers } = customerShop(1);
    expect((await askedPage(again, `${HISTORY}/x/again?${query}`, headers)).status).toBe(404);
  },
);
