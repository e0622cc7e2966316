import { loadCartPage } from '../../../../src/adapters/http/pages/cart';
import { loadHome } from '../../../../src/adapters/http/pages/home';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { failed } from '../../../../src/adapters/http/pages/page';
import { loadSearchPage } from '../../../../src/adapters/http/pages/search';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const catalogue = publicPage(loadPath);
const home = publicPage(loadHome);
const search = publicPage(loadSearchPage);
const cart = personalPage(loadCartPage);

describe('The status of a failed page', () => {
  test.each([
    ['S2-40 S8-4 nothing there', { kind: 'not-found', message: '' }, 404],
    ['S8-3 no answer', { kind: 'unreachable', status: null }, 503],
    ['S8-8 no answer, whatever the status upstream', { kind: 'unreachable', status: 502 }, 503],
    ['S8-8 too many requests', { kind: 'busy', message: '' }, 429],
    ['S8-1 a refusal, which has no status,', { kind: 'rejected', code: 'UNDEFINED', message: 'No' }, 500],
    ['S8-1 a lost sign-in, which has none,', { kind: 'unauthorised', message: 'No' }, 500],
  ] as const)('%s is the page of %j: %d', (_name, reason, status) => {
    expect(failed(reason)).toEqual({ kind: 'failed', status, cause: reason });
  });
});

test.each([
  { kind: 'unreachable', status: 502 },
  { kind: 'unreachable', status: 500 },
  { kind: 'unreachable', status: 404 },
  { kind: 'unreachable', status: null },
] as const)(
  'S2-40 S8-8 a path that %j left unresolved is 503, never cached, and its cause is in the log',
  async (cause) => {
    const { wire, log } = aServerApp();
    wire.failNext('urlResolver.resolve', cause);
    const answer = await askedPage(catalogue, '/roses.html');
    expect([answer.status, answer.props.failure, answer.headers['cache-control']]).toEqual([
      503,
      503,
      'private, no-store',
    ]);
    expect(log.entries[0]?.details).toMatchObject({ cause });
  },
);

test.each([
  ['urlResolver.resolve', '/roses.html', catalogue],
  ['content.homePage', '/', home],
  ['carts.find', '/cart', cart],
] as const)('S8-8 a page that was asked for too often is 429 and no error line: %s', async (call, url, page) => {
  const { wire, log } = aServerApp({ home: aHomePage() });
  wire.failNext(call, { kind: 'busy', message: 'Too many attempts.' });
  const { status, props, headers } = await askedPage<object>(page, url, { cookie: 'vsf-cart=cart-1' });
  expect([status, props]).toMatchObject([429, { failure: 429 }]);
  expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'private, no-store']);
  expect(log.entries).toEqual([]);
});

test.each([
  ['catalogue.productsBySku', '/', home],
  ['reviews.ofProduct', '/roses.html?reviews=1', catalogue],
  ['content.pages', '/search?term=tulips', search],
] as const)(
  'S8-8 a part that was asked for too often is missing without an error line: %s',
  async (call, url, page) => {
    const { wire, log } = aServerApp({ home: aHomePage() });
    wire.failNext(call, { kind: 'busy', message: 'Too many attempts.' });
    const { status, headers } = await askedPage<object>(page, url);
    expect([status, headers['x-posy-incomplete'], headers['surrogate-control']]).toEqual([200, '1', undefined]);
    expect(log.entries).toEqual([]);
    wire.failNext(call);
    await askedPage<object>(page, url);
    expect(log.entries).toMatchObject([{ message: 'A page lacks parts' }]);
  },
);

describe('A page that failed', () => {
  const REFERENCE = { 'x-request-id': '0A1B2C3D' };

  test.each([
    ['content.homePage', '/', home, 503],
    ['urlResolver.resolve', '/roses.html', catalogue, 503],
    ['carts.find', '/cart', cart, 503],
  ] as const)('S8-3 by %s has one error line, whose id it shows', async (call, url, page, status) => {
    const { wire, log } = aServerApp({ home: aHomePage() });
    wire.failNext(call);
    const cookie = 'vsf-cart=cart-1';
    const answer = await askedPage<object>(page, url, { ...REFERENCE, cookie });
    expect([answer.status, answer.props]).toMatchObject([status, { failure: status, reference: '0A1B2C3D' }]);
    expect(answer.headers['x-posy-logged']).toBe('1');
    expect(log.entries).toEqual([
      {
        message: 'A page failed',
        details: {
          id: '0A1B2C3D',
          path: url,
          status,
          cause: { kind: 'unreachable', status: null },
          layout: [],
          calls: [],
        },
      },
    ]);
  });

  test('S8-3 has one error line when the layout could not be loaded either, which names its missing parts', async () => {
    const { wire, log } = aServerApp({ home: aHomePage() });
    wire.disconnect();
    const { props } = await askedPage<object>(catalogue, '/tulips.html', REFERENCE);
    expect(props).toMatchObject({ failure: 503, reference: '0A1B2C3D' });
    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]?.details).toMatchObject({ id: '0A1B2C3D', layout: ['config', 'tree', 'banner', 'footer'] });
  });

  test('S8-1 by a bug is 500 with one error line, which has the stack', async () => {
    const { log } = aServerApp();
    const broken = personalPage(() => Promise.reject(new Error('a bug')));
    const { status, props } = await askedPage<object>(broken, '/cart', REFERENCE);
    expect([status, props]).toMatchObject([500, { failure: 500, reference: '0A1B2C3D' }]);
    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]?.details).toMatchObject({
      id: '0A1B2C3D',
      cause: expect.stringMatching(/a bug\n +at /) as string,
    });
  });

  test('S8-4 because it does not exist has no error line and no reference', async () => {
    const { log } = aServerApp();
    const { props, headers } = await askedPage<object>(catalogue, '/gone.html', REFERENCE);
    expect([props, log.entries, headers['x-posy-logged']]).toMatchObject([{ failure: 404 }, [], undefined]);
    expect(props).not.toHaveProperty('reference');
  });
});
