import fc from 'fast-check';
import { chooseValue, chosenFromQuery } from '../../../../src/domain/catalogue/choose-value';
import type { ConfigurableChoice, ConfigurableOption } from '../../../../src/domain/catalogue/configurable';
import { aChoice } from '../../../builders/a-product';

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
  ])('S3-22 the address %j chooses %j', (query, expected) => {
    expect(chosenFromQuery(query)).toEqual(expected);
  });

  test('S3-22 an address chooses twenty values at most, the first ones', () => {
    const query = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`option-${at}`, `value-${at}`]));
    expect(chosenFromQuery(query)).toEqual(Array.from({ length: 20 }, (_, at) => `value-${at}`));
  });

  test('S3-22 the chosen value of one question joins those of the others, in the order of the questions', () => {
    expect(chooseValue(chosen('uid49'), '144', 'uid7')).toEqual(['uid49', 'uid7']);
    expect(chooseValue(chosen('uid7'), '93', 'uid49')).toEqual(['uid49', 'uid7']);
  });

  test('S3-22 another value of the same question takes its place, and the same one changes nothing', () => {
    const choice = chosen('uid49', 'uid7');
    expect(chooseValue(choice, '93', 'uid50')).toEqual(['uid50', 'uid7']);
    expect(chooseValue(choice, '93', 'uid49')).toEqual(['uid49', 'uid7']);
  });

  test('S3-22 an empty value takes the answer back and is not sent', () => {
    expect(chooseValue(chosen('uid49', 'uid7'), '144', '')).toEqual(['uid49']);
  });

  test('S3-22 a value the question does not offer, or a question that is not asked, changes nothing', () => {
    const choice = chosen('uid49');
    expect(chooseValue(choice, '144', 'uid50')).toEqual(['uid49']);
    expect(chooseValue(choice, '999', 'uid7')).toEqual(['uid49']);
  });

  test('S3-22 no address chooses without end, and none throws', () => {
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
