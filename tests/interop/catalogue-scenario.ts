import { CATEGORY, FILTERS, SEARCH } from '../../src/adapters/graphql-middleware/catalogue/listing-documents';
import {
  CHOICE,
  PRODUCT,
  PRODUCTS_BY_SKU,
  TREE,
} from '../../src/adapters/graphql-middleware/catalogue/product-documents';
import { OPTIONS_BY_UID } from '../../src/adapters/graphql-middleware/catalogue/find-linked';
import { KINDS } from './example-products';
import type { Side } from './side';
import { step, type Step } from './step';

const EUR = () => ({ currency: 'EUR' });
const OTHER_STORE = () => ({ store: 'nowhere' });

/** Public calls that only read. */
export function catalogueScenario(): readonly Step[] {
  const bySku =
    (more: object = {}) =>
    ({ named }: Side) => [{ filter: { sku: { eq: named.skus.configurable } }, ...more }];
  const inCategory =
    (more: object) =>
    ({ named }: Side) => [{ filter: { category_uid: { eq: named.category.uid } }, ...more }];
  return [
    ...storeSteps(),
    step('categoryList', 'the tree', []),
    step('categoryList', 'tree with unused arguments', [{ pageSize: 20, filters: { name: { match: 'x' } } }]),
    step('categorySearch', 'one by its uid', ({ named }) => [
      { filters: { category_uid: { eq: named.category.uid } } },
    ]),
    step('categorySearch', 'by name', [{ filters: { name: { match: 'Flowers' } } }]),
    step('products', 'a category', inCategory({ pageSize: 6, currentPage: 1, sort: { price: 'ASC' } })),
    step('products', 'its second page', inCategory({ pageSize: 3, currentPage: 2, sort: { name: 'DESC' } })),
    step('products', 'a page beyond the last', inCategory({ pageSize: 20, currentPage: 900 })),
    step('products', 'a search', [{ search: 'rose', pageSize: 5 }]),
    step('products', 'a search in another currency', [{ search: 'lily', pageSize: 3 }], { as: EUR }),
    step('products', 'search in an unknown store', [{ search: 'lily' }], { as: OTHER_STORE }),
    step('products', 'invalid page size and number', [{ search: 'rose', pageSize: 0, currentPage: -1 }]),
    step('products', 'nothing found', [{ search: 'zzzzzz' }]),
    step('products', 'unknown attribute', [{ filter: { made_up: { eq: '1' } } }]),
    step('products', 'price range', [{ search: 'rose', filter: { price: { from: '20', to: '60' } } }]),
    ...Object.keys(KINDS).map((kind) =>
      step('productDetail', `of the kind ${kind}`, ({ named }) => [
        { filter: { sku: { eq: named.skus[kind as keyof typeof KINDS] } } },
      ]),
    ),
    step('productDetail', 'in another currency', bySku(), { as: EUR }),
    step('relatedProduct', 'of a configurable', bySku()),
    step('upsellProduct', 'of a configurable', bySku()),
    step('productReview', 'the first page', bySku({ pageSize: 1, currentPage: 1 })),
    step('productReview', 'the second page', bySku({ pageSize: 1, currentPage: 2 })),
    step('productReviewRatingsMetadata', 'rating questions', [], {
      note: ({ data }) => {
        const [rating] = data.productReviewRatingsMetadata.items;
        return { rating: rating.id, stars: rating.values.at(-1).value_id };
      },
    }),
    ...ownDocuments(),
  ];
}

function storeSteps(): readonly Step[] {
  return [
    step('storeConfig', 'of the first store', []),
    step('storeConfig', 'unknown store', [], { as: OTHER_STORE }),
    step('storeConfig', 'with the unused selector', [null]),
    step('availableStores', 'all', []),
    step('currency', 'all', []),
    step('currency', 'in another', [], { as: EUR }),
    step('countries', 'all', []),
    step('country', 'with regions', ['IE']),
    step('country', 'without', ['GB']),
    step('country', 'none', ['XX']),
    step('cmsPage', 'one', ['home']),
    step('cmsPage', 'none', ['nothing-here']),
    step('cmsBlocks', 'one', [['care-card']]),
    step('cmsBlocks', 'one unknown', [['care-card', 'nothing-here']]),
    step('route', 'a category', ({ named }) => [named.category.path]),
    step('route', 'nothing', ['gone.html']),
    ...['route', 'urlResolver', 'country', 'cmsPage', 'cmsBlocks'].map((method) => step(method, 'null', [null])),
    ...['route', 'country', 'products', 'cmsBlocks'].map((method) => step(method, 'no argument', [])),
    step('urlResolver', 'a category', ({ named }) => [named.category.path]),
    step('urlResolver', 'nothing', ['gone.html']),
  ];
}

/** The storefront's own queries. */
function ownDocuments(): readonly Step[] {
  const query = (what: string, document: string, variables: (side: Side) => object) =>
    step('customQuery', what, (side) => [{ query: document, queryVariables: variables(side) }]);
  const chosen = ({ named, products }: Side) => ({
    sku: named.skus.configurable,
    chosen: products.configurable.selected_options,
  });
  return [
    query('the menu’s tree', TREE, () => ({})),
    query('a category page', CATEGORY, ({ named: { category } }) => ({
      uid: category.uid,
      filter: { category_uid: { eq: category.uid } },
      pageSize: 4,
      currentPage: 1,
    })),
    query('a search page', SEARCH, () => ({
      search: 'rose',
      pageSize: 4,
      currentPage: 1,
      sort: { relevance: 'DESC' },
    })),
    query('filters', FILTERS, () => ({ search: 'rose' })),
    query('a product page', PRODUCT, chosen),
    query('variant', CHOICE, chosen),
    query('products by sku', PRODUCTS_BY_SKU, ({ named }) => ({ skus: Object.values(named.skus), pageSize: 20 })),
    query('options by uid', OPTIONS_BY_UID, () => ({ uids: ['NA==', 'NQ=='], pageSize: 5 })),
    query('unknown product', PRODUCT, () => ({ sku: 'NOTHING' })),
    query('missing variables', PRODUCT, () => ({})),
    query('variables of another type', PRODUCT, () => ({ sku: { eq: 'x' } })),
    step('customQuery', 'without variables', [{ query: TREE }]),
  ];
}
