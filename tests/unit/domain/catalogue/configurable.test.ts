import fc from 'fast-check';
import {
  chooseValue,
  chosenFromQuery,
  type ConfigurableChoice,
  type ConfigurableOption,
  shownGallery,
} from '../../../../src/domain/catalogue/configurable';
import { aChoice } from '../../../builders/a-product';
import type { Picture } from '../../../../src/domain/catalogue/pictures/picture';

const question = (uid: string, values: readonly string[]): ConfigurableOption => ({
  uid,
  code: uid,
  label: uid,
  values: values.map((value) => ({ uid: value, label: value, swatch: null })),
});

/** Roses in two colours (93) and two sizes (144). */
const chosen = (...uids: readonly string[]): ConfigurableChoice =>
  aChoice({ options: [question('93', ['uid49', 'uid50']), question('144', ['uid7', 'uid8'])], chosen: uids });

describe('Choosing a variant', () => {
  test.each([
    [{ 93: 'uid49', wishlist: 'true' }, ['uid49']],
    [{ gclid: 'abc' }, []],
    [{ gbraid: 'abc', fbclid: 'x', utm_source: 'letter', page: '2', itemsPerPage: '20', view: 'list' }, []],
    [{ 93: 'uid49', added: 'ROSE', refused: 'out-of-stock~~', 'o.card': 'With love' }, ['uid49']],
    [{ 93: ['uid49', 'uid50'], 144: '' }, ['uid49']],
    [{ 'Y29uZmlndXJhYmxl/93=': 'uid49' }, ['uid49']],
    [{ 'gid://shop/Option/1': 'a', 'size.1': 'b', 'o.size': 'c', 'a b': 'd' }, ['a', 'b']],
    [{ slug: ['roses.html'], 144: undefined }, []],
    [{ '%93': 'uid49', '93%': 'uid50', '9=3': 'uid51' }, []],
    [{ 93: 'x'.repeat(200), 144: 'x'.repeat(201) }, ['x'.repeat(200)]],
    [{}, []],
  ])('S3-22 reads the query %j as the values %j', (query, expected) => {
    expect(chosenFromQuery(query)).toEqual(expected);
  });

  test('S3-22 reads at most the first twenty values of a query', () => {
    const query = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`option-${at}`, `value-${at}`]));
    expect(chosenFromQuery(query)).toEqual(Array.from({ length: 20 }, (_, at) => `value-${at}`));
  });

  test('S3-22 adds a value to the other chosen ones in option order', () => {
    expect(chooseValue(chosen('uid49'), '144', 'uid7')).toEqual(['uid49', 'uid7']);
    expect(chooseValue(chosen('uid7'), '93', 'uid49')).toEqual(['uid49', 'uid7']);
  });

  test('S3-22 replaces another value of the same option, and changes nothing for the same value', () => {
    const choice = chosen('uid49', 'uid7');
    expect(chooseValue(choice, '93', 'uid50')).toEqual(['uid50', 'uid7']);
    expect(chooseValue(choice, '93', 'uid49')).toEqual(['uid49', 'uid7']);
  });

  test('S3-22 clears the option for an empty value', () => {
    expect(chooseValue(chosen('uid49', 'uid7'), '144', '')).toEqual(['uid49']);
  });

  test('S3-22 ignores a value or option that the product does not have', () => {
    const choice = chosen('uid49');
    expect(chooseValue(choice, '144', 'uid50')).toEqual(['uid49']);
    expect(chooseValue(choice, '999', 'uid7')).toEqual(['uid49']);
  });

  test('S3-22 reads a bounded number of values from any query and never throws', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { maxKeys: 60 }), (query) => {
        const uids = chosenFromQuery(query);
        expect(uids.length).toBeLessThanOrEqual(20);
        expect(uids.every((uid) => uid !== '' && uid.length <= 200)).toBe(true);
      }),
    );
  });
});

test('ignores a chosen value with control characters', () => {
  expect(chosenFromQuery({ size: 'large', a: 'x\u0000', b: '\n' })).toEqual(['large']);
});

const pictures = (name: string, count: number): readonly Picture[] =>
  Array.from({ length: count }, (_, at) => ({ url: `/media/${name}-${at}.jpg`, alt: '' }));
const urls = (list: readonly Picture[]) => list.map(({ url }) => url);

describe('The product pictures', () => {
  test.each([
    ['those of the choice', 2, 3, 'red', 2],
    ['at most ten of the choice', 12, 3, 'red', 10],
    ['the product’s own if the choice has none', 0, 3, 'own', 3],
    ['at most ten of the product’s own', 0, 11, 'own', 10],
    ['none', 0, 0, 'own', 0],
  ])('S9-18 S3-22 are %s', (_name, ofChoice, ofProduct, name, count) => {
    const configurable = aChoice({ gallery: pictures('red', ofChoice) });
    const shown = shownGallery({ configurable, gallery: pictures('own', ofProduct) });
    expect(urls(shown)).toEqual(urls(pictures(name, count)));
  });

  test('keep a text of their own, and have none if several share it', () => {
    const gallery = ['Roses', 'In a vase', 'Roses'].map((alt, at) => ({ url: `/media/${at}.jpg`, alt }));
    expect(shownGallery({ configurable: null, gallery }).map(({ alt }) => alt)).toEqual(['', 'In a vase', '']);
    expect(shownGallery({ configurable: null, gallery: gallery.slice(0, 1) })[0]?.alt).toBe('Roses');
  });

  test('S9-18 are the product’s own if it is not configurable', () => {
    expect(urls(shownGallery({ configurable: null, gallery: pictures('own', 4) }))).toHaveLength(4);
  });
});
