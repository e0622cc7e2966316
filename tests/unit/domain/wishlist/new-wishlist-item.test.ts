import { PRODUCT_TYPES } from '../../../../src/domain/catalogue/product';
import { newWishlistItem } from '../../../../src/domain/wishlist/new-wishlist-item';
import { aBundle } from '../../../builders/a-bundle';
import { aChoice, aConfigurable, aProduct, aSummary, aVariant } from '../../../builders/a-product';

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
