import { parseListingQuery, type UrlQuery } from '../../../../../src/domain/listing/parse-listing-query';
import { keptFields, listingAddress } from '../../../../../src/ui/components/catalogue/listing-address';

const address = (query: UrlQuery, view: 'grid' | 'list' = 'grid') =>
  listingAddress('/flowers.html', parseListingQuery(query), view);

describe('the address of a listing', () => {
  test.each([
    ['says nothing of what is the default', { page: '1', sort: '', itemsPerPage: '100' }, '/flowers.html'],
    ['names another page', { page: '3' }, '/flowers.html?page=3'],
    ['names sort and size', { sort: 'price_ASC', itemsPerPage: '20' }, '/flowers.html?sort=price_ASC&itemsPerPage=20'],
    [
      'keeps filters and term',
      { colour: ['red', 'pink'], term: 'rose' },
      '/flowers.html?colour=red&colour=pink&term=rose',
    ],
    [
      'S2-116 drops what advertisers add',
      { gclid: '1', fbclid: '2', gbraid: '3', sort: 'name_ASC' },
      '/flowers.html?sort=name_ASC',
    ],
  ])('%s', (_, query, expected) => {
    expect(address(query)).toBe(expected);
  });

  test('S2-119 grid is the default and has no name', () => {
    expect(address({}, 'grid')).toBe('/flowers.html');
    expect(address({}, 'list')).toBe('/flowers.html?view=list');
  });

  test('is read back as it was', () => {
    const query = parseListingQuery({ page: '2', sort: 'name_DESC', itemsPerPage: '10', colour: ['red'] });
    const words = new URL(listingAddress('/f', query, 'list'), 'http://posy.invalid').searchParams;
    expect(parseListingQuery(Object.fromEntries(words))).toEqual(query);
  });
});

describe('what the sorting form carries along', () => {
  const query = parseListingQuery({ page: '4', sort: 'name_ASC', itemsPerPage: '20', colour: ['red', 'pink'] });

  test('another order starts at the first page and keeps everything else', () => {
    expect(keptFields(query, 'list', false)).toEqual([
      ['colour', 'red'],
      ['colour', 'pink'],
      ['itemsPerPage', '20'],
      ['view', 'list'],
    ]);
  });

  test('the size is not said twice when the form asks for it itself', () => {
    expect(keptFields(query, 'grid', true).map(([name]) => name)).toEqual(['colour', 'colour']);
  });
});
