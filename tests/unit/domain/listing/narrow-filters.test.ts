import type { Filter } from '../../../../src/domain/listing/filter';
import { narrowFilters } from '../../../../src/domain/listing/narrow-filters';

/** A filter with the count of each value, such as `{ red: 4 }`. */
function aFilter(code: string, counts: Readonly<Record<string, number | null>>): Filter {
  const options = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  return { code, label: code, kind: 'checkbox', options };
}

const shown = (filters: readonly Filter[]) =>
  Object.fromEntries(
    filters.map(({ code, options }) => [code, Object.fromEntries(options.map(({ value, count }) => [value, count]))]),
  );

const WHOLE = [aFilter('colour', { red: 4, white: 3 }), aFilter('occasion', { birthday: 5, sympathy: 2 })];

describe('The filters beside what is chosen', () => {
  test('S1-5 are those of the whole place while nothing is chosen', () => {
    expect(narrowFilters(WHOLE, { total: 7, filters: [] }, {})).toBe(WHOLE);
    expect(narrowFilters(WHOLE, { total: 7, filters: [] }, { colour: [] })).toBe(WHOLE);
  });

  test('S1-5 leave out what would lead to an empty page, and count what is left', () => {
    const found = { total: 4, filters: [aFilter('colour', { red: 4 }), aFilter('occasion', { birthday: 3 })] };
    expect(shown(narrowFilters(WHOLE, found, { colour: ['red'] }))).toEqual({
      colour: { red: 4, white: 3 },
      occasion: { birthday: 3 },
    });
  });

  test('S1-5 keep alternatives of a chosen value, without a count when something else is chosen too', () => {
    const found = { total: 1, filters: [aFilter('colour', { red: 1 }), aFilter('occasion', { birthday: 1 })] };
    expect(shown(narrowFilters(WHOLE, found, { colour: ['red'], occasion: ['birthday'] }))).toEqual({
      colour: { red: null, white: null },
      occasion: { birthday: null, sympathy: null },
    });
  });

  test('S1-5 leave nothing out that was not counted', () => {
    const found = { total: 900, filters: [aFilter('colour', { red: null }), aFilter('occasion', { birthday: null })] };
    expect(shown(narrowFilters(WHOLE, found, { colour: ['red'] })).occasion).toEqual({
      birthday: null,
      sympathy: null,
    });
    expect(shown(narrowFilters(WHOLE, { total: 900, filters: [] }, { colour: ['red'] })).occasion).toEqual({
      birthday: null,
      sympathy: null,
    });
  });

  test('S8-27 keep what is chosen, and its alternatives, when nothing matches', () => {
    expect(shown(narrowFilters(WHOLE, { total: 0, filters: [] }, { colour: ['red'] }))).toEqual({
      colour: { red: 4, white: 3 },
    });
  });

  test('S1-5 have the price bands of what was found, if these are others', () => {
    const whole = [aFilter('colour', { red: 4 }), aFilter('price', { '0_20': 5, '20_*': 9 })];
    const priced = (bands: Readonly<Record<string, number>>) =>
      shown(
        narrowFilters(
          whole,
          { total: 4, filters: [aFilter('colour', { red: 4 }), aFilter('price', bands)] },
          { colour: ['red'] },
        ),
      ).price;
    expect(priced({ '0_20': 4 })).toEqual({ '0_20': 4 });
    expect(priced({ '0_10': 1, '10_30': 3 })).toEqual({ '0_10': 1, '10_30': 3 });
  });
});
