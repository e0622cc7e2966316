import fc from 'fast-check';
import { listingQuery } from '../../../../src/domain/listing/listing-query';
import { searchTerm } from '../../../../src/domain/listing/search-term';
import { anyText } from '../../../builders/any-text';

describe('A search term', () => {
  test.each([
    ['rose', 'rose'],
    ['  red   rose ', 'red rose'],
    ['ros', 'ros'],
    ['ro', null],
    [' r o', 'r o'],
    ['  ro  ', null],
    ['', null],
    ['🌹🌹', null],
    ['🌹🌹🌹', '🌹🌹🌹'],
    [` ${'r'.repeat(201)}`, 'r'.repeat(200)],
    [`${'r'.repeat(199)} rose`, 'r'.repeat(199)],
  ])('reads %j as %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  test('never throws, and is unchanged when parsed again', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        const term = searchTerm(typed);
        if (term !== null) expect(searchTerm(term)).toBe(term);
      }),
    );
  });
});

test('completes an empty listing query with the first twenty of all products', () => {
  expect(listingQuery({})).toEqual({ page: 1, itemsPerPage: 20, sort: '', term: null, filters: {} });
  expect(listingQuery({ term: 'rose', itemsPerPage: 5 })).toMatchObject({ term: 'rose', itemsPerPage: 5, page: 1 });
});
