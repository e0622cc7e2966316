import { runBackend } from '../../contract/running-backend';
import { openFrontServer, type RunningFrontServer, serve } from '../../server/running-front-server';
import { pageOf, serveShopOnMagento } from './a-shop-on-magento';

/** Operations that the storefront sends to the embedded backend. */
let calls: string[];
let backend: Awaited<ReturnType<typeof runBackend>>;
let counter: Awaited<ReturnType<typeof serve>>;
let front: RunningFrontServer;

beforeAll(async () => {
  backend = await runBackend();
  counter = await serve((request, response) => {
    const { search, searchParams } = new URL(request.url ?? '/', 'http://counter');
    calls.push(/query (\w+)/.exec(searchParams.get('query') ?? '')?.[1] ?? `${request.method}`);
    void fetch(`${backend.graphqlUrl}${search}`, { headers: { store: 'default' } }).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
  });
  serveShopOnMagento(`http://127.0.0.1:${counter.port}/graphql`);
  front = await openFrontServer(async (request, response) => {
    const { status, headers, props } = await pageOf(request.url ?? '/');
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(JSON.stringify(props));
  });
  calls = [];
  // Layout and delivery days are loaded once for all pages.
  await front.request('/gifts.html');
  await front.request('/clear-glass-posy-vase.html');
});
beforeEach(() => (calls = []));
afterAll(async () => {
  await front.drain();
  await counter.stop();
  await backend.close();
});

test.each([
  ['a product', '/market-day-bouquet.html', 'pathPage'],
  ['a category', '/flowers/bouquets.html', 'categoryPage'],
])(
  '200 simultaneous requests of the page of %s, which nobody has opened before, are one call',
  async (_what, path, call) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => front.request(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(calls).toEqual([call]);
  },
);

test('another order of a listing is one call too', async () => {
  expect((await front.request('/flowers/bouquets.html?sort=name_ASC')).status).toBe(200);
  expect(calls).toEqual(['categoryPage']);
});
