import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { OWN_DOCUMENTS } from '../../../../../src/adapters/graphql-middleware/own-documents';
import { MiddlewareCatalogue } from '../../../../../src/adapters/graphql-middleware/catalogue/middleware-catalogue';
import { listingQuery } from '../../../../../src/domain/listing/listing-query';
import { parseListingQuery } from '../../../../../src/domain/listing/parse-listing-query';
import { aProductWire, CONTEXT } from '../a-wire';
import { answered, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';

function open(...answers: readonly CallResponse[]) {
  const wire = recordedCalls({ customQuery: answers });
  return { ...wire, catalogue: new MiddlewareCatalogue(wire.call, CONTEXT, (html) => html) };
}

const document = (name: string) => OWN_DOCUMENTS.find((text) => new RegExp(`^query ${name}\\b`).test(text)) ?? name;
const products = (...items: readonly unknown[]) => ({ items });
const listing = answered({
  data: {
    categoryList: [{ uid: 'MTA=', name: 'Roses' }],
    products: {
      items: [aProductWire(), null],
      page_info: { current_page: 2, page_size: 20, total_pages: 3 },
      total_count: 45,
    },
  },
});
const query = parseListingQuery({ page: '2', itemsPerPage: '20', sort: 'price_DESC' });

const NOT_FOUND = { ok: false, reason: { kind: 'not-found', message: '' } };
/** A transient failure: the cached page stays. */
const FAILED = { ok: false, reason: { kind: 'unreachable', status: 502 } };

describe('The catalogue over the middleware', () => {
  test('loads a category and one page of its products in one call', async () => {
    const { catalogue, calls } = open(listing);
    expect(await catalogue.category('MTA=', query)).toMatchObject({
      ok: true,
      value: {
        category: { uid: 'MTA=', name: 'Roses' },
        listing: { items: [{ sku: 'TULIPS' }], total: 45, page: 2, itemsPerPage: 20, totalPages: 3 },
      },
    });
    const queryVariables = {
      uid: 'MTA=',
      search: '',
      filter: { category_uid: { in: ['MTA='] } },
      sort: { price: 'DESC' },
      pageSize: 20,
      currentPage: 2,
    };
    expect(calls).toEqual([{ method: 'customQuery', args: [{ query: document('categoryPage'), queryVariables }] }]);
  });

  test('S5-30, S5-31, S5-32, S5-33, S5-34 filters are sent as ranges in whole units, equalities and lists, including the category', async () => {
    const { catalogue, calls } = open(listing);
    const filters = { price: ['40_50', '9.99_20'], color: ['49'], size: ['S', 'M'], category_uid: ['MjA='] };
    await catalogue.category('MTA=', { ...query, filters });
    expect(calls).toMatchObject([
      {
        args: [
          {
            queryVariables: {
              filter: {
                category_uid: { in: ['MTA=', 'MjA='] },
                price: { from: '9.99', to: '50' },
                color: { eq: '49' },
                size: { in: ['S', 'M'] },
              },
            },
          },
        ],
      },
    ]);
  });

  test('filters exclude other categories, and have readable labels', async () => {
    const aggregations = [
      { attribute_code: 'category_uid', label: 'Category', options: [{ label: 'Roses', value: 'MTA=', count: 2 }] },
      { attribute_code: 'colour', label: 'Colour &amp; tone', options: [{ label: 'Red', value: 49, count: 2 }, null] },
      { attribute_code: 'size', label: 'Size', options: [] },
      null,
    ];
    const { catalogue, calls } = open(data('products', { aggregations }));
    expect(await catalogue.filters({ category: null, term: 'rose' })).toEqual({
      ok: true,
      value: [
        {
          code: 'colour',
          label: 'Colour & tone',
          kind: 'swatch',
          options: [{ value: '49', label: 'Red', count: 2 }],
        },
      ],
    });
    const queryVariables = { search: 'rose', filter: {} };
    expect(calls).toEqual([{ method: 'customQuery', args: [{ query: document('listingFilters'), queryVariables }] }]);
  });

  test('a search without a sort order leaves the order to the backend', async () => {
    const { catalogue, calls } = open(listing);
    const found = await catalogue.search(listingQuery({ term: 'rose' }));
    expect(found).toMatchObject({ ok: true, value: { listing: { total: 45 }, filters: [] } });
    await catalogue.search(listingQuery({ term: 'rose', sort: 'name_ASC' }));
    const variables = { search: 'rose', filter: {}, pageSize: 20, currentPage: 1 };
    expect(calls).toEqual([
      { method: 'customQuery', args: [{ query: document('searchPage'), queryVariables: variables }] },
      {
        method: 'customQuery',
        args: [{ query: document('searchPage'), queryVariables: { ...variables, sort: { name: 'ASC' } } }],
      },
    ]);
  });

  test('S7-7 requests suggestions by a document of their own, with a page size and the term only', async () => {
    const thumbnail = { url: '/media/tulips.jpg' };
    const wire = recordedCalls({ customQuery: [data('products', products(aProductWire({ thumbnail })))] });
    const catalogue = new MiddlewareCatalogue(wire.call, CONTEXT, (html) => html);
    expect(await catalogue.suggestions('tul', 12)).toMatchObject({
      ok: true,
      value: [{ sku: 'TULIPS', picture: { url: '/media/tulips.jpg' } }],
    });
    const queryVariables = { pageSize: 12, search: 'tul' };
    expect(wire.calls).toEqual([{ method: 'customQuery', args: [{ query: document('suggestions'), queryVariables }] }]);
  });

  test('a page beyond the last, which the API refuses, becomes the first', async () => {
    const { catalogue, calls } = open(saysNo('categoryList', 'currentPage is beyond', 'graphql-input'), listing);
    expect((await catalogue.category('MTA=', query)).ok).toBe(true);
    expect(calls.map(({ args }) => args)).toMatchObject([
      [{ queryVariables: { currentPage: 2 } }],
      [{ queryVariables: { currentPage: 1 } }],
    ]);
  });

  test('a refusal of the first page is returned, and an unreachable backend is not retried', async () => {
    const refused = open(saysNo('categoryList', 'No', 'graphql-input'));
    expect((await refused.catalogue.category('MTA=', { ...query, page: 1 })).ok).toBe(false);
    expect(refused.calls).toHaveLength(1);
    const silent = open(NO_RESPONSE);
    expect(await silent.catalogue.category('MTA=', query)).toMatchObject({ reason: { kind: 'unreachable' } });
    expect(silent.calls).toHaveLength(1);
  });

  test('an empty category list is not-found', async () => {
    const { catalogue } = open(answered({ data: { categoryList: [], products: products() } }));
    expect(await catalogue.category('MTA=', query)).toEqual(NOT_FOUND);
  });

  test('a category that fails to load is not not-found', async () => {
    const { catalogue } = open(answered({ data: { categoryList: [null], products: products() } }));
    expect(await catalogue.category('MTA=', query)).toEqual(FAILED);
  });

  test('a listing whose items fail to load is not empty', async () => {
    const listing = { ...products(), items: null, total_count: 3 };
    const { catalogue } = open(answered({ data: { categoryList: [{ uid: 'a', name: 'A' }], products: listing } }));
    expect(await catalogue.category('a', query)).toEqual(FAILED);
  });

  test('a category without its products is not an empty category', async () => {
    const { catalogue } = open(answered({ data: { categoryList: [{ uid: 'a', name: 'A' }], products: null } }));
    expect((await catalogue.category('a', query)).ok).toBe(false);
  });

  test('requests a product by its sku with the selected values', async () => {
    const { catalogue, calls } = open(data('products', products(aProductWire())));
    expect(await catalogue.product('TULIPS', ['s'])).toMatchObject({ ok: true, value: { sku: 'TULIPS' } });
    const args = [{ query: document('productPage'), queryVariables: { sku: 'TULIPS', chosen: ['s'] } }];
    expect(calls).toEqual([{ method: 'customQuery', args }]);
  });

  test.each([
    [[], NOT_FOUND],
    [null, FAILED],
    [[null], FAILED],
  ])('with the items %j the product is %j', async (items, expected) => {
    const { catalogue } = open(data('products', { items }));
    expect(await catalogue.product('GONE', [])).toEqual(expected);
    expect(await catalogue.choice('GONE', [])).toEqual(expected);
  });

  test('S5-16 a product without a name and a price is shown by its sku, and cannot be bought', async () => {
    const wire = aProductWire({ name: null, sku: null, price_range: { minimum_price: null } });
    const { catalogue } = open(data('products', products(wire)));
    expect(await catalogue.product('TULIPS', [])).toMatchObject({
      value: { sku: 'TULIPS', price: { isUnknown: true }, availability: { inStock: false } },
    });
  });

  test('another choice loads only the options', async () => {
    const { catalogue, calls } = open(data('products', products({ __typename: 'ConfigurableProduct', uid: 'a' })));
    expect(await catalogue.choice('ROSE', [])).toMatchObject({ ok: true, value: { options: [], variant: null } });
    expect(calls).toMatchObject([
      { args: [{ query: document('productChoice'), queryVariables: { sku: 'ROSE', chosen: [] } }] },
    ]);
  });

  test('returns products by sku in the requested order, without unknown ones', async () => {
    const { catalogue, calls } = open(
      data('products', products(aProductWire({ sku: 'B' }), aProductWire({ sku: 'A' }))),
    );
    const found = await catalogue.productsBySku(['A', 'GONE', 'B']);
    expect(found.ok ? found.value.map(({ sku }) => sku) : found).toEqual(['A', 'B']);
    expect(calls).toMatchObject([
      { args: [{ query: document('productsBySku'), queryVariables: { skus: ['A', 'GONE', 'B'], pageSize: 3 } }] },
    ]);
  });

  test('S7-50, S7-51 requests related products by sku, and then their options by uid, twenty-five at once', async () => {
    const related = products({
      uid: 'x',
      related_products: [aProductWire({ uid: 'a', sku: 'A' }), null, aProductWire({ uid: 'b', sku: 'B' })],
    });
    const options = [{ __typename: 'CustomizableFieldOption', uid: 'o', title: 'Name', required: true, field: {} }];
    const wire = recordedCalls({
      relatedProduct: [data('products', related)],
      customQuery: [data('products', products({ uid: 'b', options: null }, { uid: 'a', options }))],
    });
    const catalogue = new MiddlewareCatalogue(wire.call, CONTEXT, (html) => html);
    expect(await catalogue.related('ROSE')).toMatchObject({
      ok: true,
      value: [
        { sku: 'A', needsChoices: true, customizableOptions: [{ uid: 'o', title: 'Name' }] },
        { sku: 'B', needsChoices: false, customizableOptions: [] },
      ],
    });
    expect(wire.calls).toEqual([
      { method: 'relatedProduct', args: [{ filter: { sku: { eq: 'ROSE' } } }] },
      {
        method: 'customQuery',
        args: [{ query: document('productOptions'), queryVariables: { uids: ['a', 'b'], pageSize: 25 } }],
      },
    ]);
  });

  test('without their options, related products link to their pages', async () => {
    const upsell = products({ uid: 'x', upsell_products: [aProductWire({ uid: 'a', sku: 'A' })] });
    for (const answer of [NO_RESPONSE, data('products', products())]) {
      const wire = recordedCalls({ upsellProduct: [data('products', upsell)], customQuery: [answer] });
      const catalogue = new MiddlewareCatalogue(wire.call, CONTEXT, (html) => html);
      expect(await catalogue.upsells('ROSE')).toMatchObject({
        ok: true,
        value: [{ sku: 'A', needsChoices: true, customizableOptions: [] }],
      });
    }
  });

  test('a product without links requests no options', async () => {
    const wire = recordedCalls({ upsellProduct: [data('products', products({ uid: 'x', upsell_products: null }))] });
    const catalogue = new MiddlewareCatalogue(wire.call, CONTEXT, (html) => html);
    expect(await catalogue.upsells('ROSE')).toEqual({ ok: true, value: [] });
    expect(wire.calls).toHaveLength(1);
  });

  test("S9-13 S7-55 the header's tree is one document without variables, with twenty at once", async () => {
    const { catalogue, calls } = open(data('categories', { items: [{ children: [{ uid: 'a', name: 'Flowers' }] }] }));
    expect(await catalogue.tree()).toMatchObject({ ok: true, value: [{ name: 'Flowers' }] });
    expect(calls).toEqual([{ method: 'customQuery', args: [{ query: document('categoryTree'), queryVariables: {} }] }]);
    const [{ query }] = calls[0]?.args as [{ readonly query: string }];
    expect(query).toMatch(/\bcategories\(pageSize: 20\)/);
  });
});
