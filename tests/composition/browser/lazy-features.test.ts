/** @jest-environment jsdom */
import { createAccountFeature } from '../../../src/composition/browser/account';
import { writeAddress } from '../../../src/adapters/browser/address-bar';
import { lazyFeatures } from '../../../src/composition/browser/lazy-features';
import { createTab } from '../../../src/composition/browser/tab';
import { ok } from '../../../src/domain/shared/result';
import { EMPTY_WISHLIST } from '../../../src/domain/wishlist/wishlist';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import type { OpenedListing } from '../../../src/ui/view-models/listing/listing-view-model';
import { GroupViewModel } from '../../../src/ui/view-models/product/group-view-model';
import { aGroup } from '../../builders/a-bundle';
import { aCart } from '../../builders/a-cart';
import { aCustomer } from '../../builders/a-customer';
import { aSummary } from '../../builders/a-product';
import { aWishlistItem, aWishlist } from '../../builders/a-wishlist-item';
import { settled } from '../../unit/ui/a-schedule';
import { reachedFrom } from '../reached-from';
import { anActionsApi, signedIn, signedOut, UNAUTHORISED } from './an-actions-api';

type Answers = Parameters<typeof anActionsApi>[0];

/** The features of a tab with this server. */
function featuresAt(
  answers: Answers = {},
  session = { current: signedOut() },
  { account, isKnown = true }: { account?: () => Promise<AccountFeature>; isKnown?: boolean } = {},
) {
  const api = anActionsApi(answers, session);
  const led: string[] = [];
  const lead = (to: string) => void led.push(to);
  const tab = createTab(EMPTY_LAYOUT_DATA, { assign: lead, replace: lead, reload: () => lead('reload') });
  if (isKnown) tab.account.learn(session.current.signedIn);
  const loadAccount = account ?? (async () => createAccountFeature({ tab, features: async () => features }));
  const features = lazyFeatures({ tab, loadAccount });
  return { ...api, tab, led, loadAccount, features };
}

const CUSTOMER = () => ({ current: signedIn() });

const OPENED: OpenedListing = {
  listing: { items: [], total: 0, page: 1, itemsPerPage: 100, totalPages: 0 },
  filters: [],
  query: { page: 1, itemsPerPage: 100, sort: '', term: null, filters: {} },
};

describe('Lazily loaded features', () => {
  test('are created without their scripts', () => {
    expect([...reachedFrom('composition/browser/lazy-features.ts')].sort()).toEqual([
      'adapters/browser/load-once.ts',
      'composition/browser/lazy-features.ts',
    ]);
    expect(reachedFrom('composition/browser/wishlist.ts').length).toBeGreaterThan(20);
  });

  test('are the same for every caller', async () => {
    const { features } = featuresAt();
    expect(await features.search()).toBe(await features.search());
    expect((await features.wishlist()).wishes).toBe((await features.wishlist()).wishes);
  });
});

describe('The wishlist', () => {
  test("S6-4, S6-7 a guest's is empty, without a request", async () => {
    const { features, asked } = featuresAt();
    const { wishes } = await features.wishlist();
    await Promise.all([wishes.load(), wishes.refreshCount()]);
    expect(asked).toEqual([]);
  });

  test("S7-5 a customer's is loaded completely, and cleared at sign-out", async () => {
    const session = CUSTOMER();
    const { features, asked, tab } = featuresAt(
      { 'load-wishlist': ok(aWishlist(aWishlistItem())), 'load-customer': ok(null) },
      session,
    );
    const { wishes } = await features.wishlist();
    await wishes.load();
    expect(asked.map(({ name, body }) => [name, body])).toEqual([['load-wishlist', { page: 1, itemsPerPage: 100 }]]);
    await tab.post('load-customer', {});
    expect(wishes.badge).toBe(1);
    session.current = signedOut();
    await tab.post('load-customer', {});
    expect([wishes.badge, wishes.wishlist]).toEqual([null, null]);
  });

  test('S4-54 a product moved into the cart counts in the cart badge at once', async () => {
    const wish = aWishlistItem({ sku: 'TULIPS' });
    const { features, tab } = featuresAt(
      { 'load-wishlist': ok(aWishlist(wish)), 'move-wish': ok({ cart: aCart(), wishlist: EMPTY_WISHLIST }) },
      CUSTOMER(),
    );
    const { wishes, moves } = await features.wishlist();
    await wishes.load();
    const moved = moves.move({ product: wish.product, quantity: 2, answers: {} });
    await Promise.resolve();
    await Promise.resolve();
    expect(tab.cart.badge).toBe(2);
    expect(await moved).toBe(true);
    expect([tab.cart.badge, wishes.badge]).toEqual([aCart().totalQuantity, 0]);
  });
});

