import {
  EMPTY_WISHLIST,
  wishlistTotal,
  findWishlistItem,
  newWishlistItem,
} from '../../../../src/domain/wishlist/wishlist';
import { aPrice, pounds } from '../../../builders/a-price';
import { aChoice, aConfigurable, aVariant, aProduct, aSummary } from '../../../builders/a-product';
import { aWishlistItem, aWishlist } from '../../../builders/a-wishlist-item';
import { PRODUCT_TYPES } from '../../../../src/domain/catalogue/product';
import { aBundle } from '../../../builders/a-bundle';

const LIST = aWishlist(aWishlistItem({ sku: 'S1', uid: 'u1' }));

describe('A product on the wishlist', () => {
  test.each([
    ['is found by sku and uid', 'S1', 'u1', true],
    ['is not found by another uid', 'S1', 'u2', false],
    ['is not found by another sku', 'S2', 'u1', false],
  ])('S4-52 %s', (_title, sku, uid, expected) => {
    expect(findWishlistItem(LIST, { sku, uid }) !== null).toBe(expected);
  });

  test('S4-52 is a configurable product regardless of the chosen variant', () => {
    const rose = aConfigurable({ configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) });
    expect(findWishlistItem(aWishlist(aWishlistItem({ sku: rose.sku, uid: rose.uid })), rose)).not.toBeNull();
  });

  test('has a sku and a uid', () => {
    const nameless = aWishlist(aWishlistItem({ sku: '', uid: '' }));
    expect(findWishlistItem(nameless, { sku: '', uid: '' })).toBeNull();
    expect(findWishlistItem(aWishlist(aWishlistItem({ sku: 'S1', uid: '' })), { sku: 'S1', uid: '' })).toBeNull();
    expect(findWishlistItem(aWishlist(aWishlistItem({ sku: '', uid: 'u1' })), { sku: '', uid: 'u1' })).toBeNull();
    expect(findWishlistItem(aWishlist(), { sku: 'S1', uid: 'u1' })).toBeNull();
    expect(findWishlistItem(EMPTY_WISHLIST, { sku: 'S1', uid: 'u1' })).toBeNull();
  });

  test('has a quantity and an item id', () => {
    expect(
      findWishlistItem(aWishlist(aWishlistItem({ sku: 'S1', uid: 'u1' }, { quantity: 0 })), { sku: 'S1', uid: 'u1' }),
    ).toBeNull();
    expect(
      findWishlistItem(aWishlist(aWishlistItem({ sku: 'S1', uid: 'u1' }, { id: '' })), { sku: 'S1', uid: 'u1' }),
    ).toBeNull();
  });
});

test('totals the wishlist at current prices, special or regular', () => {
  const items = [
    aWishlistItem({ sku: 'A', price: aPrice(20, 15) }),
    aWishlistItem({ sku: 'B', price: aPrice(12) }, { quantity: 2 }),
  ];
  expect(wishlistTotal(items, 'GBP')).toEqual(pounds(39));
  expect(wishlistTotal([], 'EUR')).toEqual({ pence: 0, currency: 'EUR' });
});

const of = (product: Parameters<typeof newWishlistItem>[0]) => {
  const wish = newWishlistItem(product);
  return wish.ok ? wish.value : wish.reason;
};

describe('A product added to the wishlist', () => {
  test.each(['simple', 'virtual', 'downloadable', 'grouped', 'gift-card'] as const)(
    'S5-24 has quantity 1 and its own sku if the type is %s',
    (type) => {
      const wish = { sku: 'TULIPS', parentSku: null, quantity: 1, isBundle: false };
      expect(of(aProduct({ type }))).toEqual(wish);
      expect(of(aSummary({ type }))).toEqual(wish);
    },
  );

  test('S5-24 is the chosen variant of a configurable product, with its parent', () => {
    const chosen = aConfigurable({ sku: 'ROSE', configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) });
    expect(of(chosen)).toMatchObject({ sku: 'ROSE-RED', parentSku: 'ROSE', quantity: 1 });
    expect(of(aConfigurable({ sku: 'ROSE' }))).toMatchObject({ sku: 'ROSE', parentSku: 'ROSE' });
    expect(of(aSummary({ sku: 'ROSE', type: 'configurable' }))).toMatchObject({ sku: 'ROSE', parentSku: 'ROSE' });
  });

  test('S5-24 is a bundle with its default parts', () => {
    expect(of(aBundle())).toEqual({ sku: 'HAMPER', parentSku: null, quantity: 1, isBundle: true });
  });

  test('S5-24, S5-25 can be of all seven types and no other', () => {
    for (const type of PRODUCT_TYPES) expect(newWishlistItem(aProduct({ type })).ok).toBe(true);
    expect(of(aProduct({ type: 'unknown', typeName: 'Foo' }))).toEqual({ kind: 'type-not-supported', typeName: 'Foo' });
  });

  test('can be out of stock', () => {
    expect(newWishlistItem(aProduct({ availability: { inStock: false, onlyLeft: null } })).ok).toBe(true);
  });
});
