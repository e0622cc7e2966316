import { countryOfAddress } from '../../../../src/domain/address/country-of-address';
import { formatPostcode, readPostcodeOf } from '../../../../src/domain/address/country-postcode';

test.each([
  ['GB', 'po191lb', null, 'PO19 1LB'],
  ['GB', ' PO19  1LB ', null, 'PO19 1LB'],
  ['GB', 'sw1a1aa', null, 'SW1A 1AA'],
  ['GB', 'bfpo1', 'postcode-without-street', 'bfpo1'],
  ['GB', 'po1', 'postcode-invalid', 'po1'],
  ['GB', 'PO19', 'postcode-invalid', 'PO19'],
  ['GB', 'SW1A', 'postcode-invalid', 'SW1A'],
  ['GB', 'AB', 'postcode-invalid', 'AB'],
  ['GB', 'Chichester', 'postcode-invalid', 'Chichester'],
  ['GB', '12345', 'postcode-invalid', '12345'],
  ['GB', 'PO19 1LBX', 'postcode-invalid', 'PO19 1LBX'],
  ['IE', 'd02 af30', null, 'D02 AF30'],
  ['IE', 'PO19 1LB', 'eircode-invalid', 'PO19 1LB'],
  ['IE', 'xyz', 'eircode-invalid', 'xyz'],
  ['IE', '', 'eircode-invalid', ''],
  ['DE', '12345', null, '12345'],
  ['', 'x', null, 'x'],
])('S5-7 in %s the postcode "%s" is refused as %j and formatted %s', (country, typed, kind, written) => {
  expect(readPostcodeOf(country, typed)).toEqual(
    kind === null ? { ok: true, value: written } : { ok: false, reason: { kind } },
  );
  expect(formatPostcode(country, typed)).toBe(written);
});

test.each([
  ['GB', 'JE2 3QA', 'JE'],
  ['GB', 'gy1 1aa', 'GG'],
  ['GB', 'IM1 1AA', 'IM'],
  ['GB', 'PO19 1AA', 'GB'],
  ['GB', 'nowhere', 'GB'],
  ['IE', 'D02 AF30', 'IE'],
])('an address in %s with the postcode %s is headed %s', (countryCode, postcode, country) => {
  expect(countryOfAddress({ countryCode, postcode })).toBe(country);
});
