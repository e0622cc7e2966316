import fc from 'fast-check';
import { readAddressPostcode } from '../../backend/commerce/address/address-postcode';
import { isPostcodeArea } from '../../backend/commerce/delivery/postcode';
import { readPostcodeOf, parsePostcode } from '../../src/domain/address/postcode';
import { anyText } from '../builders/any-text';
import { EIRCODES, POSTCODES_WITHOUT_STREET, WHOLE_POSTCODES } from '../builders/postcode-spellings';

const domainSays = (country: string, text: string): string => {
  const read = readPostcodeOf(country, text);
  return read.ok ? read.value : read.reason.kind;
};
const backendSays = (country: string, text: string): string => {
  const read = readAddressPostcode(country, text);
  return read.ok ? read.value : read.reason;
};

/** The page uses the domain's rule, addresses are checked by the backend's: the two implementations must agree. */
describe('a postcode', () => {
  test.each(WHOLE_POSTCODES)('%j is read as %j by page and backend', (typed, form) => {
    expect([domainSays('GB', typed), backendSays('GB', typed)]).toEqual([
      form ?? 'postcode-invalid',
      form ?? 'postcode-invalid',
    ]);
  });

  test.each(POSTCODES_WITHOUT_STREET)('%j has no street, say page and backend', (typed) => {
    expect([domainSays('GB', typed), backendSays('GB', typed)]).toEqual([
      'postcode-without-street',
      'postcode-without-street',
    ]);
  });

  test.each(EIRCODES)('%j in Ireland is read as %j by page and backend', (typed, form) => {
    expect([domainSays('IE', typed), backendSays('IE', typed)]).toEqual([
      form ?? 'eircode-invalid',
      form ?? 'eircode-invalid',
    ]);
  });

  test.each(['12345', 'xyz', ''])('%j of another country stays as it is', (typed) => {
    expect([domainSays('DE', typed), backendSays('DE', typed)]).toEqual([typed, typed]);
  });

  test('page and backend agree on any text, and read a form again as itself', () => {
    const near = fc.string({ unit: fc.constantFrom(...'PSONWBMEIX019A-. '), maxLength: 9 });
    fc.assert(
      fc.property(fc.constantFrom('GB', 'IE', 'FR'), fc.oneof(near, anyText()), (country, text) => {
        const said = domainSays(country, text);
        expect(backendSays(country, text)).toBe(said);
        if (readPostcodeOf(country, text).ok) expect(domainSays(country, said)).toBe(said);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is of one of the 124 areas that exist', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const names = [...letters, ...letters.flatMap((one) => letters.map((two) => one + two))];
    const areas = names.filter((name) => {
      const read = parsePostcode(`${name}1 1AA`);
      return read.ok && read.value.area === name;
    });
    expect(areas).toHaveLength(124);
    expect(names.filter(isPostcodeArea)).toEqual(areas);
  });
});
