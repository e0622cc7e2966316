/** @jest-environment jsdom */
import { BrowserSignIn } from '../../../src/adapters/cookies/browser-sign-in';
import { FixedClock } from '../../../src/adapters/memory/fixed-clock';
import { MemorySession } from '../../../src/adapters/memory/memory-session';
import { ok } from '../../../src/domain/shared/result';
import { lazyFeatures } from '../../../src/composition/browser/lazy-features';
import { writeAddress } from '../../../src/composition/browser/address-bar';
import type { Tab } from '../../../src/composition/browser/tab';
import { cartUseCases } from '../../../src/composition/server/cart-use-cases';
import { MiddlewareCarts } from '../../../src/adapters/graphql-middleware/middleware-carts';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import type { OpenedListing } from '../../../src/ui/view-models/listing/listing-view-model';
import { CartViewModel } from '../../../src/ui/view-models/cart-view-model';
import { NoticesViewModel } from '../../../src/ui/view-models/notices-view-model';
import { ProductViewModel } from '../../../src/ui/view-models/product-view-model';
import { aBundle, aGroup } from '../../builders/a-bundle';
import { aCustomer } from '../../builders/a-customer';
import { aCartWire, aProductWire, CONTEXT } from '../../unit/adapters/graphql-middleware/a-wire';
import { data, recordedCalls, SILENCE } from '../../unit/adapters/graphql-middleware/recorded-calls';
import { aSchedule } from '../../unit/ui/a-schedule';
import { reachedFrom } from '../reached-from';

type Answers = Parameters<typeof recordedCalls>[0];

/** The doors of a tab at a wire that is told what it answers. */
function featuresAt(answers: Answers, { account = () => Promise.reject(new Error('no line')) }: Partial<Told> = {}) {
  const wire = recordedCalls(answers);
  const { schedule } = aSchedule();
  const dropped: string[] = [];
  const cookieStore = { drop: (name: string) => void dropped.push(name) } as unknown as Tab['cookieStore'];
  const visitor = new MemorySession();
  const clock = new FixedClock(0);
  const signIn = new BrowserSignIn(cookieStore);
  const cart = new CartViewModel({
    useCases: cartUseCases(new MiddlewareCarts(wire.call, CONTEXT), visitor, clock),
    schedule,
  });
  let lost = 0;
  const doors = lazyFeatures({
    site: EMPTY_LAYOUT_DATA,
    tab: { call: wire.call, context: CONTEXT, visitor, clock, cookieStore },
    signIn,
    cart,
    notices: new NoticesViewModel(schedule),
    openAccount: account,
    onUnauthorised: () => (lost += 1),
  });
  return { ...wire, doors, signIn, cart, timesLost: () => lost };
}

interface Told {
  readonly account: () => Promise<AccountFeature>;
}

/** As much of the account as a review needs of it. */
function anAccountPart(): AccountFeature {
  const session = { user: aCustomer(), load: async () => undefined };
  return { session, captcha: { getToken: async () => ok('a proof') } } as unknown as AccountFeature;
}

const wishlist = (...skus: readonly string[]) => ({
  wishlists: [
    {
      id: '0',
      items_count: skus.length,
      items_v2: {
        items: skus.map((sku) => ({ id: `of-${sku}`, quantity: 1, product: aProductWire({ sku, uid: `uid-${sku}` }) })),
        page_info: { current_page: 1, page_size: 100, total_pages: 1 },
      },
    },
  ],
});

const options = data('products', { items: [] });
const OPENED: OpenedListing = {
  listing: { items: [], total: 0, page: 1, itemsPerPage: 100, totalPages: 0 },
  filters: [],
  query: { page: 1, itemsPerPage: 100, sort: '', term: null, filters: {} },
};

describe('the doors', () => {
  test('carry nothing of what is behind them', () => {
    expect([...reachedFrom('composition/browser/lazy-features.ts')].sort()).toEqual([
      'composition/browser/lazy-features.ts',
      'composition/browser/load-once.ts',
    ]);
    expect(reachedFrom('composition/browser/wishlist.ts').length).toBeGreaterThan(20);
  });

  test('open to the same for whoever comes again', async () => {
    const { doors } = featuresAt({});
    expect(await doors.search()).toBe(await doors.search());
    expect((await doors.wishlist()).wishes).toBe((await doors.wishlist()).wishes);
  });
});

