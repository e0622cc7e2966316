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

/** The storefront's own documents, by page. */
export async function pages(url) {
  const require = createRequire(import.meta.url);
  require('../run-typescript.cjs');
  const adapter = '../../src/adapters/graphql-middleware/documents';
  const { CATEGORY, FILTERS, SEARCH } = require(`${adapter}/listing-documents.ts`);
  const { PRODUCT, PRODUCTS_BY_SKU } = require(`${adapter}/catalogue-documents.ts`);
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
  const options = (await send(url, { query: FILTERS, variables: { search: '', filter: inCategory().filter } })).products
    .aggregations;
  // Pages that the smallest shop fills too, because most of a page's time is spent on its cards.
  const colour = options.find((one) => one.attribute_code === 'colour').options[0].value;
  const occasion = options.find((one) => one.attribute_code === 'occasion').options[0].value;
  const filters = { query: FILTERS, variables: { search: '', filter: inCategory().filter } };
  const category = (more) => ({ query: CATEGORY, variables: inCategory(more) });
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
    'category, a colour': [filters, category({ filter: { colour: { eq: colour } }, paging: { pageSize: 10 } })],
    'category, a colour and an occasion': [
      filters,
      category({ filter: { colour: { eq: colour }, occasion: { eq: occasion } }, paging: { pageSize: 10 } }),
    ],
    'category, 20 to 40 pounds': [
      filters,
      category({ filter: { price: { from: '20', to: '40' } }, paging: { pageSize: 20 } }),
    ],
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
