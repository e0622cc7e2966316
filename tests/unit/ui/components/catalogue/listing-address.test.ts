import { parseListingQuery } from '../../../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../../../src/domain/navigation/reserved-params';
import { keptFields, listingAddress } from '../../../../../src/ui/components/catalogue/listing-address';

const address = (query: UrlQuery, view: 'grid' | 'list' = 'grid') =>
  listingAddress('/flowers.html', parseListingQuery(query), view);

describe('listing URL', () => {
  test.each([
    ['omits defaults', { page: '1', sort: '', itemsPerPage: '100' }, '/flowers.html'],
    ['contains another page', { page: '3' }, '/flowers.html?page=3'],
    [
      'contains sort and size',
      { sort: 'price_ASC', itemsPerPage: '20' },
      '/flowers.html?sort=price_ASC&itemsPerPage=20',
    ],
    [
      'keeps filters and search term',
      { colour: ['red', 'pink'], term: 'rose' },
      '/flowers.html?colour=red&colour=pink&term=rose',
    ],
    [
      'S2-116 drops advertising parameters',
      { gclid: '1', fbclid: '2', gbraid: '3', sort: 'name_ASC' },
      '/flowers.html?sort=name_ASC',
    ],
  ])('%s', (_, query, expected) => {
    expect(address(query)).toBe(expected);
  });

  test('S2-119 omits the default view, grid', () => {
    expect(address({}, 'grid')).toBe('/flowers.html');
    expect(address({}, 'list')).toBe('/flowers.html?view=list');
  });

  test('parses back to the same query', () => {
    const query = parseListingQuery({ page: '2', sort: 'name_DESC', itemsPerPage: '10', colour: ['red'] });
    const parameters = new URL(listingAddress('/f', query, 'list'), 'http://posy.invalid').searchParams;
    expect(parseListingQuery(Object.fromEntries(parameters))).toEqual(query);
  });
});

describe('hidden fields of the sorting form', () => {
  const query = parseListingQuery({ page: '4', sort: 'name_ASC', itemsPerPage: '20', colour: ['red', 'pink'] });

  test('go back to the first page and keep everything else', () => {
    expect(keptFields(query, 'list', false)).toEqual([
      ['colour', 'red'],
      ['colour', 'pink'],
      ['itemsPerPage', '20'],
      ['view', 'list'],
    ]);
  });

  test('omit the size when the form has a size field', () => {
    expect(keptFields(query, 'grid', true).map(([name]) => name)).toEqual(['colour', 'colour']);
  });
});
