import { ok } from '../../../../src/domain/shared/result';
import { readdirSync } from 'node:fs';
import { accountPage } from '../../../../src/composition/server/pages';
import { loadCustomer } from '../../../../src/adapters/http/pages/profile';
import { ACCOUNT_PAGES } from '../../../../src/ui/texts/en/account/account-pages';
import { getServerSideProps as start } from '../../../../src/pages/customer';
import { aCustomer, signedIn } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const NOTHING = {
  accounts: false,
  enquiries: false,
  guestOrders: async () => ok(null),
  newsletter: false,
  reviews: false,
  unpaidHolds: null,
  wishlists: false,
};
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };

/** The start of the account for a customer with a cookie, valid or not. */
function customerShop() {
  const data = aServerApp();
  signedIn(data);
  return { ...data, cookie: `vsf-customer=${data.visitor.token()}` };
}

test('S2-24 S1-2 the account is rendered for whoever is signed in, and is stored nowhere', async () => {
  const { cookie } = customerShop();
  const { props, headers } = await askedPage(start, '/customer', { cookie });
  expect(props).toMatchObject({ account: 'open', overview: { customer: { email: aCustomer().email } } });
  expect(headers['cache-control']).toBe('private, no-store');
});

test('the start of the account asks the shop once for all that it shows', async () => {
  const { cookie, shop, visitor, wire } = customerShop();
  const cart = shop.openCustomerCart(() => visitor.token());
  if (cart.ok) shop.sell(cart.value);
  wire.calls.length = 0;
  const { props } = await askedPage(start, '/customer', { cookie });
  expect(props).toMatchObject({ overview: { orderCount: 1, lastOrder: { number: '000000001' }, addressCount: 0 } });
  expect(wire.calls.filter((call) => /^(accounts|orderHistory|addressBook|wishlists)/.test(call))).toEqual([
    'accounts.overview',
  ]);
});

test('S2-47 S6-9 guests are led home', async () => {
  aServerApp();
  await expect(askedPage(start, '/customer')).rejects.toThrow('/customer leads to /');
});

test('S2-48 a cross-site navigation gets a shell without anything personal', async () => {
  customerShop();
  const { props, status } = await askedPage(start, '/customer', CROSS_SITE);
  expect([status, props]).toMatchObject([200, { account: 'loading' }]);
  expect(props).not.toHaveProperty('overview');
});

test('a session that the shop has ended gets the form that ends it here too', async () => {
  aServerApp();
  const { props } = await askedPage(start, '/customer', { cookie: 'vsf-customer=revoked' });
  expect(props).toMatchObject({ account: 'expired' });
});

test('a shop that does not answer is 503, and nobody is signed out', async () => {
  const { cookie, wire } = customerShop();
  wire.failNext('accounts.overview');
  const { status, headers } = await askedPage(start, '/customer', { cookie });
  expect([status, headers['set-cookie']]).toEqual([503, undefined]);
});

test('a shop without accounts has no pages of them', async () => {
  aServerApp({}, {}, NOTHING);
  expect((await askedPage(accountPage(loadCustomer), '/customer', { cookie: 'vsf-customer=t' })).status).toBe(404);
});

const files = (readdirSync('src/pages/customer', { recursive: true }) as string[]).filter(
  // Links from emails work without a session.
  (file) => /\.tsx$/.test(file) && !file.startsWith('account'),
);

test.each(files)('S2-48 the page %s of the account has the guard', async (file) => {
  aServerApp();
  const page = (await import(`../../../../src/pages/customer/${file}`)) as { getServerSideProps: typeof start };
  await expect(askedPage(page.getServerSideProps, '/customer')).rejects.toThrow('leads to /');
});

test('every page in the table of the account exists', () => {
  const paths = files.map((file) => `/customer/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, ''));
  for (const { path } of Object.values(ACCOUNT_PAGES)) expect(paths.some((one) => one.startsWith(path))).toBe(true);
});
