/** @jest-environment jsdom */
import { BrowserSignIn } from '../../../src/adapters/cookies/browser-sign-in';
import { findChoice } from '../../../src/adapters/graphql-middleware/find-choice';
import { MiddlewareCarts } from '../../../src/adapters/graphql-middleware/middleware-carts';
import { MiddlewareOrderHistory } from '../../../src/adapters/graphql-middleware/middleware-order-history';
import { MiddlewareCheckout } from '../../../src/adapters/graphql-middleware/middleware-checkout';
import { browserAccount } from '../../../src/composition/browser/account';
import { lazyFeatures } from '../../../src/composition/browser/lazy-features';
import { schedule, tabOf } from '../../../src/composition/browser/tab';
import { cartUseCases } from '../../../src/composition/server/cart-use-cases';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import { CartViewModel } from '../../../src/ui/view-models/cart-view-model';
import type { OpenedListing } from '../../../src/ui/view-models/listing/listing-view-model';
import { NoticesViewModel } from '../../../src/ui/view-models/notices-view-model';
import { anAddress } from '../../builders/an-address';

const OPENED: OpenedListing = {
  listing: { items: [], total: 0, page: 1, itemsPerPage: 100, totalPages: 0 },
  filters: [],
  query: { page: 1, itemsPerPage: 100, sort: '', term: null, filters: {} },
};
const OVER = { errors: [{ message: 'Over', extensions: { category: 'graphql-authorization' } }], data: null };
const WRONG_PASSWORD = {
  errors: [{ message: 'Wrong', extensions: { category: 'graphql-authentication' } }],
  data: null,
};
const SETTINGS = { settings: { confirmation: false, recaptcha: null, stores: [] }, store: 'default', currency: 'GBP' };

/** A whole page of a customer's, composed as in the browser; every call of the commerce side is answered by `answer`. */
function aPage(answer: unknown, status = 200) {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    if (address === '/api/visitor') return { ok: true, json: async () => SETTINGS } as Response;
    asked.push(address);
    return { status, json: async () => answer } as Response;
  }) as typeof fetch;
  let lost = 0;
  const onUnauthorised = () => void (lost += 1);
  const site = EMPTY_LAYOUT_DATA;
  const tab = tabOf(site, onUnauthorised);
  const signIn = new BrowserSignIn(tab.cookieStore);
  signIn.learn(true);
  const useCases = cartUseCases(new MiddlewareCarts(tab.call, tab.context), tab.visitor, tab.clock);
  // Nobody else tells: the page hears of it by the call alone.
  const cart = new CartViewModel({ useCases, schedule });
  const notices = new NoticesViewModel(schedule);
  const account = browserAccount({ site, tab, signIn, cart, notices, loadGuestCart: useCases.loadCart });
  const openAccount = async () => account;
  const doors = lazyFeatures({ site, tab, signIn, cart, notices, openAccount, onUnauthorised: () => undefined });
  return { tab, doors, account, cart, notices, asked, timesLost: () => lost };
}

type Page = ReturnType<typeof aPage>;

/** What of a page asks the shop, by its own view-model. */
const PARTS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a listing', async ({ doors }) => (await doors.listing()).ofCategory('c1', {}, OPENED).tryAgain()],
  ['a search', async ({ doors }) => (await doors.listing()).ofSearch({ term: 'roses' }, OPENED).tryAgain()],
  ['the choice of a product', ({ tab }) => findChoice(tab.call, tab.context, 'ROSE', ['red'])],
  ['goods that go with it', async ({ doors }) => (await doors.productFeature()).related('ROSE').open()],
  ['goods somebody may like better', async ({ doors }) => (await doors.productFeature()).upsells('ROSE').open()],
  ['what people say of it', async ({ doors }) => (await doors.reviews()).ofProduct('ROSE').open()],
  ['the form of a review', async ({ doors }) => (await (await doors.reviews()).form('ROSE')).open()],
  [
    'the search box',
    async ({ doors }) => {
      const search = await doors.search();
      search.type('roses');
      await search.search();
    },
  ],
  [
    'the newsletter',
    async ({ account }) => {
      const newsletter = account.newsletter();
      newsletter.form.type('email', 'ann@example.org');
      await newsletter.submit();
    },
  ],
  ['countries and regions', async ({ account }) => account.addressBook().edit(null)?.open()],
  ['stores and currencies', ({ account }) => account.storeSelector().open()],
  [
    'a forgotten password',
    async ({ account }) => {
      const forgotten = account.forgottenPassword();
      forgotten.form.type('email', 'ann@example.org');
      await forgotten.submit();
    },
  ],
  [
    'a new password',
    async ({ account }) => {
      const renewed = account.newPassword('key', 'ann@example.org');
      renewed.form.type('password', 'passw0rd!');
      renewed.form.type('repeated', 'passw0rd!');
      await renewed.submit();
    },
  ],
  ['the cart', ({ cart }) => cart.load()],
  ['the orders', ({ account }) => account.orderHistory().load(1, 10)],
];

