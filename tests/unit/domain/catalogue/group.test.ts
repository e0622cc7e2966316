import { groupTotal, wantedOf, type GroupItem } from '../../../../src/domain/catalogue/group';
import { aPrice, pounds } from '../../../builders/a-price';
import { aSummary } from '../../../builders/a-product';

/** `[pieces, regular, special]` of each of the goods, in order. */
const items = (...parts: readonly (readonly [number, number, number?])[]): readonly GroupItem[] =>
  parts.map(([quantity, regular, special], index) => ({
    product: aSummary({ sku: `P${index + 1}`, price: aPrice(regular, special ?? null) }),
    quantity,
  }));

describe('A group of goods', () => {
  test.each([
    ['one of each', items([1, 14], [1, 17], [1, 21]), 52, ['P1', 'P2', 'P3']],
    ['two of what is reduced, none of the other', items([2, 10, 8], [0, 5]), 16, ['P1']],
    ['none of anything', items([0, 10], [0, 5]), 0, []],
    ['no goods', [], 0, []],
  ])('S3-23 %s', (_title, group, total, wanted) => {
    expect(groupTotal(group, 'GBP')).toEqual(pounds(total));
    expect(wantedOf(group).map(({ product }) => product.sku)).toEqual(wanted);
  });

  test('S3-23 what the shopper wants takes the place of what the florist suggests', () => {
    const group = items([1, 14], [1, 17], [0, 21]);
    const quantities = { P1: 0, P3: 2, P9: 5 };
    expect(wantedOf(group, quantities).map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['P2', 1],
      ['P3', 2],
    ]);
    expect(groupTotal(group, 'GBP', quantities)).toEqual(pounds(59));
  });

  test('what is no quantity stays wanted, to be refused by the rule of the cart, and costs nothing', () => {
    const group = items([1, 14]);
    expect(wantedOf(group, { P1: -1 })).toHaveLength(1);
    expect(groupTotal(group, 'GBP', { P1: -1 })).toEqual(pounds(0));
  });
});
