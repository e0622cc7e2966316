import { formatMoney } from '../../src/domain/pricing/money';
import { PERSONAL_ROUTES } from '../../src/domain/navigation/routes';
import { expect, test } from './journey';

/** Pages asked for at once; a network has its turns. */
const AT_ONCE = 3;
/** More would be a shop that makes up addresses without end. */
const MAX_PAGES = 4_000;
const STORES = ['', '/ie'];

interface Found {
  readonly status: number;
  readonly links: readonly string[];
  readonly canonical: string | null;
  readonly isListed: boolean;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

async function fetched(shop: string, path: string): Promise<Found> {
  const answer = await fetch(shop + path, { redirect: 'manual' });
  // A link may lead to a picture too.
  const html = answer.headers.get('content-type')?.startsWith('text/html') === true ? await answer.text() : '';
  const within = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const { origin, pathname, search } = new URL(unescaped(href), shop + path);
    return origin === shop ? pathname + search : [];
  });
  const [, canonical = null] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return {
    status: answer.status,
    links: [...new Set(within)],
    canonical: canonical === null ? null : unescaped(canonical).replace(shop, ''),
    isListed: html !== '' && !/<meta name="robots" content="noindex/.test(html),
  };
}

/** Every page that links lead to from `starts`, by path and query. */
async function crawl(shop: string, starts: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = [...starts];
  const known = new Set(waiting);
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && found.size < MAX_PAGES; path = waiting.shift()) {
      const page = await fetched(shop, path);
      found.set(path, page);
      // Unlisted pages have links too, but no page is found by them alone.
      if (!page.isListed) continue;
      for (const link of page.links) if (!known.has(link)) waiting.push(link);
      for (const link of page.links) known.add(link);
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function sitemap(shop: string): Promise<readonly string[]> {
  const locationsOf = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => unescaped(one));
  const files = await locationsOf(`${shop}/sitemap.xml`);
  const urls = await Promise.all(files.map(locationsOf));
  return urls.flat().map((url) => url.replace(shop, '') || '/');
}

const isPersonal = (path: string) => PERSONAL_ROUTES.includes(path.replace(/^\/ie(?=\/|$)/, '').split(/[/?]/)[1] ?? '');

test('every link and every entry of the sitemap is a page, which names itself or the one it stands for', async ({
  shop,
}) => {
  test.setTimeout(600_000);
  const listed = await sitemap(shop);
  const pages = await crawl(
    shop,
    STORES.map((prefix) => prefix || '/'),
  );
  expect(pages.size).toBeLessThan(MAX_PAGES);

  const broken = [...pages].filter(([path, { status }]) => status !== 200 && !(isPersonal(path) && status === 303));
  expect(broken.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);

  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter(isPersonal)).toEqual([]);
  const reached = new Set([...pages.keys()]);
  expect(
    listed.filter((path) => !reached.has(path)),
    'no link leads there',
  ).toEqual([]);
  const notItself = listed.filter((path) => pages.get(path)?.canonical !== path);
  expect(notItself, 'is listed, and names another page').toEqual([]);

  const inSitemap = new Set(listed);
  const open = [...pages].filter(([path, { isListed }]) => isListed && !isPersonal(path));
  const lost = open.filter(
    ([, { canonical }]) => canonical === null || !inSitemap.has(canonical.replace(/\?page=\d+$/, '')),
  );
  expect(
    lost.map(([path]) => path),
    'may be listed, and stands for no page of the sitemap',
  ).toEqual([]);
  const personal = [...pages].filter(([path, { status, isListed }]) => isPersonal(path) && status === 200 && isListed);
  expect(
    personal.map(([path]) => path),
    'is one visitor’s, and may be listed',
  ).toEqual([]);
});

interface OfferData {
  readonly price?: string;
  readonly lowPrice?: string;
  readonly highPrice?: string;
  readonly offerCount?: number;
  readonly priceCurrency: string;
  readonly availability: string;
}

test('what search engines are told of price and stock is what the page says, of every product in both stores', async ({
  shop,
}) => {
  test.setTimeout(600_000);
  const products = (await sitemap(shop)).filter((path) => /^(\/ie)?\/[^/]+\.html$/.test(path));
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const path of products) {
    const html = await (await fetch(shop + path)).text();
    const [, data = '{"@graph":[]}'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string; offers?: OfferData }[] };
    const thing = graph.find(({ offers }) => offers !== undefined);
    // A category.
    if (thing?.offers === undefined) continue;
    const { price, lowPrice, highPrice, offerCount, priceCurrency, availability } = thing.offers;
    const words = unescaped(html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' '));
    const inWords = (amount: string) =>
      formatMoney({ pence: Math.round(Number(amount) * 100), currency: priceCurrency });
    const missing = [price, lowPrice, highPrice].filter((one) => one !== undefined && !words.includes(inWords(one)));
    if (missing.length > 0) wrong.push(`${path}: ${missing.join(', ')}`);
    const isOut = availability.endsWith('OutOfStock');
    const saysSo = /Out of stock|Fully booked/.test(words);
    // One of several sizes may be sold out, and what is out of season may be ordered ahead.
    const isTrue = isOut ? saysSo || /Back in [A-Z]/.test(words) : offerCount !== undefined || !saysSo;
    if (!isTrue) wrong.push(`${path}: ${availability}`);
    kinds.add(
      `${thing['@type']} ${lowPrice === undefined ? 'one price' : 'a range'} ${isOut ? 'sold out' : 'in stock'}`,
    );
  }
  expect(wrong).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['Product one price in stock', 'Product a range in stock', 'Event one price in stock']),
  );
});
