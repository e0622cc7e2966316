import { MiddlewareWishlists } from '../../../../../src/adapters/graphql-middleware/customer/middleware-wishlists';
import { aBundle } from '../../../../builders/a-bundle';
import { aChoice, aConfigurable, aProduct, aVariant } from '../../../../builders/a-product';
import { newWishlistItem, type NewWishlistItem } from '../../../../../src/domain/wishlist/wishlist';
import type { Product } from '../../../../../src/domain/catalogue/product';
import { aProductWire, CONTEXT } from '../a-wire';
import { answered, anError, data, recordedCalls, NO_RESPONSE } from '../recorded-calls';

type Answers = Parameters<typeof recordedCalls>[0];

/** Products on the wishlist have no options unless `options` is given; requests for options are not in `calls`. */
function open(answers: Answers, options = data('products', { items: [{ uid: 'MjA=', options: null }] })) {
  const wire = recordedCalls({ customQuery: [options], ...answers });
  const wishlists = new MiddlewareWishlists(wire.call, CONTEXT);
  return { wishlists, calls: () => wire.calls.filter(({ method }) => method !== 'customQuery'), asked: wire.calls };
}

const item = (id: string, product: object | null = aProductWire()) => ({ id, quantity: 1, product });
const list = (items: readonly unknown[], count = items.length, pages = 1) => ({
  id: '7',
  items_count: count,
  items_v2: { items, page_info: { current_page: 1, page_size: 20, total_pages: pages } },
});
const customer = (...wishlists: readonly unknown[]) => data('customer', { wishlists });
const findWishlistItem = (product: Product): NewWishlistItem => {
  const wish = newWishlistItem(product);
  if (!wish.ok) throw new Error('Not supported');
  return wish.value;
};

