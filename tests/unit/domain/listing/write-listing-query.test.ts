import fc from 'fast-check';
import { parseListingQuery, parseSort, SORT_OPTIONS } from '../../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../../src/domain/navigation/reserved-params';
import {
  withFilters,
  withItemsPerPage,
  withoutFilters,
  withPage,
  withSort,
  withTerm,
  withView,
} from '../../../../src/domain/listing/write-listing-query';
import { anyText } from '../../../builders/any-text';

function read(text: string): UrlQuery {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
}

describe('Changing a listing query', () => {
  test('S4-67 resets the page to 0 for another page size', () => {
    expect(withItemsPerPage(read('color=49&page=3'), 20)).toBe('color=49&page=0&itemsPerPage=20');
    expect(withItemsPerPage(read('color=49'), 20)).toBe('color=49&itemsPerPage=20');
    expect(parseListingQuery(read(withItemsPerPage(read('page=3'), 20))).page).toBe(1);
  });

  test.each([
    ['page 2', 'sort=name_ASC', (query: UrlQuery) => withPage(query, 2), 'sort=name_ASC&page=2'],
    [
      'page 4, keeping the parameter’s position',
      'page=2&color=49',
      (query: UrlQuery) => withPage(query, 4),
      'page=4&color=49',
    ],
    ['another order', 'color=49', (query: UrlQuery) => withSort(query, 'price_DESC'), 'color=49&sort=price_DESC'],
    [
      'another order and the first page',
      'page=3',
      (query: UrlQuery) => withSort(query, 'name_ASC'),
      'page=0&sort=name_ASC',
    ],
    ['the default order', 'sort=name_ASC&color=49', (query: UrlQuery) => withSort(query, ''), 'color=49'],
    ['no term', 'term=x&page=2', (query: UrlQuery) => withTerm(query, ''), 'page=2'],
    ['a term', 'page=2', (query: UrlQuery) => withTerm(query, 'red rose'), 'page=2&term=red+rose'],
    ['no filters', 'color=49&sort=name_ASC&gclid=1', withoutFilters, 'sort=name_ASC&gclid=1'],
    ['no filters and the first page', 'color=49&page=3', withoutFilters, 'page=0'],
    [
      'other filters and the first page',
      'color=49&page=3&sort=name_ASC&gclid=1',
      (query: UrlQuery) => withFilters(query, { size: ['S', 'M'] }),
      'page=0&sort=name_ASC&gclid=1&size=S&size=M',
    ],
    [
      'one filter value fewer',
      'color=49&color=50',
      (query: UrlQuery) => withFilters(query, { color: ['50'] }),
      'color=50',
    ],
    [
      'filters, ignoring parameters that are none',
      '',
      (query: UrlQuery) => withFilters(query, { gclid: ['1'], color: [] }),
      '',
    ],
    ['list view', 'color=49&color=50', (query: UrlQuery) => withView(query, 'list'), 'color=49&color=50&view=list'],
    ['grid view', 'view=list&page=2', (query: UrlQuery) => withView(query, 'grid'), 'page=2'],
    [
      'page 2 without old form results',
      'added=ROSE&o.card=Hi&slug=x',
      (query: UrlQuery) => withPage(query, 2),
      'page=2',
    ],
  ])('S2-115 to %s', (_title, before, write, after) => {
    expect(write(read(before))).toBe(after);
  });

  test('S2-115 keeps the filters and can be parsed again', () => {
    const filters = fc.dictionary(
      fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/),
      fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
      { maxKeys: 5 },
    );
    const page = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(filters, page, fc.constantFrom(...SORT_OPTIONS), (query, number, sort) => {
        const written = parseListingQuery(read(withPage(read(withSort(query, sort)), number)));
        expect(written).toMatchObject({ page: number, sort });
        expect(written.filters).toEqual(parseListingQuery(query).filters);
        const narrowed = parseListingQuery(read(withFilters({ other: 'x', page: '3' }, written.filters)));
        expect(narrowed.filters).toEqual(written.filters);
      }),
    );
  });
});

describe('The sort order', () => {
  test.each([
    ['S9-12', '', 'position', 'ASC'],
    ['S9-12, S5-29', 'name_ASC', 'name', 'ASC'],
    ['S9-12, S5-29', 'name_DESC', 'name', 'DESC'],
    ['S9-12, S5-29', 'price_ASC', 'price', 'ASC'],
    ['S9-12, S5-29', 'price_DESC', 'price', 'DESC'],
    ['S5-29', 'created_at_DESC', 'created_at', 'DESC'],
    ['S5-29', 'foo', 'position', 'ASC'],
    ['S5-29', 'price_UP', 'position', 'ASC'],
    ['S5-29', '_ASC', 'position', 'ASC'],
    ['S5-29', '1_name_DESC', 'position', 'ASC'],
    ['S5-29', 'name_DESCENDING', 'position', 'ASC'],
  ])('%s %j sorts by %s %s', (_ids, text, field, direction) => {
    expect(parseSort(text)).toEqual({ field, direction });
  });

  test('S9-12 has five options, the default first, which are all accepted in a URL', () => {
    const kept = SORT_OPTIONS.map((sort) => parseListingQuery({ sort }).sort);
    expect(kept).toEqual(['', 'name_ASC', 'name_DESC', 'price_ASC', 'price_DESC']);
  });

  test('S5-29 never throws, and is always ASC or DESC', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(['ASC', 'DESC']).toContain(parseSort(text).direction);
      }),
    );
  });
});
