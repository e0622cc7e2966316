import { chosenFromQuery } from '../../../../src/domain/catalogue/choose-value';
import { parseListingQuery } from '../../../../src/domain/listing/parse-listing-query';
import { withPage } from '../../../../src/domain/listing/write-listing-query';
import { allOf, firstOf, isReserved } from '../../../../src/domain/navigation/known-query';

test.each([
  ...['gclid', 'gbraid', 'fbclid', 'wbraid', 'dclid', 'gclsrc', 'msclkid', 'ttclid', 'srsltid'],
  ...['mc_cid', 'mc_eid', 'utm_source', 'utm_anything'],
])('S2-116 what advertisers add as %s narrows no listing, chooses nothing, and stays in the address', (name) => {
  expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
  expect(chosenFromQuery({ [name]: 'x' })).toEqual([]);
  expect(withPage({ [name]: 'x' }, 2)).toBe(`${name}=x&page=2`);
});

test.each(['page', 'sort', 'term', 'itemsPerPage', 'view', 'wishlist', 'own', 'slug', 'token'])(
  'S2-115 %s means something of its own, so it narrows no listing and chooses nothing',
  (name) => {
    expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
    expect(chosenFromQuery({ [name]: 'x' })).toEqual([]);
  },
);

test.each(['added', 'removed', 'changed', 'coupon', 'refused', 'o.card'])(
  'what a form answered as %s is about this visit: it narrows nothing and goes no further',
  (name) => {
    expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
    expect(withPage({ [name]: 'x' }, 2)).toBe('page=2');
  },
);

test('S2-115 names that merely resemble those are free', () => {
  for (const name of ['pages', 'utm', 'addedon', 'colour', 'ocard']) expect(isReserved(name)).toBe(false);
});

test.each([
  ['rose', 'rose', ['rose']],
  [['rose', '', 'lily'], 'rose', ['rose', 'lily']],
  [['', 'lily'], '', ['lily']],
  ['', '', []],
  [[], '', []],
  [undefined, '', []],
])('of the value %j the first is %j and all are %j', (value, first, all) => {
  expect(firstOf(value)).toBe(first);
  expect(allOf(value)).toEqual(all);
});
