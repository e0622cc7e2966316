import { openFrontServer, type RunningFrontServer, serve } from './running-front-server';

let frontServer: RunningFrontServer;
let asked: string[];
let backend: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  asked = [];
  backend = await serve((request, response) => {
    asked.push(`backend ${request.url}`);
    response.end();
  });
  const url = `http://127.0.0.1:${backend.port}`;
  frontServer = await openFrontServer(
    (request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' }).end('page');
    },
    {
      BACKEND_PORT: String(backend.port),
      MAGENTO_GRAPHQL_URL: `${url}/graphql`,
      STORAGE_URL: url,
      PRACTICE_BANK: 'on',
    },
  );
});
afterEach(async () => {
  await frontServer.drain();
  await backend.stop();
});

const PICTURE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  frontServer.request(path, { method, headers });

describe('what a page of another site asks for', () => {
  test.each([
    '/api/reads/search?term=x',
    '/ie/api/reads/related?sku=x',
    '/search?term=x',
    '/flowers',
    '/flowers.html',
    '/x.y',
    '/cart',
    '/checkout/shipping',
    '/order-status?order=asked',
    '/_next/data/build/cart.json',
    '/sitemap.xml',
    '/payment/return?order=1',
    '/readyz',
  ])('is refused before anything is asked, and does not count: %s', async (path) => {
    for (let at = 0; at < 40; at += 1) expect((await send(path, PICTURE)).status).toBe(403);
    expect(asked).toEqual([]);
    const own = { 'sec-fetch-site': 'same-origin' };
    const statuses = [];
    for (const url of [path, '/api/reads/search?term=rose', '/sign-in', '/checkout/shipping']) {
      statuses.push((await send(url, own)).status);
    }
    expect(statuses).not.toContain(429);
    expect(asked).toContain('/sign-in');
  });

  test.each([
    ['a neighbouring site', { ...PICTURE, 'sec-fetch-site': 'same-site' }, 'GET'],
    ['a script', { ...PICTURE, 'sec-fetch-dest': 'empty' }, 'GET'],
    ['a page fetched ahead', { ...LINK, 'sec-fetch-mode': 'no-cors' }, 'GET'],
    ['a page prepared by speculation rules', { ...LINK, 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['an answer of the API in a window of its own', LINK, 'GET'],
    ['a frame', { ...LINK, 'sec-fetch-dest': 'iframe' }, 'GET'],
    ['an object', { ...LINK, 'sec-fetch-dest': 'object' }, 'GET'],
    ['a form', LINK, 'POST'],
    ['the head of a page', LINK, 'HEAD'],
    ['only where it comes from', { 'sec-fetch-site': 'cross-site' }, 'GET'],
  ])('is refused for %s', async (_name, headers, method) => {
    const { status, headers: answer } = await send('/api/actions/add-to-cart', headers, method);
    expect([status, answer['cache-control'], asked]).toEqual([403, 'no-store', []]);
  });

  test.each(['/flowers', '/api/reads/related?sku=x'])('is refused although it is cached: %s', async (path) => {
    await send(path);
    expect((await send(path)).status).toBe(200);
    expect([(await send(path, PICTURE)).status, (await send(path, LINK)).status]).toEqual([403, 200]);
    expect(asked).toEqual([path]);
  });

  test('is refused ahead of its time, and shown when its link is followed: /flowers', async () => {
    const ahead = { ...LINK, 'sec-purpose': 'prefetch' };
    expect([(await send('/flowers', ahead)).status, asked]).toEqual([403, []]);
    expect((await send('/flowers', LINK)).status).toBe(200);
  });

  test('is refused in a window that is led from one wrong read to the next', async () => {
    for (let at = 0; at < 40; at += 1) expect((await send(`/api/reads/search?wrong=${at}`, LINK)).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('is JSON for a call and a page for anything else', async () => {
    const [call, page] = [await send('/api/actions/sign-in', PICTURE), await send('/cart', PICTURE)];
    expect(JSON.parse(call.body.toString())).toEqual({ message: 'Another site cannot ask for this.' });
    expect(page.body.toString()).toContain('<h1>Another site cannot ask for this</h1>');
    expect(frontServer.reports).toEqual([]);
  });
});

describe('what another site may ask for', () => {
  test.each(['/', '/flowers?colour=red', '/cart', '/order-status?order=asked', '/checkout/thank-you'])(
    'is a whole page, by a link: %s',
    async (path) => {
      expect((await send(path, LINK)).status).toBe(200);
      expect((await send(path, { ...LINK, 'sec-fetch-site': 'same-site' })).status).toBe(200);
      expect(asked[0]).toBe(path);
    },
  );

  test('is a whole page that our service worker asks for', async () => {
    expect((await send('/cart', { ...LINK, 'sec-fetch-dest': 'empty' })).status).toBe(200);
  });

  test('is the way back from a bank', async () => {
    expect((await send('/payment/return?order=1', LINK)).status).toBe(200);
    expect(asked).toEqual(['backend /payment/return?order=1']);
  });

  test('is a picture of a product', async () => {
    expect((await send('/media/catalog/product/VASE/0.jpg?w=216&h=268', PICTURE)).status).toBe(200);
    expect((await send('/robots.txt', PICTURE)).status).toBe(200);
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  ])('is everything for who is no other site: %j', async (headers) => {
    expect((await send('/cart', headers)).status).toBe(200);
    expect((await send('/api/actions/sign-in', headers, 'POST')).status).toBe(200);
  });
});
