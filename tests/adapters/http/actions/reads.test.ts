import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleRead } from '../../../../src/adapters/http/handle-read';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

let server: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;
const STORES = 'default en-GB GBP,EUR; german de-DE EUR /german';

beforeAll(async () => {
  server = await runningFrontServer((request, response) => {
    const name = /\/api\/reads\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? '';
    void handleRead(serverApp(), name, request, response);
  });
});
beforeEach(() => (data = aServerApp({}, { ...server.env, STORES })));
afterAll(() => server.close());

async function read(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const response = await server.post(path, '', headers, method);
  const body =
    method === 'HEAD' ? {} : ((await response.json()) as { result?: { ok: boolean; value?: unknown }; field?: string });
  return { status: response.status, headers: response.headers, body };
}

test.each([
  ['suggestions?term=tulips', { term: 'tulips' }],
  ['variant?sku=POSY&chosen=size-l', { variant: { sku: 'POSY-L' } }],
  ['category?uid=c-flowers&sort=name_ASC&page=1', { listing: { page: 1 } }],
  ['search?term=tulips', { listing: {} }],
  ['reviews?sku=TULIPS', { average: expect.any(Number) as number }],
  ['settings', { stores: [{ code: 'default' }, { code: 'german' }] }],
  [
    'delivery-offers?sku=TULIPS&postcode=PO19',
    [{ method: 'van', zone: { code: 'chichester' } }, { method: 'courier' }, { method: 'collection' }],
  ],
])('%s is returned, may be cached, and sets no cookie', async (path, value) => {
  const { status, headers, body } = await read(`/api/reads/${path}`);
  expect([status, headers.get('surrogate-control'), headers.getSetCookie()]).toEqual([200, 'max-age=60', []]);
  expect(body.result).toMatchObject({ ok: true, value });
});

test.each([
  ['suggestions?term=tulips', ['search', 'unlimited', 'product:TULIPS']],
  ['variant?sku=POSY&chosen=size-l', ['product:POSY', 'product:POSY-L']],
  ['category?uid=c-flowers', ['category:c-flowers', 'product:TULIPS']],
  ['category?uid=c-flowers&colour=red', ['category:c-flowers', 'unlimited']],
  ['search?term=tulips', ['search', 'unlimited', 'product:TULIPS']],
  ['reviews?sku=TULIPS', ['product:TULIPS']],
  ['delivery-offers?sku=TULIPS&postcode=PO19', ['delivery', 'unlimited', 'product:TULIPS']],
])('%s says what it shows', async (path, tags) => {
  const { headers } = await read(`/api/reads/${path}`);
  expect((headers.get('cache-tag') ?? '').split(',').map(decodeURIComponent)).toEqual(expect.arrayContaining(tags));
});

test('S4-33 the settings contain no secret', async () => {
  data = aServerApp({}, { ...server.env, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'very-secret' });
  const { body } = await read('/api/reads/settings');
  expect(body.result).toMatchObject({ value: { confirmation: true, recaptcha: { siteKey: 'site', version: 3 } } });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('is the same for all visitors', async () => {
  const guest = await read('/api/reads/category?uid=c-flowers');
  const cookie = 'vsf-customer=t; vsf-cart=c; vsf-currency=EUR';
  expect((await read('/api/reads/category?uid=c-flowers', { cookie })).body).toEqual(guest.body);
});

test.each([
  ['nothing', 404],
  ['constructor', 404],
  ['settings?surplus=1', 400],
  ['settings?currency=XXX', 400],
  ['settings?__proto__=1', 400],
  [`suggestions?term=${'x'.repeat(301)}`, 400],
  [`variant?sku=POSY&${'chosen=a&'.repeat(61)}`, 400],
  ['category?uid=c-flowers&cat=7', 400],
])('/api/reads/%s is %d', async (path, status) => {
  const response = await read(`/api/reads/${path}`);
  expect([response.status, response.headers.get('surrogate-control')]).toEqual([status, null]);
});

test.each([
  'category?uid=c-flowers&page=9999',
  'category?uid=c-flowers&sort=dearest',
  'category?uid=c-flowers&colour=99',
  'category?uid=c-flowers&price=1_2',
  'search?term=tulips&page=9999',
  'suggestions?term=tulips&term=roses',
  'reviews?sku=TULIPS&page=9999',
])('/api/reads/%s succeeds, but is not cached', async (path) => {
  const { status, headers } = await read(`/api/reads/${path}`);
  expect([status, headers.get('surrogate-control'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
});

test('store choices that could not be loaded are not cached', async () => {
  data.wire.failNext('store.currencies');
  expect((await read('/api/reads/store-choices')).headers.get('surrogate-control')).toBeNull();
  expect((await read('/api/reads/store-choices')).headers.get('surrogate-control')).toBe('max-age=60');
});

test('uses the query that the front server received', async () => {
  const headers = { 'x-posy-url': '/api/reads/settings?__proto__=1' };
  expect((await read('/api/reads/settings', headers)).status).toBe(400);
});

test('ends with the day in London, and so with a season', async () => {
  // The clock stands at ten in the morning.
  expect((await read('/api/reads/suggestions?term=tulips')).headers.get('x-posy-ends')).toBe(String(14 * 3_600));
});

test.each(['POST', 'PUT', 'DELETE'])('%s is 405', async (method) => {
  expect((await read('/api/reads/settings', {}, method)).status).toBe(405);
});

test('takes the store from the path', async () => {
  expect((await read('/german/api/reads/settings?currency=EUR')).status).toBe(200);
  expect((await read('/german/api/reads/settings?currency=GBP')).status).toBe(400);
});

test('S4-61 is 404 and not cached below a prefix that is no store', async () => {
  const { status, headers } = await read('/french/api/reads/settings');
  expect([status, headers.get('cache-control'), headers.get('surrogate-control')]).toEqual([404, 'no-store', null]);
});

test('is 503 and not cached while the backend is unreachable', async () => {
  data.wire.disconnect();
  const { status, headers, body } = await read('/api/reads/suggestions?term=tulips');
  expect([status, headers.get('cache-control'), headers.get('surrogate-control')]).toEqual([503, 'no-store', null]);
  expect(data.log.entries).toMatchObject([
    { message: 'A read failed', details: { id: (body as { id?: string }).id, read: 'suggestions', status: 503 } },
  ]);
});
