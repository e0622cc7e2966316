import { leavesUk } from '../../../../src/domain/delivery/nation';

test.each([
  ['GB', 'PO19 1AA', false],
  ['GB', 'BT1 1AA', false],
  ['GB', 'IM1 1AA', false],
  ['GB', 'TD15 1AA', false],
  ['GB', 'no postcode', false],
  ['GB', 'je2 3qa', true],
  ['GB', 'GY1 1AA', true],
  ['IE', 'D02 X285', true],
  ['FR', '75001', true],
  ['DE', '10115', true],
  ['US', '10001', true],
])('goods sent to %s %s leave the UK’s VAT area: %s', (country, postcode, leaves) => {
  expect(leavesUk({ country, postcode })).toBe(leaves);
});
