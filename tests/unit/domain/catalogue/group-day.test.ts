import { groupDayOptions, groupPart, groupPartAnswers } from '../../../../src/domain/catalogue/group-day';
import { aDatedGroup, aGroup } from '../../../builders/a-bundle';
import { aDateOption } from '../../../builders/an-option';
import { aSummary } from '../../../builders/a-product';

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
