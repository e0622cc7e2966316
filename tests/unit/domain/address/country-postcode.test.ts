import { isPossiblePostcode, formatPostcode } from '../../../../src/domain/address/country-postcode';

test.each([
  ['GB', 'po191lb', true, 'PO19 1LB'],
  ['GB', ' PO19  1LB ', true, 'PO19 1LB'],
  ['GB', 'sw1a1aa', true, 'SW1A 1AA'],
  ['GB', 'bfpo1', false, 'bfpo1'],
  ['GB', 'po1', false, 'PO1'],
  ['GB', 'PO19', false, 'PO19'],
  ['GB', 'AB1', false, 'AB1'],
  ['GB', 'SW1A', false, 'SW1A'],
  ['GB', 'AB', false, 'AB'],
  ['GB', 'Chichester', false, 'Chichester'],
  ['GB', '12345', false, '12345'],
  ['GB', 'PO19 1L', false, 'PO19 1L'],
  ['GB', 'PO19 1LBX', false, 'PO19 1LBX'],
  ['IE', 'd02 af30', true, 'd02 af30'],
  ['DE', '12345', true, '12345'],
  ['', 'x', true, 'x'],
])('checks a postcode in %s: "%s" is valid: %j, formatted %s', (country, typed, may, written) => {
  expect(isPossiblePostcode(country, typed)).toBe(may);
  expect(formatPostcode(country, typed)).toBe(written);
});