describe('the wishlist', () => {
  test('S6-4, S6-7 a guest asks nobody', async () => {
    const { doors, calls } = featuresAt({});
    const { wishes, page } = await doors.wishlist();
    await Promise.all([wishes.load(), wishes.refreshCount(), page().open({})]);
    expect(calls).toEqual([]);
  });

  test('S7-5 a customer’s is asked for whole, and forgotten when they go', async () => {
    const { doors, signIn, calls } = featuresAt({
      wishlist: [data('customer', wishlist('TULIPS'))],
      customQuery: [options],
    });
    signIn.learn(true);
    const { wishes } = await doors.wishlist();
    await wishes.load();
    expect(calls.find(({ method }) => method === 'wishlist')?.args).toEqual([{ pageSize: 100, currentPage: 1 }]);
    expect(wishes.badge).toBe(1);
    signIn.learn(true);
    expect(wishes.badge).toBe(1);
    signIn.forgetSignIn();
    expect([wishes.badge, wishes.wishlist]).toEqual([0, null]);
  });

  test('S4-17 a sign-in that does not count any more is told', async () => {
    const no = {
      status: 200,
      body: { errors: [{ message: 'no', extensions: { category: 'graphql-authorization' } }] },
    };
    const { doors, signIn, timesLost } = featuresAt({ wishlist: [no] });
    signIn.learn(true);
    await (await doors.wishlist()).wishes.load();
    expect(timesLost()).toBe(1);
  });
});

test('S7-7 the search box asks for twelve goods', async () => {
  const { doors, calls } = featuresAt({ products: [data('products', { items: [aProductWire()] })] });
  const search = await doors.search();
  search.type('tulips');
  await search.search();
  expect(calls).toEqual([{ method: 'products', args: [{ pageSize: 12, search: 'tulips' }] }]);
  expect(search.products.map(({ sku }) => sku)).toEqual(['TULIPS']);
});

describe('a listing', () => {
  test('S7-52, S2-115 asks for its category as the address says, and writes the address as a step', async () => {
    window.history.replaceState({ kept: 'by the router' }, '', '/flowers.html');
    const scrolled: unknown[] = [];
    window.scrollTo = (to: unknown) => void scrolled.push(to);
    const found = {
      items: [aProductWire()],
      total_count: 1,
      page_info: { current_page: 1, page_size: 100, total_pages: 1 },
      aggregations: [],
    };
    const category = { uid: 'c1', name: 'Flowers', description: '<script>' };
    const { doors, calls } = featuresAt({
      customQuery: [{ status: 200, body: { data: { categoryList: [category], products: found } } }],
    });
    const steps = window.history.length;
    const listing = (await doors.listing()).ofCategory('c1', {}, OPENED);
    await listing.sort('price_ASC');
    expect(calls[0]?.args[0]).toMatchObject({ queryVariables: { uid: 'c1', sort: { price: 'ASC' } } });
    expect(listing.listing.items.map(({ sku }) => sku)).toEqual(['TULIPS']);
    expect(window.location.search).toBe('?sort=price_ASC');
    expect(window.history.length).toBe(steps + 1);
    expect(window.history.state).toEqual({
      kept: 'by the router',
      url: '/flowers.html?sort=price_ASC',
      as: '/flowers.html?sort=price_ASC',
    });
    expect(scrolled).toEqual([{ top: 0 }]);
  });

  test('a search without a term asks nobody', async () => {
    const { doors, calls } = featuresAt({});
    const listing = (await doors.listing()).ofSearch({}, OPENED);
    await listing.tryAgain();
    expect([calls, listing.loading.error]).toEqual([[], null]);
  });

  test('an address without a query has no question mark', () => {
    window.history.replaceState(null, '', '/flowers.html?page=2');
    writeAddress('');
    expect(window.location.href).toMatch(/\/flowers\.html$/);
  });
});

