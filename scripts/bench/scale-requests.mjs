/** The GraphQL requests that the storefront sends for its pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../project.mjs';

/** Sends a document as the middleware does: by GET if it fits. */
export async function send(url, { query, variables = {} }) {
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const byGet = parameters.size > 0 && parameters.toString().length < 7_400;
  const headers = { 'Content-Type': 'application/json' };
  const response = byGet
    ? await fetch(`${url}?${parameters}`, { headers })
    : await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/**
 * The storefront's own documents, by page, and how many `cards` each has. Most of a page's time is spent on its cards, so
 * a page has no more of them than in the smallest shop, whose `cards` are `most`.
 */
export async function pages(url, most = {}) {
  const byPage = await requestsOf(url);
  const cards = {};
  for (const [page, requests] of Object.entries(byPage)) {
    const listing = requests.at(-1);
    const size = listing.variables.pageSize;
    if (size !== undefined) listing.variables.pageSize = Math.min(size, most[page] ?? size);
    cards[page] = (await send(url, listing)).products.items?.length ?? 0;
  }
  return { byPage, cards };
}

async function requestsOf(url) {
  const require = createRequire(import.meta.url);
  require('../run-typescript.cjs');
  const adapter = '../../src/adapters/graphql-middleware/catalogue';
  const { CATEGORY, FILTERS, SEARCH } = require(`${adapter}/listing-documents.ts`);
  const { PRODUCT, PRODUCTS_BY_SKU } = require(`${adapter}/product-documents.ts`);
  const { PRODUCTS } = require('../../middleware/documents/catalogue-documents.ts');
  const { ROUTE } = require('../../middleware/documents/store-documents.ts');
  const skus = homeSkus();
  const { categoryList } = await send(url, {
    query: '{ categoryList(filters: { url_path: { eq: "flowers" } }) { uid } }',
  });
  const uid = categoryList[0].uid;
  const position = { sort: { position: 'ASC' } };
  const inCategory = (more = {}) => ({
    uid,
    search: '',
    filter: { category_uid: { in: [uid] }, ...more.filter },
    ...position,
    pageSize: 50,
    currentPage: 1,
    ...more.paging,
  });
  const { total_pages: allPages } = (
    await send(url, { query: CATEGORY, variables: inCategory({ paging: { pageSize: 20 } }) })
  ).products.page_info;
  // The last one may be shorter.
  const last = Math.max(1, allPages - 1);
  const options = (await send(url, { query: FILTERS, variables: { search: '', filter: inCategory().filter } })).products
    .aggregations;
  const colour = options.find((one) => one.attribute_code === 'colour').options[0].value;
  const occasion = options.find((one) => one.attribute_code === 'occasion').options[0].value;
  const filters = { query: FILTERS, variables: { search: '', filter: inCategory().filter } };
  const category = (more) => ({ query: CATEGORY, variables: inCategory(more) });
  const narrowed = (filter, pageSize) => {
    const { query, variables } = category({ filter, paging: { pageSize } });
    return { query, variables: { ...variables, withFilters: false } };
  };
  const search = (term, more = {}) => ({
    query: SEARCH,
    variables: { search: term, filter: {}, pageSize: 10, currentPage: 1, ...more },
  });
  const suggest = (term) => ({ query: PRODUCTS, variables: { pageSize: 12, currentPage: 1, search: term } });
  return {
    home: [{ query: PRODUCTS_BY_SKU, variables: { skus, pageSize: skus.length } }],
    category: [{ query: ROUTE, variables: { url: '/flowers.html' } }, category()],
    'category by price': [category({ paging: { sort: { price: 'ASC' } } })],
    'category by name, Z first': [category({ paging: { sort: { name: 'DESC' } } })],
    'category, 20 a page': [category({ paging: { pageSize: 20 } })],
    'category, the last of its pages': [category({ paging: { pageSize: 20, currentPage: last } })],
    'category by price, the last of its pages': [
      category({ paging: { sort: { price: 'ASC' }, pageSize: 20, currentPage: last } }),
    ],
    'category, a colour': [filters, narrowed({ colour: { eq: colour } }, 10)],
    'category, a colour and an occasion': [
      filters,
      narrowed({ colour: { eq: colour }, occasion: { eq: occasion } }, 10),
    ],
    'category, 20 to 40 pounds': [filters, narrowed({ price: { from: '20', to: '40' } }, 20)],
    facets: [filters],
    'search rose': [search('rose')],
    'search red roses': [search('red roses')],
    'search flowers': [search('flowers')],
    'search rose by price': [search('rose', { sort: { price: 'ASC' } })],
    'suggestions bou': [suggest('bou')],
    'suggestions bouq': [suggest('bouq')],
    product: [
      { query: ROUTE, variables: { url: '/market-day-bouquet.html' } },
      { query: PRODUCT, variables: { sku: 'BOUQUET-MARKET-DAY', chosen: [] } },
    ],
  };
}

/** The products that the home page names. */
function homeSkus() {
  const page = readFileSync(inProject('backend/content/entries/homepage.md'), 'utf8');
  const lists = [...page.matchAll(/^ *(?:skus: \[(.*)\]|heroSku: (.*))$/gm)];
  return [...new Set(lists.flatMap(([, row, hero]) => (row ?? hero).split(', ')))];
}
