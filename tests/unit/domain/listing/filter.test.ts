import {
  filterBadges,
  offeredValues,
  removeOption,
  filterKind,
  isFoldable,
  type Filter,
  type FilterKind,
} from '../../../../src/domain/listing/filter';
import { parseListingQuery } from '../../../../src/domain/listing/parse-listing-query';

function aFilter(code: string, kind: FilterKind, values: readonly string[]): Filter {
  const options = values.map((value) => ({ value, label: `Label of ${value}`, count: 1 }));
  return { code, label: `Label of ${code}`, kind, options };
}

const PRICE = aFilter('price', 'radio', ['10_20', '20_30']);
const SALE = aFilter('sale', 'yes-no', ['1', '0']);
const SIZE = aFilter('size', 'checkbox', ['S', 'M', 'L']);
const COLOUR = aFilter('color', 'swatch', ['49', '50']);

describe('A filter', () => {
  test.each([
    ['price', 'radio'],
    ['color', 'swatch'],
    ['colour', 'swatch'],
    ['new', 'yes-no'],
    ['sale', 'yes-no'],
    ['size', 'checkbox'],
    ['occasion', 'checkbox'],
    ['toString', 'checkbox'],
    ['category_uid', null],
    ['category_id', null],
  ])('%s is shown as %s', (code, kind) => {
    expect(filterKind(code)).toBe(kind);
  });

  test('is collapsed with more than four checkboxes or radios, but never with swatches', () => {
    const five = ['1', '2', '3', '4', '5'];
    expect(isFoldable(aFilter('size', 'checkbox', five))).toBe(true);
    expect(isFoldable(aFilter('price', 'radio', five))).toBe(true);
    expect(isFoldable(aFilter('size', 'checkbox', five.slice(1)))).toBe(false);
    expect(isFoldable(aFilter('color', 'swatch', five))).toBe(false);
  });
});

describe('The chosen filters', () => {
  test('start with those in the URL', () => {
    expect(parseListingQuery({ color: '50' }).filters).toEqual({ color: ['50'] });
  });

  test('lose a removed value and ignore one that is not chosen', () => {
    const chosen = { size: ['M'], color: ['49'] };
    expect(removeOption(chosen, 'size', 'M')).toEqual({ size: [], color: ['49'] });
    expect(removeOption(chosen, 'weight', 'M')).toBe(chosen);
    expect(removeOption(chosen, 'size', 'L')).toBe(chosen);
  });

  test('are listed as badges in filter and option order, without values that are not offered', () => {
    const chosen = { size: ['L', 'S', 'XXL'], price: ['20_30'], weight: ['1'] };
    expect(filterBadges([PRICE, SIZE], chosen)).toEqual([
      { code: 'price', value: '20_30', filter: 'Label of price', option: 'Label of 20_30', isYes: false },
      { code: 'size', value: 'S', filter: 'Label of size', option: 'Label of S', isYes: false },
      { code: 'size', value: 'L', filter: 'Label of size', option: 'Label of L', isYes: false },
    ]);
  });

  test('are listed for yes/no filters by filter, not by option', () => {
    expect(filterBadges([SALE], { sale: ['1'] })).toMatchObject([
      { filter: 'Label of sale', option: null, isYes: true },
    ]);
    expect(filterBadges([SALE], { sale: ['0'] })).toMatchObject([
      { filter: 'Label of sale', option: null, isYes: false },
    ]);
  });

  test('S5-30 are listed with a price range of the shopper’s own after the offered ones', () => {
    const badges = filterBadges([PRICE, SIZE], { price: ['20_30', '15_*'], size: ['M'] });
    expect(badges.map(({ code, value }) => `${code}=${value}`)).toEqual(['price=20_30', 'price=15_*', 'size=M']);
  });

  test('S2-115 are those that the place offers: no unknown value, any price range, any category', () => {
    const chosen = {
      size: ['M', 'XXL'],
      color: ['7'],
      weight: ['1'],
      price: ['1_2', 'cheap', '*_*'],
      category_uid: ['C2'],
      toString: ['1'],
    };
    expect(offeredValues([PRICE, SIZE, COLOUR], chosen)).toEqual({ size: ['M'], price: ['1_2'], category_uid: ['C2'] });
  });
});
