import { groupTotal, selectedGroupItems, type GroupItem } from '../../../../src/domain/catalogue/group';
import { aPrice, pounds } from '../../../builders/a-price';
import { aSummary } from '../../../builders/a-product';

/** `[quantity, regular, special]` of each product, in order. */
const items = (...parts: readonly (readonly [number, number, number?])[]): readonly GroupItem[] =>
  parts.map(([quantity, regular, special], index) => ({
    product: aSummary({ sku: `P${index + 1}`, price: aPrice(regular, special ?? null) }),
    quantity,
  }));

describe('A product group', () => {
  test.each([
    ['totals one of each product', items([1, 14], [1, 17], [1, 21]), 52, ['P1', 'P2', 'P3']],
    ['totals two at the special price and omits quantity 0', items([2, 10, 8], [0, 5]), 16, ['P1']],
    ['totals 0 when every quantity is 0', items([0, 10], [0, 5]), 0, []],
    ['totals 0 for an empty group', [], 0, []],
  ])('S3-23 %s', (_title, group, total, wanted) => {
    expect(groupTotal(group, 'GBP')).toEqual(pounds(total));
    expect(selectedGroupItems(group).map(({ product }) => product.sku)).toEqual(wanted);
  });

  test('S3-23 replaces default quantities with the shopper’s', () => {
    const group = items([1, 14], [1, 17], [0, 21]);
    const quantities = { P1: 0, P3: 2, P9: 5 };
    expect(selectedGroupItems(group, quantities).map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['P2', 1],
      ['P3', 2],
    ]);
    expect(groupTotal(group, 'GBP', quantities)).toEqual(pounds(59));
  });

  test('keeps an invalid quantity, at no cost, for the cart rule to refuse', () => {
    const group = items([1, 14]);
    expect(selectedGroupItems(group, { P1: -1 })).toHaveLength(1);
    expect(groupTotal(group, 'GBP', { P1: -1 })).toEqual(pounds(0));
  });
});