test('S4-54 a product that is moved before the server has reported the customer is told of', async () => {
  const wish = aWishlistItem({ sku: 'TULIPS' });
  const session = { current: signedOut() };
  const { features, tab } = featuresAt({ 'move-wish': ok({ cart: aCart(), wishlist: EMPTY_WISHLIST }) }, session, {
    isKnown: false,
  });
  const { moves, wishes } = await features.wishlist();
  session.current = signedIn();
  const moved = await moves.move({ product: wish.product, quantity: 1, answers: {} }, aWishlist(wish));
  expect([moved, tab.account.signedIn, wishes.badge]).toEqual([true, true, 0]);
  expect(tab.notices.shown).toMatchObject([{ message: `You added ${wish.product.name} to your shopping cart.` }]);
});

test('S7-7 the search box sends the entered term', async () => {
  const { features, asked } = featuresAt({ suggestions: ok({ term: 'tulips', products: [aSummary()] }) });
  const search = await features.search();
  search.type('tulips');
  await search.search();
  expect(asked.map(({ path }) => path)).toEqual(['/api/reads/suggestions?term=tulips&currency=GBP']);
  expect(search.products).toHaveLength(1);
});

describe('A listing', () => {
  test('S7-52, S2-115 loads its category by the URL, and adds each change of the URL to the history', async () => {
    window.history.replaceState({ kept: 'by the router' }, '', '/flowers.html');
    const scrolled: unknown[] = [];
    window.scrollTo = (to: unknown) => void scrolled.push(to);
    // jsdom has no media queries; with reduced motion the page jumps.
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const { features, asked } = featuresAt({
      category: ok({ ...OPENED, listing: { ...OPENED.listing, items: [aSummary()], total: 1 } }),
    });
    const steps = window.history.length;
    const listing = (await features.listing()).ofCategory('c1', OPENED);
    await listing.sort('price_ASC');
    expect(asked.map(({ path }) => path)).toEqual(['/api/reads/category?sort=price_ASC&uid=c1&currency=GBP']);
    expect(listing.listing.items).toHaveLength(1);
    expect(window.location.search).toBe('?sort=price_ASC');
    expect(window.history.length).toBe(steps + 1);
    const address = '/flowers.html?sort=price_ASC';
    expect(window.history.state).toEqual({ kept: 'by the router', url: address, as: address });
    expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  test('a search without a term sends nothing', async () => {
    const { features, asked } = featuresAt();
    const listing = (await features.listing()).ofSearch(OPENED);
    await listing.tryAgain();
    expect([asked, listing.loading.error]).toEqual([[], null]);
  });

  test('a URL without a query has no question mark', () => {
    window.history.replaceState(null, '', '/flowers.html?page=2');
    writeAddress('');
    expect(window.location.href).toMatch(/\/flowers\.html$/);
  });
});

describe('Product features', () => {
  test('S3-23 a group is added to the shared cart with one request', async () => {
    const { asked, tab } = featuresAt({ 'add-group': ok(aCart()) });
    const group = new GroupViewModel(aGroup({ sku: 'TABLE' }), { cart: tab.cart });
    const added = group.addToCart();
    expect(tab.cart.badge).toBe(3);
    await added;
    expect(asked.map(({ name, body }) => [name, body])).toEqual([
      ['add-group', { cart: null, sku: 'TABLE', quantities: { TULIPS: 2, FERN: 1 }, answers: {} }],
    ]);
    expect([group.addedProducts, tab.cart.badge]).toEqual([2, aCart().totalQuantity]);
  });

  test('S3-23 reloads the cart when only part of a group was added', async () => {
    const stopped = {
      kind: 'partially-added',
      product: aSummary({ sku: 'FERN' }),
      reason: { kind: 'out-of-stock' },
      added: 1,
    };
    const { names, tab } = featuresAt({
      'add-group': { ok: false, reason: stopped },
      'load-cart': ok(aCart()),
    });
    await new GroupViewModel(aGroup(), { cart: tab.cart }).addToCart();
    await settled();
    expect([names(), tab.cart.badge]).toEqual([['add-group', 'load-cart'], aCart().totalQuantity]);
  });

  test('S7-48, S7-49 each row of linked products is loaded separately', async () => {
    const { features, asked } = featuresAt({ related: ok([]), upsells: ok([]) });
    const { related, upsells } = await features.linkedProducts();
    await related('TULIPS').open();
    await upsells('TULIPS').open();
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/reads/related?sku=TULIPS&currency=GBP',
      '/api/reads/upsells?sku=TULIPS&currency=GBP',
    ]);
  });
});

