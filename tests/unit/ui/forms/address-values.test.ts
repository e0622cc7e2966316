import { EMPTY_ADDRESS, fromCartAddress, toCartAddress } from '../../../../src/ui/forms/address-values';
import { anAddress } from '../../../builders/an-address';

const DUBLIN = { code: 'D', id: 7, name: 'Dublin' };
const KERRY = { code: 'KY', id: null, name: 'Kerry' };

test('S9-1, S1-15 a new address begins in Britain', () => {
  expect(EMPTY_ADDRESS.countryCode).toBe('GB');
});

test.each([
  ['a region of the list', { code: 'D', id: 7, name: 'Dublin' }],
  ['a region of a backend that does not number them', KERRY],
  ['a region as free text', { code: '', id: null, name: 'West Sussex' }],
  ['no region, as in Britain', null],
])('S3-50 an address with %s comes through the form and back', (_name, region) => {
  const address = anAddress({ region, apartment: 'Flat 2' });
  expect(toCartAddress(fromCartAddress(address), [DUBLIN, KERRY])).toEqual(address);
});

test('a code that the country does not have is taken as free text', () => {
  const values = { ...fromCartAddress(anAddress()), region: 'Kent' };
  expect(toCartAddress(values, [DUBLIN]).region).toEqual({ code: '', id: null, name: 'Kent' });
});