describe('what few products have', () => {
  test('S3-23 a group is added by the shared cart', async () => {
    const { doors, cart, methods } = featuresAt({
      createEmptyCart: [data('createEmptyCart', 'cart-1')],
      addProductsToCart: [data('addProductsToCart', { cart: aCartWire(), user_errors: [] })],
      customQuery: [data('cart', aCartWire())],
    });
    const group = (await doors.productFeature()).group(aGroup());
    await group.addToCart();
    expect(methods().filter((method) => method === 'addProductsToCart')).toHaveLength(2);
    expect([group.addedProducts, cart.badge]).toEqual([2, 2]);
  });

  test('S3-24 a bundle stands beside its page', async () => {
    const { doors } = featuresAt({});
    const page = new ProductViewModel(aBundle(), {
      addToCart: async () => Promise.reject(new Error('nobody adds')),
      loadChoice: async () => Promise.reject(new Error('nobody chooses')),
      rememberChoice: () => undefined,
    });
    expect((await doors.productFeature()).bundle(page).total.pence).toBe(3600);
  });

  test('S7-48, S7-49 goods that go with it, each row by its own call', async () => {
    const { doors, calls } = featuresAt({
      relatedProduct: [data('products', { items: [{ related_products: [] }] })],
      upsellProduct: [data('products', { items: [{ upsell_products: [] }] })],
    });
    const { related, upsells } = await doors.productFeature();
    await related('TULIPS').open();
    await upsells('TULIPS').open();
    const args = [{ filter: { sku: { eq: 'TULIPS' } } }];
    expect(calls).toEqual([
      { method: 'relatedProduct', args },
      { method: 'upsellProduct', args },
    ]);
  });
});

describe('reviews', () => {
  const QUESTIONS = data('productReviewRatingsMetadata', {
    items: [{ id: 'q', name: 'Rating', values: [{ value_id: 'v5', value: '5' }] }],
  });
  const WRITTEN = data('createProductReview', { review: { nickname: 'Ann' } });

  test('S7-14, S1-10 a customer signs with their own name, and the account proves that they are human', async () => {
    const account = async () => anAccountPart();
    const { doors, signIn, calls } = featuresAt(
      { productReviewRatingsMetadata: [QUESTIONS], createProductReview: [WRITTEN] },
      { account },
    );
    signIn.learn(true);
    const form = await (await doors.reviews()).form('TULIPS');
    await form.open();
    form.form?.type('title', 'Bright');
    form.form?.type('text', 'Lasted a week.');
    form.form?.type('rating:q', 'v5');
    await form.submit();
    expect([form.asksName, form.isSent]).toEqual([false, true]);
    expect(calls.at(-1)).toEqual({
      method: 'createProductReview',
      args: [
        {
          sku: 'TULIPS',
          nickname: 'Ann Lee',
          summary: 'Bright',
          text: 'Lasted a week.',
          ratings: [{ id: 'q', value_id: 'v5' }],
          recaptchaToken: 'a proof',
        },
      ],
    });
  });

  test('S8-30 without the account’s script there is no proof, and nothing is sent', async () => {
    const { doors, methods } = featuresAt({ productReviewRatingsMetadata: [QUESTIONS] });
    const form = await (await doors.reviews()).form('TULIPS');
    await form.open();
    form.form?.type('nickname', 'Cleo');
    form.form?.type('title', 'Bright');
    form.form?.type('text', 'Lasted a week.');
    form.form?.type('rating:q', 'v5');
    await form.submit();
    expect([form.isSent, form.writing.error]).toEqual([false, { kind: 'no-captcha', why: 'script-not-loaded' }]);
    expect(methods()).toEqual(['productReviewRatingsMetadata']);
  });

  test('S7-17, S6-6 of a product they are asked for, of a guest’s own nobody is asked', async () => {
    const { doors, methods } = featuresAt({ productReview: [SILENCE] });
    const reviews = await doors.reviews();
    const [said, own] = [reviews.ofProduct('TULIPS'), reviews.own()];
    await Promise.all([said.open(), own.load()]);
    expect([said.loading.error?.kind, own.isEmpty, methods()]).toEqual(['unreachable', true, ['productReview']]);
  });
});
