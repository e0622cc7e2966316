import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';

const CARD = `uid __typename sku name stock_status only_x_left_in_stock rating_summary thumbnail { url position disabled label }
  url_key url_rewrites { url } price_range { maximum_price { final_price { currency value } regular_price { currency value } }
  minimum_price { final_price { currency value } regular_price { currency value } } }
  categories { uid name url_suffix url_path breadcrumbs { category_name category_url_path } }
  review_count reviews { items { average_rating ratings_breakdown { name value } } }`;

onBothDatabases((openShop) => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const bySku = async (sku: string, fields: string, headers?: Record<string, string>) => {
    const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`;
    return (await shop.data(query, { sku }, headers)).products.items[0];
  };

  describe('products', () => {
    test('S9-8 S7-52 a search without a size has twenty products to a page', async () => {
      const query = 'query ($size: Int) { products(search: "", pageSize: $size) { page_info { page_size } } }';
      const sizeOf = async (size?: number) => (await shop.data(query, { size })).products.page_info.page_size;
      expect([await sizeOf(), await sizeOf(3)]).toEqual([20, 3]);
    });

    test('S7-8 returns type, price range, stock, pictures, categories and rating for a card', async () => {
      expect(await bySku('ROSE', CARD)).toMatchObject({
        __typename: 'ConfigurableProduct',
        stock_status: 'IN_STOCK',
        only_x_left_in_stock: null,
        rating_summary: 90,
        review_count: 2,
        url_rewrites: [{ url: 'rose-bouquet.html' }],
        thumbnail: { url: `${shop.backend.mediaUrl}catalog/product/ROSE/0.jpg`, label: 'Rose Bouquet' },
        price_range: {
          minimum_price: { regular_price: { value: 30, currency: 'GBP' }, final_price: { value: 25 } },
          maximum_price: { final_price: { value: 50 } },
        },
        categories: [
          { url_path: 'flowers', url_suffix: '.html', breadcrumbs: null },
          { url_path: 'flowers/roses', breadcrumbs: [{ category_name: 'Flowers', category_url_path: 'flowers' }] },
        ],
        reviews: {
          items: [{ average_rating: 80, ratings_breakdown: [{ name: 'Rating', value: '4' }] }, { average_rating: 100 }],
        },
      });
    });

    test('labels each picture of the gallery with its own words, and with nothing where there are none', async () => {
      const folder = path.join(shop.dataDir, 'media', 'originals', 'ROSE');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, '0.jpg'), '');
      writeFileSync(path.join(folder, '1.jpg'), '');
      writeFileSync(path.join(folder, 'alt.txt'), 'Twelve red roses\n');
      const { media_gallery: pictures } = await bySku('ROSE', 'media_gallery { label }');
      expect(pictures.slice(0, 2)).toEqual([{ label: 'Twelve red roses' }, { label: null }]);
    });

    test('returns the fields that other storefronts request, empty if the shop has no such data', async () => {
      const fields = `price_tiers { quantity final_price { value currency } discount { amount_off percent_off } }
        special_price special_from_date special_to_date swatch_image crosssell_products { sku }`;
      const { products } = await shop.data(`{ products(filter: {}, pageSize: 50) { items { sku ${fields} } } }`);
      expect(products.items.length).toBeGreaterThan(5);
      for (const product of products.items) {
        expect(product).toMatchObject({
          price_tiers: [],
          special_from_date: null,
          special_to_date: null,
          swatch_image: null,
          crosssell_products: [],
        });
      }
    });

    test('S3-20 names every product type', async () => {
      const { products } = await shop.data('{ products(filter: {}, pageSize: 50) { items { sku __typename } } }');
      expect(
        Object.fromEntries(
          products.items.map((item: { sku: string; __typename: string }) => [item.sku, item.__typename]),
        ),
      ).toEqual({
        ROSE: 'ConfigurableProduct',
        VASE: 'SimpleProduct',
        POSY: 'SimpleProduct',
        'SOLD-OUT': 'SimpleProduct',
        HAMPER: 'BundleProduct',
        TABLE: 'GroupedProduct',
        CLASS: 'VirtualProduct',
        'CARD-25': 'GiftCard',
        GUIDE: 'DownloadableProduct',
      });
    });

    test('returns the current stock, and a product with none left as out of stock', async () => {
      expect(await bySku('VASE', 'stock_status only_x_left_in_stock')).toEqual({
        stock_status: 'IN_STOCK',
        only_x_left_in_stock: 3,
      });
      expect(await bySku('SOLD-OUT', 'stock_status only_x_left_in_stock')).toEqual({
        stock_status: 'OUT_OF_STOCK',
        only_x_left_in_stock: 0,
      });
      expect(await bySku('POSY', 'only_x_left_in_stock')).toEqual({ only_x_left_in_stock: null });
    });

    test('S7-50 finds products by uid, a declared addition', async () => {
      const { uid } = await bySku('VASE', 'uid');
      const { products } = await shop.data(
        'query ($uids: [String]) { products(filter: { uid: { in: $uids } }) { items { sku } } }',
        { uids: [uid] },
      );
      expect(products.items).toEqual([{ sku: 'VASE' }]);
    });

    test('lists a variant only through its parent', async () => {
      expect(await bySku('ROSE-S-RED', 'sku')).toBeUndefined();
    });

    test('returns show_flower_care, a declared addition', async () => {
      expect(await bySku('ROSE', 'show_flower_care')).toEqual({ show_flower_care: true });
      expect(await bySku('VASE', 'show_flower_care')).toEqual({ show_flower_care: false });
    });

    test('converts prices by the rate of the requested currency', async () => {
      const fields = 'price_range { minimum_price { final_price { value currency } } }';
      const price = async (currency: string) =>
        (await bySku('VASE', fields, { 'Content-Currency': currency })).price_range.minimum_price.final_price;
      expect(await price('EUR')).toEqual({ value: 23.39, currency: 'EUR' });
      expect(await price('USD')).toEqual({ value: 26.39, currency: 'USD' });
    });
  });

  describe('product details', () => {
    test('S3-28 returns all seven kinds of customizable options with their prices', async () => {
      const picked = (kind: string) =>
        `... on Customizable${kind}Option { picked${kind}: value { title price price_type sku sort_order } }`;
      const { options } = await bySku(
        'POSY',
        `... on CustomizableProductInterface { options { __typename title required sort_order
        ... on CustomizableFieldOption { field: value { price price_type max_characters } }
        ... on CustomizableAreaOption { area: value { price price_type max_characters } }
        ... on CustomizableDateOption { date: value { type price } }
        ${['DropDown', 'Radio', 'Checkbox', 'Multiple'].map(picked).join(' ')} } }`,
      );
      expect(options.map((option: { __typename: string }) => option.__typename)).toEqual([
        'CustomizableDateOption',
        'CustomizableAreaOption',
        'CustomizableFieldOption',
        'CustomizableDropDownOption',
        'CustomizableRadioOption',
        'CustomizableCheckboxOption',
        'CustomizableMultipleOption',
      ]);
      expect(options[0]).toMatchObject({ required: true, sort_order: 1, date: { type: 'DATE', price: 0 } });
      expect(options[1].area).toEqual({ price: 1, price_type: 'FIXED', max_characters: 20 });
      expect(options[2].field).toEqual({ price: 10, price_type: 'PERCENT', max_characters: null });
      expect(options[3].pickedDropDown[0]).toEqual({
        title: 'Small vase',
        price: 5,
        price_type: 'FIXED',
        sku: 'WITH-SMALL',
        sort_order: 1,
      });
      expect(options[5].pickedCheckbox[0]).toMatchObject({ title: 'Fuller', price: 20, price_type: 'PERCENT' });
    });

    test('S3-21 returns options and prices of every variant without a selection', async () => {
      const { variants } = await bySku(
        'ROSE',
        `... on ConfigurableProduct { variants { attributes { label } product {
          short_description { html } price_range { minimum_price { final_price { value } } } } } }`,
      );
      interface Told {
        readonly attributes: readonly { readonly label: string }[];
        readonly product: {
          readonly short_description: { readonly html: string };
          readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } };
        };
      }
      const told = (variants as readonly Told[]).map(({ attributes, product }) => [
        attributes.map(({ label }) => label).join(' '),
        product.short_description.html,
        product.price_range.minimum_price.final_price.value,
      ]);
      expect(told).toEqual([
        ['Small Red', expect.stringMatching(/^7 stems &(amp;)? a fern$/), 25],
        ['Large Red', '', 50],
        ['Large White', '', 55],
      ]);
    });

    test('S3-22 returns the variant and the remaining values for selected values', async () => {
      const questions =
        '... on ConfigurableProduct { configurable_options { attribute_code label values { uid label value_index swatch_data { value } } } variants { product { sku } attributes { code label } } }';
      const rose = await bySku('ROSE', questions);
      expect(rose.configurable_options.map((one: { attribute_code: string }) => one.attribute_code)).toEqual([
        'size',
        'colour',
      ]);
      expect(rose.configurable_options[1].values.map((value: { swatch_data: unknown }) => value.swatch_data)).toEqual([
        { value: '#a00' },
        { value: '#fff' },
      ]);
      expect(rose.variants[0]).toEqual({
        product: { sku: 'ROSE-S-RED' },
        attributes: [
          { code: 'size', label: 'Small' },
          { code: 'colour', label: 'Red' },
        ],
      });
      const uid = (question: number, label: string): string =>
        rose.configurable_options[question].values.find((value: { label: string }) => value.label === label).uid;
      const choose = async (uids: readonly string[]) =>
        (
          await shop.data(
            `query ($uids: [ID!]) { products(filter: { sku: { eq: "ROSE" } }) { items { ... on ConfigurableProduct {
            configurable_product_options_selection(configurableOptionValueUids: $uids) {
              variant { uid sku } media_gallery { url } options_available_for_selection { attribute_code option_value_uids } } } } } }`,
            { uids },
          )
        ).products.items[0].configurable_product_options_selection;
      const small = await choose([uid(0, 'Small')]);
      expect(small.variant).toBeNull();
      expect(small.options_available_for_selection[1]).toEqual({
        attribute_code: 'colour',
        option_value_uids: [uid(1, 'Red')],
      });
      expect((await choose([uid(0, 'Small'), uid(1, 'Red')])).variant.sku).toBe('ROSE-S-RED');
      expect((await choose([uid(0, 'Small'), uid(1, 'White')])).variant).toBeNull();
      expect((await choose(['nonsense'])).options_available_for_selection[0].option_value_uids).toHaveLength(2);
    });

    test('S3-24, S3-25, S3-26 returns the parts of grouped, bundle and downloadable products', async () => {
      expect(await bySku('TABLE', '... on GroupedProduct { items { position qty product { sku } } }')).toEqual({
        items: [
          { position: 0, qty: 2, product: { sku: 'VASE' } },
          { position: 1, qty: 1, product: { sku: 'POSY' } },
        ],
      });
      const hamper = await bySku(
        'HAMPER',
        '... on BundleProduct { items { title type required position options { label quantity is_default can_change_quantity product { sku } } } }',
      );
      expect(hamper.items[0]).toMatchObject({ title: 'Flowers', type: 'radio', required: true, position: 0 });
      expect(hamper.items[1].options[1]).toEqual({
        label: 'Glass Vase',
        quantity: 2,
        is_default: true,
        can_change_quantity: true,
        product: { sku: 'VASE' },
      });
      expect(
        await bySku(
          'GUIDE',
          '... on DownloadableProduct { downloadable_product_links { title price } downloadable_product_samples { title } }',
        ),
      ).toEqual({
        downloadable_product_links: [
          { title: 'Guide', price: 0 },
          { title: 'Large print', price: 1 },
        ],
        downloadable_product_samples: [{ title: 'First page' }],
      });
    });

    test("S7-48, S7-49 returns related and upsell products in the florist's order", async () => {
      expect(await bySku('ROSE', 'related_products { sku } upsell_products { sku }')).toEqual({
        related_products: [{ sku: 'VASE' }, { sku: 'POSY' }],
        upsell_products: [{ sku: 'HAMPER' }],
      });
    });

    test('S7-17 returns reviews by page, the newest first', async () => {
      const { reviews } = await bySku(
        'ROSE',
        'reviews(pageSize: 1, currentPage: 2) { items { nickname created_at summary text } page_info { total_pages current_page } }',
      );
      expect(reviews).toEqual({
        items: [{ nickname: 'Ann', created_at: '2026-05-01 12:00:00', summary: 'Lovely', text: 'They lasted.' }],
        page_info: { total_pages: 2, current_page: 2 },
      });
    });
  });

  describe('listings', () => {
    const skus = async (args: string): Promise<string[]> =>
      (await shop.data(`{ products(${args}, pageSize: 50) { items { sku } } }`)).products.items.map(
        (item: { sku: string }) => item.sku,
      );

    test('S7-52 lists the products of a category and its descendants, the newest first', async () => {
      const { categoryList } = await shop.data(
        '{ categoryList(filters: { url_path: { eq: "flowers" } }) { uid product_count } }',
      );
      expect(categoryList[0].product_count).toBe(2);
      expect(await skus(`filter: { category_uid: { eq: "${categoryList[0].uid}" } }`)).toEqual(['ROSE', 'POSY']);
    });

    test.each([
      ['sort: { price: ASC }', ['GUIDE', 'VASE', 'HAMPER']],
      ['sort: { price: DESC }', ['CLASS', 'ROSE', 'CARD-25']],
      ['sort: { name: ASC }', ['GUIDE', 'POSY', 'CARD-25']],
      ['sort: { name: DESC }', ['CLASS', 'TABLE', 'ROSE']],
      ['sort: { position: ASC }', ['GUIDE', 'CARD-25', 'ROSE']],
    ])('%s', async (sort, first) => {
      expect((await skus(`filter: {}, ${sort}`)).slice(0, 3)).toEqual(first);
    });

    test('finds words in names, the best match first, and treats search syntax as plain text', async () => {
      expect(await skus('search: "rose bouquet"')).toEqual(['ROSE']);
      expect(await skus('search: "vase"')).toEqual(['VASE']);
      expect(await skus('search: "glass%vase"')).toEqual(['VASE']);
      expect(await skus('search: "%"')).toEqual([]);
      expect(await skus('search: "\' OR 1=1 --"')).toEqual([]);
    });

    test('takes price bounds in the shown currency', async () => {
      const range = 'filter: { price: { from: "20", to: "25" } }';
      expect(await skus(`${range}, sort: { price: ASC }`)).toEqual(['POSY', 'ROSE', 'CARD-25']);
      const { products } = await shop.data(
        `{ products(${range}) { items { sku } } }`,
        {},
        { 'Content-Currency': 'EUR' },
      );
      expect(products.items.map((item: { sku: string }) => item.sku).sort()).toEqual([
        'HAMPER',
        'POSY',
        'TABLE',
        'VASE',
      ]);
    });

    test('counts facets over the matches, and each facet narrows to its count', async () => {
      const { products } = await shop.data(
        '{ products(filter: {}) { aggregations { attribute_code label options { label value count } } } }',
      );
      const facets = Object.fromEntries(
        products.aggregations.map((one: { attribute_code: string; options: unknown }) => [
          one.attribute_code,
          one.options,
        ]),
      );
      expect(Object.keys(facets)).toEqual(['price', 'category_uid', 'colour', 'occasion', 'season', 'size']);
      expect(facets.category_uid).toContainEqual(expect.objectContaining({ label: 'Gifts', count: 7 }));
      const white = facets.colour.find((option: { label: string }) => option.label === 'White');
      expect(await skus(`filter: { colour: { in: ["${white.value}"] } }`)).toEqual(['ROSE']);
      expect(facets.price[0]).toEqual({ label: '0-14.99', value: '0_14.99', count: 2 });
      expect(await skus('filter: { price: { from: "0", to: "14.99" } }')).toHaveLength(2);
      expect(await skus('filter: { price: { from: "0", to: "5" } }')).toEqual(['GUIDE']);
    });

    test('refuses a page behind the last one, a page of size zero and one of the whole shop', async () => {
      const refusal = async (args: string) =>
        (await shop.request(`{ products(filter: {}, ${args}) { items { sku } } }`)).body.errors[0];
      expect(await refusal('pageSize: 5, currentPage: 3')).toMatchObject({
        message: 'currentPage value 3 specified is greater than the 2 page(s) available.',
        extensions: { category: 'graphql-input' },
      });
      expect((await refusal('pageSize: 0')).message).toBe('pageSize value must be greater than 0.');
      expect((await refusal('currentPage: 0')).message).toBe('currentPage value must be greater than 0.');
      expect((await refusal('pageSize: 301')).message).toBe('Maximum pageSize is 300');
    });
  });
});
