import { chosenFromQuery } from '../../../../src/domain/catalogue/configurable';
import { parseListingQuery } from '../../../../src/domain/listing/parse-listing-query';
import { withPage } from '../../../../src/domain/listing/write-listing-query';
import { allOf, firstOf, isReserved } from '../../../../src/domain/navigation/reserved-params';
import { TRACKING_NAMES } from '../../../builders/tracking-names';

test.each(TRACKING_NAMES)(
  'S2-116 treats the tracking parameter %s as neither filter nor option and keeps it in the URL',
  (name) => {
    expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
    expect(chosenFromQuery({ [name]: 'x' })).toEqual([]);
    expect(withPage({ [name]: 'x' }, 2)).toBe(`${name}=x&page=2`);
  },
);

test.each(['page', 'sort', 'term', 'itemsPerPage', 'view', 'wishlist', 'own', 'slug', 'token'])(
  'S2-116 treats the reserved parameter %s as neither filter nor option',
  (name) => {
    expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
    expect(chosenFromQuery({ [name]: 'x' })).toEqual([]);
  },
);

test.each(['added', 'removed', 'changed', 'coupon', 'refused', 'o.card'])(
  'treats the form result %s as neither filter nor option and removes it from links',
  (name) => {
    expect(parseListingQuery({ [name]: 'x' }).filters).toEqual({});
    expect(withPage({ [name]: 'x' }, 2)).toBe('page=2');
  },
);

test('S2-116 does not reserve similar names', () => {
  for (const name of ['pages', 'utm', 'addedon', 'colour', 'ocard']) expect(isReserved(name)).toBe(false);
});

test.each([
  ['rose', 'rose', ['rose']],
  [['rose', '', 'lily'], 'rose', ['rose', 'lily']],
  [['', 'lily'], '', ['lily']],
  ['', '', []],
  [[], '', []],
  [undefined, '', []],
])('reads the value %j: first %j, all %j', (value, first, all) => {
  expect(firstOf(value)).toBe(first);
  expect(allOf(value)).toEqual(all);
});
