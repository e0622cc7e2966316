import type { CommerceBackend } from '../../../../src/composition/commerce/commerce-backend';
import { loadCartPage } from '../../../../src/adapters/http/pages/cart';
import { loadCheckoutStep, loadThankYou } from '../../../../src/adapters/http/pages/checkout';
import { loadHome } from '../../../../src/adapters/http/pages/home';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aFooter } from '../../../builders/a-footer';
import { aHomePage } from '../../../builders/a-home-page';
import { aShop } from '../../../builders/a-shop';
import { aServerApp, configOf, inMemoryBackend, serveShop } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const catalogue = publicPage(loadPath);
const home = publicPage(loadHome);
const cart = personalPage(loadCartPage);

describe('Caching of pages', () => {
  test.each([
    '/flowers.html',
    '/flowers.html?page=2&sort=name_ASC&itemsPerPage=4&view=list',
    '/flowers.html?page=0&sort=',
    '/flowers.html?colour=red',
    '/posy.html?size=size-l',
    '/roses.html',
  ])('%s is the same for all visitors', async (url) => {
    aServerApp();
    const { headers } = await askedPage(catalogue, url);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0', 'surrogate-control': 'max-age=60' });
  });

  test.each([
    ['/flowers.html', ['layout', 'category:c-flowers', 'product:TULIPS']],
    ['/posy.html', ['layout', 'delivery', 'product:POSY']],
  ])('%s says what it shows', async (url, tags) => {
    aServerApp();
    const { headers } = await askedPage(catalogue, url);
    expect(String(headers['cache-tag']).split(',').map(decodeURIComponent)).toEqual(expect.arrayContaining(tags));
  });

  test('the home page shows its products, also one that is not found now', async () => {
    const homePage = aHomePage({ rows: [{ heading: 'Rows', text: '', skus: ['TULIPS', 'GONE 1'], link: null }] });
    aServerApp({ home: homePage });
    const tags = String((await askedPage<object>(home, '/')).headers['cache-tag']).split(',');
    expect(tags).toEqual(expect.arrayContaining(['content%3Ahomepage', 'product%3ATULIPS', 'product%3AGONE%201']));
  });

  test('for a minute pages of a store and currency have the same layout, which is drawn once', async () => {
    const { clock } = aServerApp({}, { STORES: 'default en-GB GBP; ie en-IE EUR /ie' });
    const layoutOf = async (url: string) => (await askedPage(catalogue, url)).props.site;
    const layout = await layoutOf('/flowers.html');
    expect(await layoutOf('/roses.html')).toBe(layout);
    expect(await layoutOf('/ie/roses.html')).not.toBe(layout);
    clock.set(clock.now() + 60_000);
    expect(await layoutOf('/roses.html')).not.toBe(layout);
  });

  test('the layout is loaded again when what pages share has changed', async () => {
    const { wire } = aServerApp();
    const loads = async (version: string) => {
      const before = wire.calls.filter((call) => call === 'store.config').length;
      await askedPage(catalogue, '/flowers.html', { 'x-posy-shared-version': version });
      return wire.calls.filter((call) => call === 'store.config').length - before;
    };
    expect([await loads('1'), await loads('1'), await loads('2'), await loads('2')]).toEqual([1, 0, 1, 0]);
  });

  test.each([
    '/flowers.html?added=TULIPS',
    '/flowers.html?gclid=1',
    '/flowers.html?color=red',
    '/roses.html?o.card=secret',
    '/roses.html?size=size-l',
    '/roses.html?refused=out-of-stock~~',
    '/flowers.html?__proto__=1',
    '/flowers.html?nxtPslug=1',
    '/flowers.html?page=1&page=1',
    '/flowers.html?page=1&page=2',
    '/flowers.html?sort=dearest',
    '/flowers.html?itemsPerPage=101',
    '/flowers.html?view=table',
    '/flowers.html?colour=nothing',
    '/flowers.html?colour=red&colour=red',
    `/flowers.html?colour=${'1'.repeat(3000)}`,
    '/posy.html?size=unknown',
    '/posy.html?size=size-l&size=size-s',
    '/any/c/flowers.html',
  ])('%s is about one visit, or says something the page does not know: nobody keeps it', async (url) => {
    aServerApp();
    const { headers } = await askedPage(catalogue, url);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['surrogate-control']).toBeUndefined();
  });

  test.each([
    [home, '/', 'store.config'],
    [home, '/', 'catalogue.tree'],
    [home, '/', 'content.topBanner'],
    [home, '/', 'content.footer'],
    [home, '/', 'catalogue.productsBySku'],
    [catalogue, '/flowers.html', 'catalogue.tree'],
    [catalogue, '/roses.html', 'deliverySchedules.deliverySchedule'],
  ] as const)(
    'S2-65 an incomplete page is not cached and does not replace a complete one: %p %s %s',
    async (page, url, call) => {
      const { wire } = aServerApp({ home: aHomePage() });
      wire.failNext(call);
      const { headers, status } = await askedPage<object>(page, url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-posy-incomplete': '1' });
      expect(headers['surrogate-control']).toBeUndefined();
    },
  );

  test('a page with the earlier layout data, and one of a shop without a banner, may be cached', async () => {
    aServerApp({ home: aHomePage(), banner: null });
    expect((await askedPage<object>(home, '/')).headers).toMatchObject({ 'surrogate-control': 'max-age=60' });
  });

  test('S1-16 the footer is no part of the data that is sent with a page', async () => {
    aServerApp();
    const { site } = (await askedPage(cart, '/cart')).props;
    expect(site.footer).toEqual(aFooter());
    expect(JSON.stringify(site)).not.toContain('footer');
  });

  test('S1-16 when the content service fails, the last known footer stands', async () => {
    const { wire } = aServerApp();
    const footerAt = async (version: string) => {
      const { props } = await askedPage(cart, '/cart', { 'x-posy-shared-version': version });
      return props.site.footer;
    };
    const known = await footerAt('1');
    wire.failNext('content.footer');
    expect([await footerAt('2'), wire.calls.filter((call) => call === 'content.footer')]).toEqual([
      known,
      ['content.footer', 'content.footer'],
    ]);
  });

  test('S7-85 the stores share one top banner, whose delivery is not filled in', async () => {
    const banner = { left: '{delivery}', center: 'Grown nearby', abroad: '' };
    const { wire } = aServerApp({ home: aHomePage(), banner }, { STORES: 'default en-GB GBP; ie en-IE EUR,GBP /ie' });
    const shown = [];
    for (const [url, cookie] of [
      ['/cart', ''],
      ['/ie/cart', ''],
      ['/ie/cart', 'vsf-currency=GBP'],
    ] as const)
      shown.push((await askedPage(cart, url, { cookie })).props.site.banner);
    expect(shown).toEqual([banner, banner, banner]);
    expect(wire.calls.filter((call) => call === 'content.topBanner')).toHaveLength(1);
    expect(wire.calls.filter((call) => call === 'content.footer')).toHaveLength(3);
  });

  test.each([
    ['at 1.30 pm, half an hour before the nearest cut-off', '/', '12:30', '1800', 'See today’s bouquets'],
    ['at 11.59 am, a minute before that of the coast', '/', '10:59', '60', 'See today’s bouquets'],
    ['then in a store abroad, where other things are sent', '/ie', '10:59', '60', 'See what we send to Ireland'],
    ['in the evening, until midnight', '/', '21:00', '7200', 'See our bouquets'],
  ])(
    'a page ends at the next cut-off of any place, and speaks of today until the last: %s',
    async (_when, url, at, ends, label) => {
      const heroLink = { label: 'See {today’s} bouquets', path: '/flowers.html' };
      const stores = { STORES: 'default en-GB GBP; ie en-IE EUR,GBP /ie' };
      const heroLinkAbroad = { label: 'See what we send to {country}', path: '/gifts.html' };
      const { clock } = aServerApp({ home: aHomePage({ heroLink, heroLinkAbroad }) }, stores);
      clock.set(Date.parse(`2026-10-08T${at}:00Z`));
      const { headers, props } = await askedPage<object>(home, url);
      expect(headers['x-posy-ends']).toBe(ends);
      expect(props).toMatchObject({ home: { page: { heroLink: { label } } } });
      expect(JSON.stringify(props)).not.toContain('heroLinkAbroad');
    },
  );

  test('a personal page is not cached, even without a query', async () => {
    aServerApp();
    const { headers, status } = await askedPage(cart, '/cart');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['surrogate-control']).toBeUndefined();
  });

  test('no page sets a cookie', async () => {
    aServerApp({ home: aHomePage() });
    const cookie = 'vsf-cart=dead; vsf-currency=XXX';
    for (const [page, url] of [
      [catalogue, '/roses.html'],
      [home, '/'],
      [cart, '/cart'],
    ] as const) {
      expect((await askedPage<object>(page, url, { cookie })).headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('Store and currency of a page', () => {
  const STORES = 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings';

  test.each([
    ['/flowers.html', '', '', 'GBP', 'en-GB'],
    ['/flowers.html', 'vsf-currency=EUR', '', 'EUR', 'en-GB'],
    ['/flowers.html', 'vsf-currency=USD', '', 'GBP', 'en-GB'],
    ['/flowers.html', 'vsf-currency=%3Cb%3E; vsf-store=weddings', '', 'GBP', 'en-GB'],
    ['/weddings/flowers.html', '', '/weddings', 'EUR', 'en-GB'],
    ['/weddings/flowers.html', 'vsf-currency=GBP; vsf-store=default', '/weddings', 'GBP', 'en-GB'],
  ])('S9-1, S9-2, S2-2 %s with the cookies %j belongs to %j in %s', async (url, cookie, prefix, currency, locale) => {
    aServerApp({}, { STORES });
    const { props } = await askedPage(catalogue, url, { cookie });
    expect(props).toMatchObject({
      site: { storePrefix: prefix, currency, locale },
      category: { category: { uid: 'c-flowers' }, path: '/flowers.html' },
    });
  });

  test('S2-2 a shop with one store is English and has no path prefix', async () => {
    const { app } = aServerApp({}, { STORES: 'default en-GB GBP' });
    expect(app.config.stores).toHaveLength(1);
    const { props } = await askedPage(catalogue, '/roses.html');
    expect(props.site).toMatchObject({ storePrefix: '', locale: 'en-GB' });
    expect(props).toMatchObject({ product: { back: '/roses.html' } });
  });

  test("S2-2 the default store's name in a path is not a prefix", async () => {
    aServerApp();
    const { props } = await askedPage(catalogue, '/default/roses.html');
    expect(props).toMatchObject({ site: { storePrefix: '' }, product: { product: { path: '/roses.html' } } });
  });
});

describe('Layout data', () => {
  test.each([
    ['/flowers.html', ['GBP', 'EUR']],
    ['/weddings/flowers.html', ['EUR', 'GBP']],
  ])('of %s is cached for each store and currency', async (url, currencies) => {
    const data = aShop();
    const honest = inMemoryBackend(data.shop);
    const opened: string[] = [];
    const visitors: string[] = [];
    const backend: CommerceBackend = {
      ...honest,
      open: (visitor) => {
        visitors.push(`${visitor.store} ${visitor.currency}`);
        const ports = honest.open(visitor);
        const tree = () => {
          opened.push(`${visitor.store} ${visitor.currency}`);
          return ports.catalogue.tree();
        };
        return { ...ports, catalogue: Object.assign(Object.create(ports.catalogue), { tree }) };
      },
    };
    const { clock, log, content } = data;
    serveShop({
      config: configOf({ STORES: 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings' }),
      clock,
      log,
      content,
      backend,
    });
    const store = url.startsWith('/weddings') ? 'weddings' : 'default';
    for (const currency of [...currencies, ...currencies]) {
      visitors.length = 0;
      await askedPage(catalogue, url, { cookie: `vsf-currency=${currency}` });
      expect(new Set(visitors)).toEqual(new Set([`${store} ${currency}`]));
    }
    expect(opened).toEqual(currencies.map((currency) => `${store} ${currency}`));
  });

  test('S1-3 every page links to flowers, gifts, plants and workshops, even without a category tree', async () => {
    const { wire } = aServerApp();
    wire.failNext('catalogue.tree');
    const { props } = await askedPage(cart, '/cart');
    expect(props.site.menu[0]?.children.map(({ name, path }) => [name, path])).toEqual([
      ['Flowers', '/flowers.html'],
      ['Gifts', '/gifts.html'],
      ['Plants', '/plants.html'],
      ['Workshops', '/workshops.html'],
    ]);
  });

  test("with a category tree the menu is the tree's", async () => {
    aServerApp();
    const { props } = await askedPage(cart, '/cart');
    expect(props.site.menu[0]?.children.map(({ name }) => name)).toEqual(['Flowers', 'Workshops']);
  });

  test('S2-65 parts that cannot be loaded are omitted, and the page is shown', async () => {
    const { wire, log } = aServerApp({ home: aHomePage() });
    for (const call of ['store.config', 'catalogue.tree', 'content.topBanner', 'content.footer'] as const)
      wire.failNext(call);
    const { props, status } = await askedPage(home, '/');
    expect(status).toBe(200);
    expect(props.site).toMatchObject({
      storeName: 'Posy',
      banner: null,
      footer: null,
      logo: { width: 35, height: 34 },
    });
    const details = { path: '/', layout: ['config', 'tree', 'banner', 'footer'], cause: null, calls: [] };
    expect(log.entries).toEqual([{ message: 'A page lacks parts', details }]);
  });

  test("S2-64 the weekday is London's, by the shop's clock", async () => {
    const { clock } = aServerApp();
    clock.set(Date.parse('2026-06-06T23:30:00Z'));
    expect((await askedPage(cart, '/cart')).props.site.weekday).toBe('Sunday');
  });
});

describe('Pages with fixed URLs', () => {
  test("S2-4 the home page has the florist's content and the products of its rows", async () => {
    aServerApp({ home: aHomePage() });
    const { props } = await askedPage(home, '/?added=TULIPS');
    expect(props).toMatchObject({
      home: {
        page: { heroHeading: 'Flowers for today' },
        rows: [{ products: [{ sku: 'PEONIES' }, { sku: 'TULIPS' }] }],
        added: 'TULIPS',
      },
    });
  });

  test('S8-3 the home page is 503 without the content service, and 404 without its entry', async () => {
    const { wire } = aServerApp({ home: aHomePage() });
    wire.failNext('content.homePage');
    expect((await askedPage(home, '/')).status).toBe(503);
    aServerApp({ home: null });
    expect((await askedPage(home, '/')).status).toBe(404);
  });

  test('S2-5, S3-63 the cart of the cookie is shown; an unknown or missing one is empty and stays unchanged', async () => {
    const { shop, wire } = aServerApp();
    const { id } = shop.openNewCart();
    const named = await askedPage(cart, '/cart', { cookie: `vsf-cart=${id}` });
    expect(named.props).toMatchObject({ cart: { id }, isCrossSite: false });
    const dead = await askedPage(cart, '/cart', { cookie: 'vsf-cart=dead' });
    expect(dead.props).toMatchObject({ cart: { items: [] } });
    await askedPage(cart, '/cart');
    expect(wire.calls).not.toContain('carts.open');
  });

  test('a cross-site navigation, which has no cookies, gets the loading cart and not an empty one', async () => {
    const { wire } = aServerApp();
    const foreign = await askedPage(cart, '/cart', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.props).toMatchObject({ cart: null, isCrossSite: true });
    expect(wire.calls.some((call) => call.startsWith('carts.'))).toBe(false);
  });

  test('S8-3 an unreachable backend is 503, never an empty cart', async () => {
    const { wire } = aServerApp();
    wire.failNext('carts.find');
    expect((await askedPage(cart, '/cart', { cookie: 'vsf-cart=cart-1' })).status).toBe(503);
  });

  test.each(['user-account', 'shipping', 'billing', 'payment'])(
    'S2-8, S2-9, S2-10, S2-11 the step %s has a page',
    async (step) => {
      aServerApp();
      const { props, status } = await askedPage(personalPage(loadCheckoutStep), `/checkout/x?step=${step}`);
      expect([status, props]).toMatchObject([200, { step }]);
    },
  );

  test.each([
    [{}, false],
    [{ RECAPTCHA_SITE_KEY: 'site' }, true],
  ])('a step of a shop with the settings %j says whether an order needs a captcha token: %s', async (env, needed) => {
    aServerApp({}, env);
    const { props } = await askedPage(personalPage(loadCheckoutStep), '/checkout/x?step=payment');
    expect(props).toMatchObject({ site: { needsCaptcha: needed } });
  });

  test.each(['', 'thank-you', 'constructor', 'Shipping'])('there is no step %j', async (step) => {
    aServerApp();
    expect((await askedPage(personalPage(loadCheckoutStep), `/checkout/x?step=${step}`)).status).toBe(404);
  });

  test.each([
    ['/checkout/thank-you?order=000000598', '000000598'],
    ['/checkout/thank-you', null],
    ['/checkout/thank-you?order=1&order=2', null],
  ])('S2-12 %s has the order %j and nothing else', async (url, order) => {
    aServerApp();
    const { site, ...body } = (await askedPage(personalPage(loadThankYou), url)).props;
    expect(site).toBeDefined();
    expect(body).toEqual({ order });
  });
});

test.each([
  ['/_next/data/build/flowers.html.json?slug=flowers.html', 'max-age=60'],
  ['/_next/data/build/flowers.html.json?slug=roses.html', undefined],
  ['/_next/data/build/flowers.html.json?__proto__=1', undefined],
])('the data %s of a page is cached: %s', async (url, kept) => {
  aServerApp();
  expect((await askedPage(catalogue, '/flowers.html', {}, url)).headers['surrogate-control']).toBe(kept);
});
