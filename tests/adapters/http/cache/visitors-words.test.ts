import { STALE_WHILE_REVALIDATE_MS } from '../../../../server/page-cache';
import { handleRead } from '../../../../src/adapters/http/handle-read';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { loadSearchPage } from '../../../../src/adapters/http/pages/search';
import type { Reads } from '../../../../src/application/reads';
import { serverApp } from '../../../../src/composition/server/create-server-app';
import { publicPage } from '../../../../src/composition/server/pages';
import { aShop } from '../../../builders/a-shop';
import { configOf, inMemoryBackend, serveShop } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { openFrontServer, type RunningFrontServer } from '../../../server/running-front-server';

const ENTRIES = 16;
/** The shop's own: what must stay while visitors ask for anything. */
const OWN = ['/flowers.html', '/roses.html', '/api/reads/countries', '/api/reads/category?uid=c-flowers'];

const page = publicPage(loadPath);
const searchPage = publicPage(loadSearchPage);

let front: RunningFrontServer;
let data: ReturnType<typeof aShop>;

beforeEach(async () => {
  front = await openFrontServer(
    async (request, response) => {
      const { url = '/', headers } = request;
      const [, read] = /^\/api\/reads\/([^/?]*)/.exec(url) ?? [];
      if (read !== undefined) return handleRead(serverApp(), read, request, response);
      const answer = await askedPage<object>(url.startsWith('/search') ? searchPage : page, url, headers);
      for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value ?? '');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(answer.status).end(JSON.stringify(answer.props));
    },
    { PAGE_CACHE_ENTRIES: String(ENTRIES) },
  );
  data = aShop();
  const memory = inMemoryBackend(data.shop);
  // A backend that ignores capitals in paths, as Magento's database does.
  const open: typeof memory.open = (visitor) => {
    const { urlResolver, ...ports } = memory.open(visitor);
    const resolvePage: typeof urlResolver.resolvePage = (path, chosen) =>
      urlResolver.resolvePage(path.toLowerCase(), chosen);
    return { ...ports, urlResolver: { resolve: (path) => urlResolver.resolve(path.toLowerCase()), resolvePage } };
  };
  serveShop({ ...data, config: configOf({}), backend: { ...memory, open } });
});
afterEach(() => front.drain());

/** `/roses.html` in 32 spellings. */
const spelled = (n: number) =>
  `/${[...'roses'].map((letter, at) => ((n >> at) % 2 === 0 ? letter : letter.toUpperCase())).join('')}.html`;
const letters = (n: number) => String.fromCharCode(65 + (n % 26), 65 + (Math.floor(n / 26) % 26));

/** URLs of a read that any visitor can invent, by number; null for one without any. */
const INVENTED: { readonly [Name in keyof Reads]: ((n: number) => string) | null } = {
  suggestions: (n) => `term=tulips+${n}`,
  variant: (n) => `sku=POSY&chosen=${n % 2 === 0 ? 'size-l' : 'size-s'}&n=${n}`,
  category: (n) => `uid=c-flowers&itemsPerPage=${n + 1}`,
  search: (n) => `term=tulips+${n}`,
  related: (n) => `sku=TULIPS${n === 0 ? '' : n}`,
  upsells: (n) => `sku=TULIPS${n === 0 ? '' : n}`,
  reviews: (n) => `sku=TULIPS&itemsPerPage=${n + 1}`,
  'review-questions': null,
  'delivery-offers': (n) => `postcode=PO19+1${letters(n)}`,
  'card-messages': null,
  countries: null,
  country: (n) => `code=${letters(n)}`,
  'store-choices': null,
  settings: null,
};

const invented = Object.entries(INVENTED).flatMap(([name, query]): [string, (n: number) => string][] =>
  query === null ? [] : [[name, (n) => `/api/reads/${name}?${query(n)}`]],
);

test.each([
  ...invented,
  ['a spelling of a path', spelled] as const,
  ['a search', (n: number) => `/search?term=tulips+${n}`] as const,
  ['a number of products', (n: number) => `/flowers.html?itemsPerPage=${n + 1}`] as const,
  ['a combination of filters', (n: number) => `/flowers.html?colour=red&itemsPerPage=${n + 1}`] as const,
])('%s in any number leaves the copies of pages for when the backend fails', async (_what, urlOf) => {
  for (const url of OWN) expect((await front.request(url)).headers['server-timing']).toBe('cache;desc=miss');
  for (let n = 0; n < 20; n += 1) await front.request(urlOf(n));
  front.wait(2 * STALE_WHILE_REVALIDATE_MS);
  data.wire.disconnect();
  for (const url of OWN) {
    const { status, headers } = await front.request(url);
    expect([url, status, headers['server-timing']]).toEqual([url, 200, 'cache;desc=stale']);
  }
});