describe('Reviews', () => {
  const QUESTIONS = ok([{ id: 'q', name: 'Rating', values: [{ id: 'v5', value: '5' }] }]);
  const fill = async ({ features }: ReturnType<typeof featuresAt>, nickname?: string) => {
    const form = await (await features.reviews()).form('TULIPS');
    await form.open();
    if (nickname !== undefined) form.form?.setValue('nickname', nickname);
    form.form?.setValue('title', 'Bright');
    form.form?.setValue('text', 'Lasted a week.');
    form.form?.setValue('rating:q', 'v5');
    await form.submit();
    return form;
  };

  test("S7-14, S1-10 a customer's review has the customer's name, and the captcha token of the account feature", async () => {
    const session = { user: aCustomer(), load: async () => undefined };
    const captcha = { getToken: async () => ok('a token') };
    const account = { session, captcha } as unknown as AccountFeature;
    const page = featuresAt({ 'review-questions': QUESTIONS, 'write-review': ok(undefined) }, CUSTOMER(), {
      account: async () => account,
    });
    const form = await fill(page);
    expect([form.asksName, form.isSent]).toEqual([false, true]);
    expect(page.asked.at(-1)).toMatchObject({
      name: 'write-review',
      body: {
        sku: 'TULIPS',
        nickname: 'Ann Lee',
        title: 'Bright',
        text: 'Lasted a week.',
        ratings: { q: 'v5' },
        captchaToken: 'a token',
      },
    });
  });

  test('S8-30 without the account script there is no token, and nothing is sent', async () => {
    const account = () => Promise.reject(new Error('no connection'));
    const page = featuresAt({ 'review-questions': QUESTIONS }, { current: signedOut() }, { account });
    const form = await fill(page, 'Cleo');
    expect([form.isSent, form.writing.error]).toEqual([false, { kind: 'no-captcha', why: 'script-not-loaded' }]);
    expect(page.names()).toEqual(['review-questions']);
  });

  test("S7-17 a product's reviews are loaded", async () => {
    const { features, names } = featuresAt();
    const reviews = await features.reviews();
    const said = reviews.ofProduct('TULIPS');
    await said.open();
    expect([said.loading.error?.kind, names()]).toEqual(['unreachable', ['reviews']]);
  });
});

describe('The account', () => {
  test('S4-21 follows the session of the tab', async () => {
    const session = { current: signedOut() };
    const { loadAccount, tab, asked, features } = featuresAt(
      {
        settings: ok({ confirmation: true, recaptcha: null, stores: [] }),
        'sign-in': ok({ cart: aCart(), shortfalls: [] }),
        'count-wishlist': ok(4),
        'load-cart': ok(aCart()),
      },
      session,
    );
    const account = await loadAccount();
    session.current = signedIn();
    expect(await account.session.signIn({ email: 'ann@example.org', password: 'p' })).toBe(true);
    const sent = asked.find(({ name }) => name === 'sign-in');
    expect(sent?.body).toEqual({ email: 'ann@example.org', password: 'p', captchaToken: null });
    await settled();
    expect((await features.wishlist()).wishes.badge).toBe(4);
    expect([account.session.isLoggedIn, tab.account.signedIn, tab.cart.badge]).toEqual([true, true, 1]);
    session.current = signedOut();
    await tab.cart.load();
    expect([account.session.isLoggedIn, account.session.user]).toEqual([false, null]);
  });

  test('S4-17 an unauthorised refusal ends no session', async () => {
    const { loadAccount, names, led } = featuresAt({
      settings: ok({ confirmation: true, recaptcha: null, stores: [] }),
      'sign-in': { ok: false, reason: { kind: 'rejected', code: 'UNDEFINED', message: 'Wrong' } },
    });
    const account = await loadAccount();
    expect(await account.session.signIn({ email: 'ann@example.org', password: 'p' })).toBe(false);
    expect([names(), led]).toEqual([['settings', 'sign-in'], []]);
  });
});

/** Failures that the shopper does not see. */
const SILENT: readonly (readonly [string, (page: ReturnType<typeof featuresAt>) => Promise<unknown>])[] = [
  ['store-choices', async ({ features }) => (await features.stores()).open()],
  [
    'load-addresses',
    async ({ loadAccount }) => (await loadAccount()).savedAddresses('delivery').open(null, () => false),
  ],
  ['load-payment-methods', ({ tab }) => tab.post('load-payment-methods', { cart: 'c' })],
  ['load-shipping-methods', ({ tab }) => tab.post('load-shipping-methods', { cart: 'c' })],
  ['related', async ({ features }) => (await features.linkedProducts()).related('ROSE').open()],
  ['variant', ({ tab }) => tab.read('variant', { sku: 'ROSE' })],
];

/** What is logged to the browser's console in production. */
async function written(environment: string, work: () => Promise<unknown>) {
  const lines: string[] = [];
  const spoken = jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment as 'production' });
  await work();
  await new Promise((resolve) => setTimeout(resolve, 0));
  env.restore();
  spoken.mockRestore();
  return lines.map((line) => JSON.parse(line) as { what: string; kind: string; level: string; status: number });
}

test.each(SILENT)('S8-34 S8-36 a failure of %s is logged, without a notice', async (what, work) => {
  const page = featuresAt({}, CUSTOMER());
  const lines = await written('production', () => work(page));
  expect(lines.find((line) => line.what === what)).toMatchObject({ level: 'error', kind: 'unreachable', status: 503 });
  expect(page.tab.notices.shown).toEqual([]);
});

test.each([
  ['production', []],
  ['development', ['warning']],
])('S8-34 S9-39 a refusal is not a failure: %s logs it as %j', async (environment, levels) => {
  const page = featuresAt({ 'load-addresses': UNAUTHORISED }, CUSTOMER());
  const lines = await written(environment, async () =>
    (await page.loadAccount()).savedAddresses('delivery').open(null, () => false),
  );
  expect(lines.map(({ level }) => level)).toEqual(levels);
});
