import { EMPTY_WISHLIST, wishlistTotal, findWishlistItem } from '../../../../src/domain/wishlist/wishlist';
import { aPrice, pounds } from '../../../builders/a-price';
import { aChoice, aConfigurable, aVariant } from '../../../builders/a-product';
import { aWishlistItem, aWishlist } from '../../../builders/a-wishlist-item';

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