test.each(PARTS)('S4-17 S4-19 S4-20 %s hears that the sign-in counts no more', async (_name, ask) => {
  const page = aPage(OVER);
  await ask(page);
  expect(page.asked).not.toEqual([]);
  expect(page.timesLost()).toBeGreaterThan(0);
});

test('S4-17 a wrong password at the door is no lost sign-in', async () => {
  const page = aPage(WRONG_PASSWORD);
  const form = page.account.signIn(() => fail('signed in'));
  form.form.type('email', 'ann@example.org');
  form.form.type('password', 'passw0rd?');
  await form.submit();
  expect(page.asked).toEqual(['/api/magento/generateCustomerToken']);
  expect(page.timesLost()).toBe(0);
});

/** S8-36. Every data operation that fails without a word to the shopper. */
const SILENT: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the store’s settings', 'storeConfig', ({ tab }) => tab.call('storeConfig', [])],
  ['currencies', 'currency', ({ account }) => account.storeSelector().open()],
  ['stores', 'availableStores', ({ account }) => account.storeSelector().open()],
  ['addresses', 'getCustomerAddresses', ({ account }) => account.addressBook().load()],
  [
    'ways to pay',
    'getAvailablePaymentMethods',
    ({ tab }) => new MiddlewareCheckout(tab.call, tab.context).paymentMethods('c'),
  ],
  [
    'ways of delivery',
    'getAvailableShippingMethods',
    ({ tab }) => new MiddlewareCheckout(tab.call, tab.context).shippingMethods('c'),
  ],
  [
    'an address of delivery',
    'setShippingAddressesOnCart',
    ({ tab }) => new MiddlewareCheckout(tab.call, tab.context).setDeliveryAddress('c', anAddress()),
  ],
  ['orders', 'customerOrders', ({ account }) => account.orderHistory().load(1, 10)],
  ['an order', 'customerOrders', ({ tab }) => new MiddlewareOrderHistory(tab.call, tab.context).find('000000001')],
  ['related goods', 'relatedProduct', async ({ doors }) => (await doors.productFeature()).related('ROSE').open()],
  [
    'a forgotten password',
    'requestPasswordResetEmail',
    async ({ account }) => {
      const forgotten = account.forgottenPassword();
      forgotten.form.type('email', 'ann@example.org');
      await forgotten.submit();
    },
  ],
];

test.each(SILENT)(
  'S8-34 S8-36 %s that cannot be had are written to the log, and nobody is told',
  async (_name, method, ask) => {
    const page = aPage({ message: 'Gone' }, 503);
    const told: string[] = [];
    const spoken = jest.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    await ask(page);
    await new Promise((resolve) => setTimeout(resolve, 0));
    env.restore();
    spoken.mockRestore();
    const lines = told.map((line) => JSON.parse(line) as { what: string; kind: string; level: string });
    expect(lines.find(({ what }) => what?.split(' ')[0] === method)).toMatchObject({
      level: 'error',
      kind: 'unreachable',
      status: 503,
    });
    expect(page.notices.shown).toEqual([]);
  },
);

test.each([
  ['production', []],
  ['development', ['warning']],
])('S8-34 S9-39 what the shop refuses is no failure: in %s it is written as %j', async (environment, levels) => {
  const page = aPage({ errors: [{ message: 'No', extensions: { category: 'graphql-input' } }], data: null });
  const told: string[] = [];
  const spoken = jest.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment as 'production' });
  await page.account.orderHistory().load(1, 10);
  await new Promise((resolve) => setTimeout(resolve, 0));
  env.restore();
  spoken.mockRestore();
  expect(told.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(levels);
});
