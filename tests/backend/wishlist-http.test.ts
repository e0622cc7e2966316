import { Customer, accountShop, refusalOf, UNAUTHORISED } from './account';
import type { RunningShop } from './running-shop';
import { optionUids, type WireLine } from './shopper';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(accountShop());
  });
  afterAll(() => shop.stop());

  const LIST = `id items_count sharing_code
  items_v2(currentPage: 1, pageSize: 100) {
    items {
      __typename id quantity description added_at
      product { uid __typename sku name ... on ConfigurableProduct { configurable_options { label } } }
    }
    page_info { current_page page_size total_pages }
  }`;
  const addTo = (who: { request: Customer['request'] }, id: string, ...items: readonly WireLine[]) =>
    who.request(
      `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
        wishlist { ${LIST} } user_errors { code message } } }`,
      { id, items },
    );
  const add = (who: Customer, ...items: readonly WireLine[]) => addTo(who, '0', ...items);
  const remove = (who: { request: Customer['request'] }, items: readonly string[], id = '0') =>
    who.request(
      `mutation ($id: ID!, $items: [ID!]!) {
      removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
        wishlist { ${LIST} } user_errors { code message } } }`,
      { id, items },
    );
  const listOf = async (who: Customer) =>
    (await who.data(`{ customer { wishlists { ${LIST} } } }`)).customer.wishlists[0];
  const one = (sku: string, more: Partial<WireLine> = {}): WireLine => ({ sku, quantity: 1, ...more });
  const skus = (list: { items_v2: { items: { quantity: number; product: { sku: string } }[] } }) =>
    list.items_v2.items.map((item) => `${item.quantity} ${item.product.sku}`);
  const guest = { request: (query: string, variables?: object) => shop.request(query, variables) };

  describe('a wishlist', () => {
    test('S3-43, S3-44, S7-5, S7-6 exists for every customer from the start', async () => {
      const ann = await Customer.join(shop);
      expect(await listOf(ann)).toEqual({
        id: expect.stringMatching(/^\d+$/),
        items_count: 0,
        sharing_code: expect.stringMatching(/^[0-9a-f]{32}$/),
        items_v2: { items: [], page_info: { current_page: 1, page_size: 100, total_pages: 0 } },
      });
      expect((await ann.data('{ customer { wishlists { items_count } } }')).customer.wishlists).toEqual([
        { items_count: 0 },
      ]);
    });

    test('S7-12, S5-24 accepts every product type, a variant under its parent', async () => {
      const ann = await Customer.join(shop);
      const { body } = await add(
        ann,
        one('VASE'),
        one('CLASS'),
        one('GUIDE'),
        one('TABLE'),
        one('CARD-25'),
        one('ROSE-L-RED', { parent_sku: 'ROSE' }),
        one('HAMPER', { entered_options: [] }),
      );
      const { wishlist, user_errors } = body.data.addProductsToWishlist;
      expect(user_errors).toEqual([]);
      expect(wishlist.items_count).toBe(7);
      expect(wishlist.items_v2.items.map((item: { product: object }) => item.product)).toMatchObject([
        { __typename: 'BundleProduct', sku: 'HAMPER' },
        {
          __typename: 'ConfigurableProduct',
          sku: 'ROSE',
          configurable_options: [{ label: 'Size' }, { label: 'Colour' }],
        },
        { __typename: 'GiftCard', sku: 'CARD-25' },
        { __typename: 'GroupedProduct', sku: 'TABLE' },
        { __typename: 'DownloadableProduct', sku: 'GUIDE' },
        { __typename: 'VirtualProduct', sku: 'CLASS' },
        { __typename: 'SimpleProduct', sku: 'VASE' },
      ]);
      expect(wishlist.items_v2.items[0]).toMatchObject({ quantity: 1, added_at: '2026-10-05 09:00:00' });
    });

    test('adds up equal items and separates different sizes', async () => {
      const ann = await Customer.join(shop);
      await add(ann, one('ROSE-L-RED', { parent_sku: 'ROSE' }), one('VASE'));
      await Promise.all(Array.from({ length: 20 }, () => add(ann, one('ROSE-L-RED', { parent_sku: 'ROSE' }))));
      await add(ann, one('ROSE', { parent_sku: 'ROSE' }), one('ROSE-S-RED'), one('VASE', { quantity: 2 }));
      expect(skus(await listOf(ann))).toEqual(['1 ROSE', '1 ROSE', '3 VASE', '21 ROSE']);
    });

    test('resolves selected values to the variant and stores entered options with it', async () => {
      const { products } = await shop.data(
        '{ products(filter: { sku: { eq: "ROSE" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
      );
      const values: { uid: string; label: string }[] = products.items[0].configurable_options.flatMap(
        (question: { values: object[] }) => question.values,
      );
      const pick = (label: string): string => values.find((value) => value.label === label)?.uid ?? '';
      const uids = await optionUids(shop, 'POSY');
      const ann = await Customer.join(shop);
      const card = { uid: uids['Card message'] ?? '', value: 'With love' };
      const { user_errors } = (
        await add(
          ann,
          one('ROSE', { selected_options: [pick('Large'), pick('Red')] }),
          one('ROSE', { selected_options: [pick('Large')] }),
          one('POSY', { entered_options: [card], selected_options: [uids['Wrapping/Linen'] ?? ''] }),
        )
      ).body.data.addProductsToWishlist;
      expect(user_errors).toEqual([]);
      const database = shop.connect();
      const rows = await database
        .selectFrom('wishlist_items')
        .leftJoin('products as v', 'v.id', 'wishlist_items.variant_id')
        .select(['v.sku', 'choices'])
        .orderBy('wishlist_items.id', 'desc')
        .limit(3)
        .execute();
      await database.destroy();
      expect(rows.map((row) => row.sku)).toEqual([null, null, 'ROSE-L-RED']);
      expect(JSON.parse(rows[0]?.choices ?? '')).toEqual({ selected: [uids['Wrapping/Linen']], entered: [card] });
    });

    test('reports invalid items one by one and stores the rest', async () => {
      const ann = await Customer.join(shop);
      const { wishlist, user_errors } = (
        await add(
          ann,
          one('NOPE'),
          one('VASE', { quantity: 0 }),
          one('VASE', { quantity: 1.5 }),
          one('VASE', { quantity: -1 }),
          one('VASE', { parent_sku: 'ROSE' }),
          one('VASE', { selected_options: ['bm9wZQ=='] }),
          one('CLASS'),
        )
      ).body.data.addProductsToWishlist;
      expect(user_errors).toEqual([
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
        { code: 'UNDEFINED', message: 'The quantity of a wish list item cannot be 0' },
        { code: 'UNDEFINED', message: 'The quantity must be a whole number from 1 to 10000.' },
        { code: 'UNDEFINED', message: 'The quantity must be a whole number from 1 to 10000.' },
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "ROSE"' },
        { code: 'UNDEFINED', message: '“Glass Vase” does not offer one of the chosen options.' },
      ]);
      expect(skus(wishlist)).toEqual(['1 CLASS']);
    });

    test('S7-13 removes an item by its id and reports a missing one', async () => {
      const ann = await Customer.join(shop);
      await add(ann, one('VASE'), one('CLASS'));
      const [newest] = (await listOf(ann)).items_v2.items;
      const { wishlist, user_errors } = (await remove(ann, [newest.id, '999999', 'x'])).body.data
        .removeProductsFromWishlist;
      expect(skus(wishlist)).toEqual(['1 VASE']);
      expect(user_errors).toEqual([
        { code: 'UNDEFINED', message: 'The wishlist item with ID "999999" does not belong to the wishlist' },
        { code: 'UNDEFINED', message: 'The wishlist item with ID "x" does not belong to the wishlist' },
      ]);
    });

    test('counts pages by the products on sale', async () => {
      const ann = await Customer.join(shop);
      await add(ann, one('VASE'), one('CLASS'), one('GUIDE'));
      const database = shop.connect();
      const sell = (enabled: 0 | 1) =>
        database.updateTable('products').set({ enabled }).where('sku', '=', 'GUIDE').execute();
      await sell(0);
      const page = async (number: number) =>
        (
          await ann.data(
            `{ customer { wishlists { items_count items_v2(currentPage: ${number}, pageSize: 1) {
            items { product { sku } } page_info { current_page page_size total_pages } } } } }`,
          )
        ).customer.wishlists[0];
      expect(await page(2)).toEqual({
        items_count: 2,
        items_v2: {
          items: [{ product: { sku: 'VASE' } }],
          page_info: { current_page: 2, page_size: 1, total_pages: 2 },
        },
      });
      await sell(1);
      await database.destroy();
      expect((await page(1)).items_v2.items).toEqual([{ product: { sku: 'GUIDE' } }]);
    });

    test("S1-4, S6-4, S6-7 is refused to guests, and another customer's cannot be read or changed", async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      await add(ann, one('VASE'));
      const { id, items_v2 } = await listOf(ann);
      const [wish] = items_v2.items;
      const forGuests = {
        category: 'graphql-authorization',
        message: 'The current user cannot perform operations on wishlist',
      };
      expect(refusalOf(await addTo(guest, '0', one('VASE')))).toEqual(forGuests);
      expect(refusalOf(await remove(guest, [wish.id]))).toEqual(forGuests);
      expect(refusalOf(await shop.request('{ customer { wishlists { id } } }'))).toEqual(UNAUTHORISED);
      const absent = { category: 'graphql-input', message: 'The wishlist was not found.' };
      for (const other of [id, '999999', 'x', '-1']) {
        expect(refusalOf(await addTo(ben, other, one('VASE')))).toEqual(absent);
        expect(refusalOf(await remove(ben, [wish.id], other))).toEqual(absent);
      }
      expect((await remove(ben, [wish.id])).body.data.removeProductsFromWishlist.user_errors).toHaveLength(1);
      expect(skus(await listOf(ann))).toEqual(['1 VASE']);
      expect(skus(await listOf(ben))).toEqual([]);
      expect((await addTo(ann, id, one('CLASS'))).body.data.addProductsToWishlist.wishlist.items_count).toBe(2);
    });
  });
});
