import { expect, test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times, type Reply } from './flood';
import { dataOf } from '../wire-client';
import { besideBuyer } from './beside-buyer';

const READER = '203.0.113.20';
/** More answers than the cache has entries. */
const ANSWERS = 2_300;

let stack: Stack;
let skus: readonly string[];

test.beforeAll(async () => {
  stack = await startStack();
  const { products } = await dataOf({ url: `${stack.baseUrl}/api/` }, 'products', [{ pageSize: 100 }]);
  skus = (products.items as { sku: string }[]).map(({ sku }) => sku);
});
test.afterAll(() => stack.stop());

const get = (path: string, address: string) =>
  fetch(stack.baseUrl + path, { headers: { 'x-forwarded-for': address }, redirect: 'manual' });
const statusOf = async (path: string, address = READER): Promise<Reply> => {
  const response = await get(path, address);
  await response.arrayBuffer();
  return response.status;
};

/** Paths of the sitemap's first pages. */
async function somePages(): Promise<readonly string[]> {
  const index = await (await get('/sitemap.xml', READER)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const files = locations(index).filter((path) => path.endsWith('.xml'));
  const pages = files.length === 0 ? locations(index) : locations(await (await get(files[0] ?? '', READER)).text());
  return pages.slice(0, 40);
}

/** Letters of a postcode's end. */
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** Each with a different answer to every number. */
const ATTACKS: Readonly<Record<string, (at: number) => string>> = {
  'postcodes of one product': (at) => {
    const [outward, digit, letters] = [1 + (at % 20), Math.floor(at / 20) % 10, Math.floor(at / 200)];
    const end = `${digit}${LETTERS[letters % 20]}${LETTERS[Math.floor(letters / 20) % 20]}`;
    return `/api/reads/delivery-offers?sku=BOUQUET-MARKET-DAY&postcode=PO${outward}%20${end}&currency=GBP`;
  },
  'numbers of reviews': (at) =>
    `/api/reads/reviews?sku=${skus[at % skus.length]}&page=1&itemsPerPage=${1 + Math.floor(at / skus.length)}&currency=GBP`,
  'pages that do not exist': (at) => `/not-a-page-${at}`,
};

for (const [index, [what, path]] of Object.entries(ATTACKS).entries())
  test(`two thousand three hundred ${what} leave the pages of others in the cache`, async () => {
    const pages = await somePages();
    for (const page of pages) await statusOf(page);
    const flood = times(ANSWERS, (at) => () => statusOf(path(at), `198.51.100.${30 + index}`));
    let kept = 0;
    await besideBuyer(stack.baseUrl, flood, { atOnce: 20 }, async () => {
      // Now only the cache has them.
      await stack.backend.kill();
      const statuses = await Promise.all(pages.map((page) => statusOf(page)));
      await stack.backend.start();
      kept = statuses.filter((status) => status === 200).length;
      return { pages: pages.length, kept };
    });
    expect(kept, 'pages that are served without the backend').toBe(pages.length);
  });
