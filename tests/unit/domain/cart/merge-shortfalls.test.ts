import { mergeShortfalls } from '../../../../src/domain/cart/merge-shortfalls';
import { aCartItem } from '../../../builders/a-cart';

/** A cart of `[sku, quantity]`. */
const cart = (...lines: readonly (readonly [string, number])[]) => ({
  items: lines.map(([sku, quantity], index) =>
    aCartItem({ uid: `${sku}-${index}`, sku, name: `Name of ${sku}`, quantity }),
  ),
});

describe('What a merge of two carts did not keep', () => {
  test('is nothing when everything of both carts is in the merged one, in however many lines', () => {
    const guest = cart(['TULIPS', 2], ['TULIPS', 1], ['FERN', 1]);
    expect(mergeShortfalls(guest, cart(['TULIPS', 4]), cart(['FERN', 1], ['TULIPS', 7]))).toEqual([]);
  });

  test('counts all lines of a product in both carts, once for each product', () => {
    const guest = cart(['TULIPS', 2], ['FERN', 1], ['TULIPS', 1]);
    expect(mergeShortfalls(guest, cart(['TULIPS', 4]), cart(['TULIPS', 5]))).toEqual([
      { sku: 'TULIPS', name: 'Name of TULIPS', wanted: 7, kept: 5 },
      { sku: 'FERN', name: 'Name of FERN', wanted: 1, kept: 0 },
    ]);
  });

  test('says nothing of what the guest had not chosen', () => {
    expect(mergeShortfalls(cart(['FERN', 1]), cart(['TULIPS', 4]), cart(['FERN', 1]))).toEqual([]);
  });
});
