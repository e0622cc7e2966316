import { serverApp } from '../../../../src/composition/server/create-server-app';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sendSitemap, type SitemapQuery } from '../../../../src/adapters/http/pages/sitemap';
import { aServerApp } from '../../../composition/a-server-app';

const SETTINGS = {
  SITE_URL: 'https://posy.example',
  COOKIE_PROFILE: 'hardened',
  STORES: 'default en-GB GBP; ie en-IE EUR /ie',
};

/** What is sent for a part of the sitemap; `onWrite` hears of each chunk. */
async function asked(query: SitemapQuery, onWrite = () => {}) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const sent: string[] = [];
  const write = (chunk?: unknown) => {
    if (typeof chunk === 'string') sent.push(chunk);
    onWrite();
    return true;
  };
  response.write = write;
  response.end = (chunk?: unknown) => {
    write(chunk);
    return response;
  };
  await sendSitemap(serverApp(), request, response, query);
  const text = sent.join('');
  const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
  return { status: response.statusCode, text, locations, chunks: sent.length, isCut: response.destroyed };
}

beforeEach(() => void aServerApp({}, SETTINGS));

test('the index names the files of every store', async () => {
  const { status, text, locations } = await asked({});
  expect(status).toBe(200);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex .*<\/sitemapindex>\n$/s);
  expect(locations).toEqual([
    'https://posy.example/sitemap-pages.xml',
    'https://posy.example/sitemap-products.xml',
    'https://posy.example/ie/sitemap-pages.xml',
    'https://posy.example/ie/sitemap-products.xml',
  ]);
});

test.each([
  ['', ''],
  ['ie', '/ie'],
])(
  'the pages of the store "%s" are its home page, categories, weddings and words, each once',
  async (store, prefix) => {
    const { locations } = await asked({ store, part: 'pages' });
    expect(locations[0]).toBe(`https://posy.example${prefix === '' ? '/' : prefix}`);
    const paths = ['/flowers.html', '/workshops.html', '/Pages', '/terms', '/chichester-wedding-flowers'];
    expect(locations).toEqual(expect.arrayContaining(paths.map((path) => `https://posy.example${prefix}${path}`)));
    expect(new Set(locations).size).toBe(locations.length);
  },
);

test('products are written while they are read, some at a time', async () => {
  const { locations, chunks } = await asked({ part: 'products' });
  expect(locations).toContain('https://posy.example/roses.html');
  expect(chunks).toBeGreaterThan(2);
  const rest = await asked({ part: 'products-4' });
  expect(rest.locations).toEqual(locations.slice(4));
});

test.each([
  { part: 'secrets' },
  { store: 'xx' },
  { store: 'ie' },
  { part: 'products-../..' },
  { store: 'xx', part: 'pages' },
])('%j is no part of it', async (query) => {
  expect((await asked(query)).status).toBe(404);
});

test('S8-3 without a backend it is unavailable, and what had begun is cut, because it must not look whole', async () => {
  const { wire, log } = aServerApp({}, SETTINGS);
  wire.disconnect();
  expect(await asked({ part: 'products' })).toMatchObject({ status: 503, text: '' });
  expect(log.entries).toHaveLength(1);
  const later = aServerApp({}, SETTINGS);
  const { text, locations, isCut } = await asked({ part: 'products' }, () => later.wire.disconnect());
  expect([locations.length, text.includes('</urlset>'), isCut]).toEqual([4, false, true]);
});
