import { EMPTY_WISHLIST, wishesTotal, wishOf } from '../../../../src/domain/wishlist/wishlist';
import { aPrice, pounds } from '../../../builders/a-price';
import { aChoice, aConfigurable, aVariant } from '../../../builders/a-product';
import { aWish, aWishlist } from '../../../builders/a-wish';

const LIST = aWishlist(aWish({ sku: 'S1', uid: 'u1' }));

describe('Whether a product is wished for', () => {
  test.each([
    ['the same sku and uid', 'S1', 'u1', true],
    ['another uid', 'S1', 'u2', false],
    ['another sku', 'S2', 'u1', false],
  ])('S4-52 %s', (_title, sku, uid, expected) => {
    expect(wishOf(LIST, { sku, uid }) !== null).toBe(expected);
  });

  test('S4-52 a configurable is wished for by itself, whatever is chosen of it', () => {
    const rose = aConfigurable({ configurable: aChoice({ variant: aVariant({ sku: 'ROSE-RED' }) }) });
    expect(wishOf(aWishlist(aWish({ sku: rose.sku, uid: rose.uid })), rose)).not.toBeNull();
  });

  test('nothing without a sku or a uid is wished for', () => {
    const nameless = aWishlist(aWish({ sku: '', uid: '' }));
    expect(wishOf(nameless, { sku: '', uid: '' })).toBeNull();
    expect(wishOf(aWishlist(aWish({ sku: 'S1', uid: '' })), { sku: 'S1', uid: '' })).toBeNull();
    expect(wishOf(aWishlist(aWish({ sku: '', uid: 'u1' })), { sku: '', uid: 'u1' })).toBeNull();
    expect(wishOf(aWishlist(), { sku: 'S1', uid: 'u1' })).toBeNull();
    expect(wishOf(EMPTY_WISHLIST, { sku: 'S1', uid: 'u1' })).toBeNull();
  });

  test('a wish for no pieces, or without an id of its own, is none', () => {
    expect(wishOf(aWishlist(aWish({ sku: 'S1', uid: 'u1' }, { quantity: 0 })), { sku: 'S1', uid: 'u1' })).toBeNull();
    expect(wishOf(aWishlist(aWish({ sku: 'S1', uid: 'u1' }, { id: '' })), { sku: 'S1', uid: 'u1' })).toBeNull();
  });
});

test('all wishes cost what they would cost now: a reduced price counts, one that is not reduced too', () => {
  const items = [aWish({ sku: 'A', price: aPrice(20, 15) }), aWish({ sku: 'B', price: aPrice(12) }, { quantity: 2 })];
  expect(wishesTotal(items, 'GBP')).toEqual(pounds(39));
  expect(wishesTotal([], 'EUR')).toEqual({ pence: 0, currency: 'EUR' });
});
