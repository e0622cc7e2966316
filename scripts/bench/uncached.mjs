/** Processor time of pages that are not cached, in the storefront and in the backend; the cart is never cached. */
import { processorMs } from './processes.mjs';
import { withShop } from './shop.mjs';

/** Pages at once; the front server renders three at a time for one address. */
const AT_ONCE = 2;
const LISTINGS = ['sort=name_ASC&itemsPerPage=10', 'sort=name_DESC&itemsPerPage=20', 'sort=price_ASC&itemsPerPage=100'];
/** The largest category of the demo. */
const CATEGORY = '/flowers/bouquets.html';
const CURRENCIES = ['GBP', 'EUR', 'USD'];
/** With a page in three currencies in turns, this page cache has none of them when it is requested again. */
const ONE_PAGE = { settings: { PAGE_CACHE_ENTRIES: '1' } };

/** Some pages of each kind warm the processes up; then others of it are measured. */
export function measure({ project, quick }) {
  const run = async (shop) => {
    const { products, categories } = await catalogue(shop.graphql);
    const few = (paths) => (quick ? paths.slice(0, 30) : paths);
    const each = (paths, ...currencies) =>
      currencies.flatMap((currency) => few(paths).map((path) => ({ path, currency })));
    const inPounds = (paths) => ({ first: each(paths, 'GBP'), measured: each(paths, 'EUR', 'USD') });
    const again = (path) => {
      const requests = few(Array.from({ length: 340 }, (_, at) => ({ path, currency: CURRENCIES[at % 3] })));
      return { first: requests, measured: requests };
    };
    const kinds = {
      home: again('/'),
      category: again(CATEGORY),
      product: inPounds(products),
      listing: inPounds(categories.flatMap((path) => [path, ...LISTINGS.map((query) => `${path}?${query}`)])),
      cart: inPounds(Array.from({ length: 170 }, () => '/cart')),
    };
    const cart = await cartCookie(shop);
    const rows = [];
    for (const { first } of Object.values(kinds)) await openAll(shop, first, cart);
    for (const [kind, { measured: requests }] of Object.entries(kinds)) {
      const processes = [shop.storefront, shop.backend];
      await untilIdle(shop.storefront);
      const before = processes.map(processorMs);
      const began = performance.now();
      const pages = await openAll(shop, requests, cart);
      const perSecond = (1000 * pages.length) / (performance.now() - began);
      const spent = processes.map((child, at) => (processorMs(child) - before[at]) / pages.length);
      const hits = pages.filter(({ cache }) => cache === 'cache;desc=hit').length;
      const bytes = pages.reduce((sum, page) => sum + page.bytes, 0) / pages.length;
      rows.push([kind, pages.length, hits, bytes, ...spent, perSecond]);
    }
    const columns = ['pages', 'of them cached', 'bytes each', 'storefront, ms', 'backend, ms', 'pages/s'];
    return [{ title: 'Uncached pages, processor time each', columns, rows }];
  };
  return withShop(project, run, ONE_PAGE);
}

/** ms */
const LOOK_EVERY = 500;

/** Pages that were asked for again are compressed best for a while afterwards. */
async function untilIdle(child) {
  for (let before = -1; processorMs(child) > before;) {
    before = processorMs(child) + LOOK_EVERY / 20;
    await new Promise((later) => setTimeout(later, LOOK_EVERY));
  }
}

async function cartCookie({ url }) {
  const response = await fetch(`${url}/api/actions/add-to-cart`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ sku: 'CARD-PEONY-PLATE', quantity: '1', back: '/cart' }),
    redirect: 'manual',
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('vsf-cart='));
  if (cookie === undefined) throw new Error(`No cart was created: status ${response.status}.`);
  return cookie.split(';')[0];
}

async function openAll({ url }, requests, cart) {
  const waiting = [...requests];
  const pages = [];
  const open = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { path, currency } = next;
      const headers = {
        cookie: `vsf-currency=${currency}; ${cart}`,
        'accept-encoding': 'br',
        'sec-fetch-site': 'same-origin',
      };
      const response = await fetch(url + path, { headers });
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
      pages.push({ bytes: byteLength, cache: response.headers.get('server-timing') });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return pages;
}

/** Paths of all products and categories. */
async function catalogue(graphql) {
  const ask = async (query) => {
    const response = await fetch(`${graphql}?${new URLSearchParams({ query })}`);
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const below = (category) => [category, ...(category.children ?? []).flatMap(below)];
  const links = 'url_path url_suffix';
  const { categoryList } = await ask(`{ categoryList { children { ${links} children { ${links} } } } }`);
  const products = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const fields = 'page_info { total_pages } items { url_key url_suffix }';
    const found = await ask(`{ products(filter: {}, pageSize: 100, currentPage: ${page}) { ${fields} } }`);
    products.push(...found.products.items);
    last = found.products.page_info.total_pages;
  }
  return {
    products: products.map((one) => `/${one.url_key}${one.url_suffix ?? ''}`),
    categories: categoryList
      .flatMap(({ children: all }) => all.flatMap(below))
      .map((one) => `/${one.url_path}${one.url_suffix ?? ''}`),
  };
}
