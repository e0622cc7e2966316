import fc from 'fast-check';
import {
  filterBadges,
  pickOption,
  removeOption,
  type ChosenFilters,
} from '../../../../src/domain/listing/chosen-filters';
import { filterKind, isFoldable, type Filter, type FilterKind } from '../../../../src/domain/listing/filter';
import { parseListingQuery } from '../../../../src/domain/listing/parse-listing-query';

function aFilter(code: string, kind: FilterKind, values: readonly string[]): Filter {
  const options = values.map((value) => ({ value, label: `Label of ${value}`, count: 1 }));
  return { code, label: `Label of ${code}`, kind, options };
}

const PRICE = aFilter('price', 'radio', ['10_20', '20_30']);
const SALE = aFilter('sale', 'yes-no', ['1', '0']);
const SIZE = aFilter('size', 'checkbox', ['S', 'M', 'L']);
const COLOUR = aFilter('color', 'swatch', ['49', '50']);

/** The chosen values after each click. */
function after(filter: Filter, picks: readonly string[]): readonly (readonly string[])[] {
  let chosen: ChosenFilters = {};
  return picks.map((pick) => {
    chosen = pickOption(chosen, filter, pick);
    return chosen[filter.code] ?? [];
  });
}

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
  test.each([
    [PRICE, ['10_20', '20_30', '20_30'], [['10_20'], ['20_30'], ['20_30']]],
    [SALE, ['1', '0'], [['1'], ['0']]],
    [SIZE, ['S', 'M', 'S'], [['S'], ['S', 'M'], ['M']]],
    [COLOUR, ['49', '49'], [['49'], []]],
  ])('S5-33 change with each choice of $code', (filter, picks, expected) => {
    expect(after(filter, picks)).toEqual(expected);
  });

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

  test('never contain a value twice, and toggling a checkbox twice changes nothing', () => {
    const filter = fc.constantFrom(PRICE, SALE, SIZE, COLOUR);
    fc.assert(
      fc.property(fc.array(fc.tuple(filter, fc.string())), filter, fc.string(), (picks, last, value) => {
        const chosen = picks.reduce<ChosenFilters>((so, [one, pick]) => pickOption(so, one, pick), {});
        for (const values of Object.values(chosen)) expect(new Set(values).size).toBe(values.length);
        const twice = pickOption(pickOption(chosen, last, value), last, value);
        const before = [...(chosen[last.code] ?? [])].sort();
        if (last.kind === 'checkbox') expect([...(twice[last.code] ?? [])].sort()).toEqual(before);
      }),
    );
  });
});
