import { openShop, type RunningShop } from './running-shop';

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

describe('categories, paths and stores', () => {
  test('S7-53, S7-56 returns the category tree from the root, with the menu as its children', async () => {
    const { categories } = await shop.data(
      '{ categories { items { name url_path product_count children { name url_path include_in_menu level children { name } } } } }',
    );
    expect(categories.items).toEqual([
      {
        name: 'Posy',
        url_path: null,
        product_count: 9,
        children: [
          { name: 'Flowers', url_path: 'flowers', include_in_menu: 1, level: 2, children: [{ name: 'Roses' }] },
          { name: 'Gifts', url_path: 'gifts', include_in_menu: 1, level: 2, children: [{ name: 'Nothing yet' }] },
        ],
      },
    ]);
  });

  test('S3-8 a category has all of its fields', async () => {
    const { categories } = await shop.data(
      '{ categories { items { children { uid name position level product_count url_path url_suffix include_in_menu is_anchor } } } }',
    );
    expect(categories.items[0].children[0]).toEqual({
      uid: expect.any(String),
      name: 'Flowers',
      position: expect.any(Number),
      level: 2,
      product_count: expect.any(Number),
      url_path: 'flowers',
      url_suffix: '.html',
      include_in_menu: 1,
      is_anchor: 1,
    });
  });

  test('S7-54 finds a category by its uid', async () => {
    const { categoryList } = await shop.data(
      '{ categoryList(filters: { url_path: { eq: "flowers/roses" } }) { uid } }',
    );
    const found = await shop.data(
      'query ($uid: String) { categoryList(filters: { category_uid: { eq: $uid } }) { name meta_description } }',
      { uid: categoryList[0].uid },
    );
    expect(found.categoryList).toEqual([{ name: 'Roses', meta_description: 'Roses from the test shop' }]);
  });

  test.each([
    ['rose-bouquet.html', { type: 'PRODUCT', __typename: 'ConfigurableProduct', sku: 'ROSE' }],
    ['/rose-bouquet', { type: 'PRODUCT', __typename: 'ConfigurableProduct', sku: 'ROSE' }],
    ['flowers/roses.html?page=2', { type: 'CATEGORY', __typename: 'CategoryTree', uid: expect.any(String) }],
    ['gone.html', null],
    ['', null],
    ['rose-bouquet-rose-s-red.html', null],
  ])('S7-61 resolves the path %j to %j', async (url, route) => {
    const query =
      'query ($url: String!) { route(url: $url) { type __typename ... on ProductInterface { sku } ... on CategoryTree { uid } } }';
    expect((await shop.data(query, { url })).route).toEqual(route);
  });

  test("S7-62, S7-64 returns a store's name, currency and media URL, selected by the header", async () => {
    const config =
      '{ storeConfig { store_code store_name locale default_display_currency_code base_media_url } availableStores { store_code } }';
    expect(await shop.data(config)).toEqual({
      storeConfig: {
        store_code: 'default',
        store_name: 'Posy',
        locale: 'en_GB',
        default_display_currency_code: 'GBP',
        base_media_url: shop.backend.mediaUrl,
      },
      availableStores: [{ store_code: 'default' }, { store_code: 'ie' }],
    });
    expect((await shop.data(config, {}, { Store: 'ie' })).storeConfig).toMatchObject({
      locale: 'en_IE',
      default_display_currency_code: 'EUR',
    });
  });

  test('S7-63 refuses an unknown store or currency', async () => {
    const refusal = async (headers: Record<string, string>) =>
      (await shop.request('{ storeConfig { id } }', {}, headers)).body;
    expect(await refusal({ Store: 'nowhere' })).toEqual({
      errors: [{ message: 'Requested store is not found', extensions: { category: 'graphql-input', notice: true } }],
    });
    expect((await refusal({ 'Content-Currency': 'XYZ' })).errors[0].message).toBe('Please correct the target currency');
    expect((await shop.data('{ currency { available_currency_codes base_currency_code } }')).currency).toEqual({
      available_currency_codes: ['GBP', 'EUR', 'USD'],
      base_currency_code: 'GBP',
    });
  });

  test('S7-59, S7-60 returns countries with or without regions', async () => {
    const { countries, country } = await shop.data(
      '{ countries { id full_name_english } country(id: "AU") { available_regions { id code name } } }',
    );
    expect(countries[0]).toEqual({ id: 'GB', full_name_english: 'United Kingdom' });
    expect(country.available_regions).toContainEqual({ id: expect.any(Number), code: 'NSW', name: 'New South Wales' });
    expect(
      (await shop.data('{ country(id: "GB") { available_regions { id } } }')).country.available_regions,
    ).toBeNull();
    expect((await shop.request('{ country(id: "XX") { id } }')).body.errors[0].extensions.category).toBe(
      'graphql-no-such-entity',
    );
  });

  test('S6-1 refuses a guest with the category by which storefronts sign out', async () => {
    for (const query of [
      '{ customer { email } }',
      '{ customerCart { id } }',
      'mutation { revokeCustomerToken { result } }',
    ]) {
      const { status, body } = await shop.request(query, {}, { Authorization: 'Bearer nobody' });
      expect([status, body.errors[0].extensions.category]).toEqual([200, 'graphql-authorization']);
    }
  });
});
