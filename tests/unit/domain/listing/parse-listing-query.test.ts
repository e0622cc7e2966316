import fc from 'fast-check';
import {
  listingView,
  parseListingQuery,
  PER_PAGE_OPTIONS,
  SORT_OPTIONS,
} from '../../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../../src/domain/navigation/reserved-params';
import { anyText } from '../../../builders/any-text';

const NOTHING = { page: 1, itemsPerPage: 100, sort: '', term: null, filters: {} };

describe('A listing query', () => {
  test.each([
    ['S9-9, S9-10', {}, {}],
    ['S2-115', { page: '3', itemsPerPage: '20', sort: 'price_ASC' }, { page: 3, itemsPerPage: 20, sort: 'price_ASC' }],
    ['S9-9', { page: '0' }, {}],
    ['S9-9', { page: 'abc' }, {}],
    ['S9-9, S9-10', { page: '-2', itemsPerPage: '0' }, {}],
    ['S9-9', { page: '1e3', itemsPerPage: '2.5' }, {}],
    ['S9-9', { page: '999999' }, {}],
    ['S9-10', { itemsPerPage: '5000' }, {}],
    ['S2-115', { itemsPerPage: '1' }, { itemsPerPage: 1 }],
    ['S2-115', { '-color': '49', 'color!': '49', 'my color': '49' }, {}],
    ['S2-115', { color: ['49', '50'], size: 'S' }, { filters: { color: ['49', '50'], size: ['S'] } }],
    ['S2-115', { color: ['', '49', '49'], size: '' }, { filters: { color: ['49'] } }],
    [
      'S2-115',
      { 'flower-colour': 'red', flowerColour: 'red', 12: '7', 'a b': 'x', _x: 'y' },
      { filters: { 'flower-colour': ['red'], flowerColour: ['red'], 12: ['7'] } },
    ],
    ['S2-116, S9-11', { term: 'rose', gclid: '1', gbraid: '2', fbclid: '3' }, { term: 'rose', itemsPerPage: 10 }],
    ['S2-115', { term: '   ' }, {}],
    ['S2-116', { utm_source: 'letter', msclkid: 'x', wishlist: 'true', slug: ['flowers.html'] }, {}],
    ['S2-116', { added: 'ROSE', refused: 'out-of-stock~~', removed: 'x', 'o.card': 'Love' }, {}],
    ['S5-30', { priceFrom: '20', priceTo: ' 40.50 ' }, { filters: { price: ['20_40.50'] } }],
    ['S5-30', { priceFrom: '', priceTo: '40' }, { filters: { price: ['*_40'] } }],
    ['S5-30', { priceFrom: 'cheap', priceTo: '1e9' }, {}],
    ['S5-30', { price: '10_20', priceFrom: '30' }, { filters: { price: ['10_20'] } }],
    ['S2-115', { color: ['4'.repeat(101), '49'] }, { filters: { color: ['49'] } }],
    ['S5-29', { sort: 'foo' }, {}],
    ['S5-29', { sort: 'secret_ASC' }, {}],
    ['S2-115', { page: ['2', '3'], sort: ['name_ASC', 'name_DESC'] }, { page: 2, sort: 'name_ASC' }],
  ] as readonly (readonly [string, UrlQuery, object])[])('%s parses %j', (_ids, query, expected) => {
    expect(parseListingQuery(query)).toEqual({ ...NOTHING, ...expected });
  });

  test('S2-115 truncates a term to 200 characters and reads at most thirty filters', () => {
    expect(parseListingQuery({ term: 'r'.repeat(201) }).term).toBe('r'.repeat(200));
    const query = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`attribute_${at}`, '1']));
    expect(Object.keys(parseListingQuery(query).filters)).toEqual(Object.keys(query).slice(0, 30));
  });

  test('S9-7 accepts the page sizes 10, 20 and 50', () => {
    const understood = PER_PAGE_OPTIONS.map((size) => parseListingQuery({ itemsPerPage: String(size) }).itemsPerPage);
    expect(understood).toEqual([10, 20, 50]);
  });

  test('S2-115 reads only known attributes as filters once they are known', () => {
    const query = { color: '49', from: 'a-friend' };
    expect(parseListingQuery(query, new Set(['color', 'size'])).filters).toEqual({ color: ['49'] });
  });

  test.each([
    [{}, 'grid'],
    [{ view: 'grid' }, 'grid'],
    [{ view: 'list' }, 'list'],
    [{ view: ['list', 'grid'] }, 'list'],
    [{ view: 'cinema' }, 'grid'],
  ])('S2-119 %j has the layout %s', (query, expected) => {
    expect(listingView(query)).toBe(expected);
  });

  test('S2-115 is valid and bounded for any URL', () => {
    const names = fc.oneof(
      fc.constantFrom('page', 'itemsPerPage', 'sort', 'term', 'view', '__proto__', 'constructor', 'color'),
      fc.string(),
    );
    const value = fc.oneof(anyText(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(names, value, { maxKeys: 80 }), (query) => {
        const { page, itemsPerPage, sort, term, filters } = parseListingQuery(query);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
        expect(Number.isInteger(itemsPerPage) && itemsPerPage >= 1 && itemsPerPage <= 100).toBe(true);
        expect(SORT_OPTIONS).toContain(sort);
        expect(term === null || (term.trim() !== '' && term.length <= 200)).toBe(true);
        expect(Object.keys(filters).length).toBeLessThanOrEqual(30);
        expect(Object.values(filters).every((values) => values.length > 0 && values.length <= 50)).toBe(true);
      }),
    );
  });
});

test('ignores filter values with control characters, and replaces them with spaces in a term', () => {
  const query = parseListingQuery({ colour: ['red', 'r\u0000d', '\n'], term: 'red\u0007 \u0000roses\n' });
  expect([query.filters, query.term]).toEqual([{ colour: ['red'] }, 'red   roses']);
});