describe('The wishlist over the middleware', () => {
  test('S7-5, S3-43 requests a page by the method wishlist, and items have id, quantity and product', async () => {
    const { wishlists, calls } = open({ wishlist: [customer(list([item('12'), null, item('13', null)], 25, 3))] });
    expect(await wishlists.page(2, 10)).toMatchObject({
      ok: true,
      value: {
        items: [{ id: '12', quantity: 1, product: { sku: 'TULIPS', name: 'Tulips' } }],
        total: 25,
        page: 1,
        totalPages: 3,
      },
    });
    expect(calls()).toEqual([{ method: 'wishlist', args: [{ pageSize: 10, currentPage: 2 }] }]);
  });

  test('S3-44 uses the first list only, and a customer without one has an empty one', async () => {
    const { wishlists } = open({ wishlist: [customer(list([item('1')]), list([item('2')])), customer()] });
    expect(await wishlists.page(1, 10)).toMatchObject({ value: { items: [{ id: '1' }], total: 1 } });
    expect(await wishlists.page(1, 10)).toEqual({
      ok: true,
      value: { items: [], total: 0, page: 1, totalPages: 0 },
    });
  });

  test.each([
    [[{ items_count: 2 }, { items_count: 3 }], 5],
    [[], 0],
    [[null], 0],
    [[{ items_count: null }], 0],
  ])('S7-6 the lists %j have %d items', async (wishlists, count) => {
    const wire = open({ wishlistItemsCount: [data('customer', { wishlists })] });
    expect(await wire.wishlists.count()).toEqual({ ok: true, value: count });
    expect(wire.calls()).toEqual([{ method: 'wishlistItemsCount', args: [] }]);
  });

  test.each([
    ['a simple product', aProduct(), { sku: 'TULIPS', quantity: 1 }],
    [
      'a configurable with its variant',
      aConfigurable({ sku: 'ROSE', configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) }),
      { sku: 'ROSE-RED', quantity: 1, parent_sku: 'ROSE' },
    ],
    ['a configurable without one', aConfigurable({ sku: 'ROSE' }), { sku: 'ROSE', quantity: 1, parent_sku: 'ROSE' }],
    ['a bundle', aBundle(), { sku: 'HAMPER', quantity: 1, entered_options: [] }],
  ])('S7-12, S3-44 %s is added to the list of id 0', async (_title, product, sent) => {
    const wishlist = list([item('1', aProductWire({ sku: product.sku }))]);
    const { wishlists, calls } = open({ addProductToWishList: [data('addProductsToWishlist', { wishlist })] });
    expect(await wishlists.add(findWishlistItem(product))).toMatchObject({ ok: true, value: { total: 1 } });
    expect(calls()).toEqual([{ method: 'addProductToWishList', args: [{ id: '0', items: [sent] }] }]);
  });

  test('S7-13, S3-44 an item is removed from the list of id 0 by its own id', async () => {
    const removed = data('removeProductsFromWishlist', { wishlist: list([]) });
    const { wishlists, calls } = open({ removeProductsFromWishlist: [removed] });
    expect(await wishlists.remove('12')).toMatchObject({ ok: true, value: { items: [], total: 0 } });
    expect(calls()).toEqual([{ method: 'removeProductsFromWishlist', args: [{ id: '0', items: ['12'] }] }]);
  });

  test('a change that returns part of the list loads it again; if that fails, the part is used', async () => {
    const removed = data('removeProductsFromWishlist', { wishlist: list([item('1')], 2) });
    const whole = customer(list([item('1'), item('2')]));
    const wire = open({ removeProductsFromWishlist: [removed], wishlist: [whole, NO_RESPONSE] });
    expect(await wire.wishlists.remove('3')).toMatchObject({ value: { items: [{ id: '1' }, { id: '2' }] } });
    expect(await wire.wishlists.remove('3')).toMatchObject({ ok: true, value: { items: [{ id: '1' }], total: 2 } });
    expect(wire.calls()[1]).toEqual({ method: 'wishlist', args: [{ pageSize: 100, currentPage: 1 }] });
  });

  test('items say whether they have required options; if that cannot be loaded, they do', async () => {
    const question = { __typename: 'CustomizableFieldOption', uid: 'o', title: 'Name', required: true, field: {} };
    const items = [item('1'), item('2', aProductWire({ uid: 'b' }))];
    const answer = { wishlist: [customer(list(items))] };
    const needs = async ({ wishlists }: ReturnType<typeof open>) => {
      const page = await wishlists.page(1, 10);
      return page.ok && page.value.items.map(({ product }) => product.needsChoices);
    };
    const known = {
      items: [
        { uid: 'MjA=', options: null },
        { uid: 'b', options: [question] },
      ],
    };
    expect(await needs(open(answer, data('products', known)))).toEqual([false, true]);
    expect(await needs(open(answer, NO_RESPONSE))).toEqual([true, true]);
    const nothing = open({ wishlist: [customer(list([]))] });
    await needs(nothing);
    expect(nothing.asked).toHaveLength(1);
  });

  test('an item that is not on the list after it was added was refused, even without an error', async () => {
    const { wishlists } = open({ addProductToWishList: [data('addProductsToWishlist', { wishlist: list([]) })] });
    expect(await wishlists.add(findWishlistItem(aProduct()))).toMatchObject({
      ok: false,
      reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('a guest is unauthorised, and an unreachable backend is not an empty list', async () => {
    const no = answered({ errors: [anError("The current customer isn't authorized.", 'graphql-authorization')] });
    const turnedAway = open({ wishlist: [no], wishlistItemsCount: [no], addProductToWishList: [no] }).wishlists;
    const silent = open({ wishlist: [NO_RESPONSE], removeProductsFromWishlist: [answered({})] }).wishlists;
    for (const answer of [
      await turnedAway.page(1, 10),
      await turnedAway.count(),
      await turnedAway.add(findWishlistItem(aProduct())),
    ]) {
      expect(answer).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
    }
    for (const answer of [await silent.page(1, 10), await silent.remove('1')]) {
      expect(answer).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    }
  });
});
