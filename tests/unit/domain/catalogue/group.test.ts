import {
  groupTotal,
  selectedGroupItems,
  type GroupItem,
  groupDayOptions,
  groupPart,
  groupPartAnswers,
} from '../../../../src/domain/catalogue/group';
import { aPrice, pounds } from '../../../builders/a-price';
import { aSummary } from '../../../builders/a-product';
import { aDatedGroup, aGroup } from '../../../builders/a-bundle';
import { aDateOption } from '../../../builders/an-option';

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

const summary = (sku: string, ...customizableOptions: ReturnType<typeof aDateOption>[]) => ({
  product: { ...aSummary({ sku }), customizableOptions },
  quantity: 1,
});

describe('The day of a group', () => {
  test('is asked once and has to be answered, though each product leaves it open', () => {
    const { group, customizableOptions } = aDatedGroup();
    expect(group?.map(({ product }) => 'customizableOptions' in product && product.customizableOptions)).toMatchObject([
      [{ required: false }],
      [{ required: false }],
    ]);
    expect(customizableOptions).toMatchObject([{ kind: 'date', uid: 'group-day', required: true }]);
  });

  test('is not asked for if no product has one, or only that of an email', () => {
    expect(groupDayOptions(aGroup().group ?? [])).toEqual([]);
    expect(groupDayOptions([summary('VOUCHER', aDateOption({ sku: 'GIFT-CARD-DAY' }))])).toEqual([]);
  });

  test('is the answer of each product to its own question, judged by the rules of the group', () => {
    const { product } = summary('FERN', aDateOption({ uid: 'fern-day', required: false }));
    const part = groupPart(aDatedGroup({ leadDays: 3, categoryPaths: ['gifts'] }), product);
    expect(part).toMatchObject({ sku: 'FERN', leadDays: 3, categoryPaths: ['gifts'] });
    expect(groupPartAnswers(part, { 'group-day': '2026-03-06' })).toEqual({ 'fern-day': ['2026-03-06'] });
  });

  test('is no answer of a product without a day', () => {
    const part = groupPart(aDatedGroup(), summary('CARD').product);
    expect(groupPartAnswers(part, { 'group-day': '2026-03-06' })).toEqual({});
  });
});
