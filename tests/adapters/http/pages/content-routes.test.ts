import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { aContentPage } from '../../../builders/a-content-page';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const STORES = 'default en-GB GBP; ie en-IE EUR /ie';
const ask = (url: string) => askedPage<object>(publicPage(loadPath), url);
const aShop = (data: Parameters<typeof aServerApp>[0] = {}) => aServerApp(data, { STORES });
const WORKSHOPS = new Map([['chichester-flower-workshops', aContentPage({ body: '<p>{workshops}</p>' })]]);
const NEVER_CACHED = { 'cache-control': 'private, no-store' };

describe.each(['', '/ie'])('below "%s"', (prefix) => {
  test('S2-19 /Pages/{slug} is the content page, whose canonical path is the short one, and may be cached', async () => {
    const { wire } = aShop();
    const { status, props, headers } = await ask(`${prefix}/Pages/terms`);
    expect([status, headers['surrogate-control']]).toEqual([200, 'max-age=60']);
    expect(props).toMatchObject({ content: { page: { title: 'Purchase terms' }, canonical: '/terms', index: null } });
    expect(headers['cache-tag']).toContain('content%3Apages');
    expect(wire.calls).not.toContain('urlResolver.resolve');
  });

  test('S2-19 the short path of a content page is its canonical one', async () => {
    aShop();
    expect((await ask(`${prefix}/terms`)).props).toMatchObject({ content: { canonical: '/terms' } });
  });

  test('S2-19 a content page that is named like another page has /Pages/{slug} alone', async () => {
    aShop({ pages: new Map(['search', 'ie'].map((slug) => [slug, aContentPage()])) });
    for (const slug of ['search', 'ie'])
      expect((await ask(`${prefix}/Pages/${slug}`)).props).toMatchObject({ content: { canonical: `/Pages/${slug}` } });
  });

  test('S2-19 /Pages lists the content pages by title at their paths, and may be cached', async () => {
    const pages = [
      ['terms', 'Terms'],
      ['search', 'Searching'],
      ['about', 'About us'],
    ] as const;
    aShop({ pages: new Map(pages.map(([slug, title]) => [slug, aContentPage({ title, description: slug })])) });
    const { status, props, headers } = await ask(`${prefix}/Pages`);
    expect([status, headers['surrogate-control']]).toEqual([200, 'max-age=60']);
    expect(props).toMatchObject({
      content: {
        page: { title: 'Good to know', body: '' },
        index: [
          { name: 'About us', description: 'about', path: '/about' },
          { name: 'Searching', description: 'search', path: '/Pages/search' },
          { name: 'Terms', description: 'terms', path: '/terms' },
        ],
      },
    });
  });

  test.each(['/chichester-flower-workshops', '/Pages/chichester-flower-workshops'])(
    'S2-109 %s has the workshops to come, and is rendered again when one changes or is added',
    async (url) => {
      const { wire } = aShop({ pages: WORKSHOPS });
      const { status, props, headers } = await ask(prefix + url);
      expect([status, headers['surrogate-control']]).toEqual([200, 'max-age=60']);
      expect(props).toMatchObject({ content: { workshops: [{ sku: 'WREATH-EVENING', day: '2026-03-10' }] } });
      expect(headers['cache-tag']).toMatch(/product%3AWREATH-EVENING.*content%3Apages,category%3Ac-workshops/);
      expect(wire.calls.filter((call) => call === 'catalogue.workshops')).toHaveLength(1);
    },
  );

  test.each(['catalogue.workshops', 'catalogue.tree'] as const)(
    'S2-109 without an answer of %s the words of the workshops stay, and are never cached',
    async (call) => {
      const { wire } = aShop({ pages: WORKSHOPS });
      wire.failNext(call);
      const { status, props, headers } = await ask(`${prefix}/chichester-flower-workshops`);
      expect([status, headers['x-posy-incomplete'], headers['surrogate-control']]).toEqual([200, '1', undefined]);
      expect(props).toMatchObject({ content: { page: { title: 'Purchase terms' }, workshops: null } });
    },
  );

  test('S2-23 /Cms is the CMS page of the commerce backend with the identifier, and may be cached', async () => {
    aShop();
    const { status, props, headers } = await ask(`${prefix}/Cms?identifier=privacy`);
    expect([status, headers['surrogate-control']]).toEqual([200, 'max-age=60']);
    expect(props).toMatchObject({ content: { page: { title: 'What we know of you', body: '<p>Little.</p>' } } });
  });

  test('S2-23 a CMS page without a heading has its title, and one without both its identifier', async () => {
    const page = { description: '', body: '<p>Words.</p>', heading: '' };
    aShop({
      cmsPages: [
        { name: 'about/us.html', title: 'About us', ...page },
        { name: 'bare', title: '', ...page, heading: null },
      ],
    });
    const titled = await ask(`${prefix}/Cms?identifier=about/us.html`);
    expect(titled.props).toMatchObject({ content: { page: { title: 'About us' } } });
    expect((await ask(`${prefix}/Cms?identifier=bare`)).props).toMatchObject({ content: { page: { title: 'bare' } } });
  });

  test('S2-23 /Page is what the resolver finds at that path', async () => {
    const page = { name: 'Page', title: 'Any page', description: '', heading: null, body: '' };
    aShop({ cmsPages: [page] });
    const { status, props } = await ask(`${prefix}/Page`);
    expect(status).toBe(200);
    expect(props).toMatchObject({ content: { page: { title: 'Any page' } } });
  });

  test('S2-23 /Home is the home content in the default layout, and may be cached', async () => {
    aShop({ home: aHomePage() });
    const { status, props, headers } = await ask(`${prefix}/Home`);
    expect([status, headers['surrogate-control']]).toEqual([200, 'max-age=60']);
    expect(props).toMatchObject({ home: { page: { title: aHomePage().title } }, layout: 'default' });
  });

  test('S2-23 the home content has the closed days of the delivery schedule, and none while it is unknown', async () => {
    const closure = { from: '2026-03-09', to: '2026-03-10', reason: 'Stocktaking' };
    aShop({
      home: aHomePage(),
      deliverySchedule: { ...aDeliverySchedule(), closedWeekdays: [1], closures: [closure] },
    });
    expect((await ask(`${prefix}/Home`)).props).toMatchObject({
      home: { restDays: { closedWeekdays: [1], restsOnBankHolidays: true, closure } },
    });
    const { wire } = aShop({ home: aHomePage() });
    wire.failNext('deliverySchedules.deliverySchedule');
    expect((await ask(`${prefix}/Home`)).props).toMatchObject({ home: { restDays: null } });
  });

  test.each([
    '/Page',
    '/Cms',
    '/Cms?identifier=',
    '/Cms?identifier[]=privacy',
    '/Cms?identifier=privacy&identifier=privacy',
    '/Cms?identifier=gone',
    '/Cms?identifier=%00',
    '/Cms?identifier=../privacy',
    `/Cms?identifier=${'a'.repeat(101)}`,
    '/Cms?id=privacy',
    '/Cms/privacy',
    '/Home/flowers',
    '/Page/privacy',
    '/Pages/gone',
    '/Pages/terms/',
    '/Pages/a/b',
    '/Pages/Terms',
    '/Pages/%00',
    '/Pages/..%2fterms',
    '/Pages/__proto__',
    '/pages/terms',
    '/PAGES/terms',
    '/cms?identifier=privacy',
    '/HOME',
    '/terms/more',
  ])('S2-19 S2-23 %s is missing, and never cached', async (url) => {
    const { log } = aShop();
    const { status, headers } = await ask(prefix + url);
    expect([status, headers]).toEqual([404, expect.objectContaining(NEVER_CACHED)]);
    expect([headers['surrogate-control'], log.entries]).toEqual([undefined, []]);
  });

  test.each(['/Pages/../terms', '/about/./../terms', '/Pages/gone/../terms'])(
    'S2-19 the detour %s is the page, and never cached',
    async (url) => {
      aShop();
      const { status, props, headers } = await ask(prefix + url);
      expect([status, headers['surrogate-control']]).toEqual([200, undefined]);
      expect(props).toMatchObject({ content: { page: { title: 'Purchase terms' } } });
      expect(headers).toMatchObject(NEVER_CACHED);
    },
  );

  test.each(['/Pages?page=2', '/Pages/terms?slug=terms', '/Home?identifier=home', '/Cms?identifier=privacy&page=1'])(
    'S2-19 S2-23 %s has a query without effect, and is never cached',
    async (url) => {
      aShop({ home: aHomePage() });
      const { status, headers } = await ask(prefix + url);
      expect([status, headers['surrogate-control']]).toEqual([200, undefined]);
      expect(headers).toMatchObject(NEVER_CACHED);
    },
  );

  test.each([
    ['content.page', '/Pages/terms'],
    ['content.pages', '/Pages'],
    ['content.homePage', '/Home'],
    ['cmsPages.page', '/Cms?identifier=privacy'],
    ['urlResolver.resolve', '/Page'],
  ] as const)('S8-3 without an answer of %s, %s is 503 with an id in the log, and never cached', async (call, url) => {
    const { wire, log } = aShop({ home: aHomePage() });
    wire.failNext(call);
    const { status, props, headers } = await ask(prefix + url);
    expect(status).toBe(503);
    expect(headers).toMatchObject(NEVER_CACHED);
    const { reference } = props as { reference?: string };
    expect(reference).toMatch(/\S/);
    expect(log.entries).toEqual([expect.objectContaining({ details: expect.objectContaining({ id: reference }) })]);
  });
});
