import { EMPTY_ADDRESS, fromCartAddress, toCartAddress } from '../../../../src/ui/forms/address-values';
import { anAddress } from '../../../builders/an-address';

const DUBLIN = { code: 'D', id: 7, name: 'Dublin' };
const KERRY = { code: 'KY', id: null, name: 'Kerry' };

test('S9-1, S1-15 a new address starts with Britain as its country', () => {
  expect(EMPTY_ADDRESS.countryCode).toBe('GB');
});

test.each([
  ['a region from the list', { code: 'D', id: 7, name: 'Dublin' }],
  ['a region of a backend without region ids', KERRY],
  ['a region as free text', { code: '', id: null, name: 'West Sussex' }],
  ['no region, as in Britain', null],
])('S3-50 converts an address with %s to form values and back', (_name, region) => {
  const address = anAddress({ region, apartment: 'Flat 2' });
  expect(toCartAddress(fromCartAddress(address), [DUBLIN, KERRY])).toEqual(address);
});

test('treats a region code unknown in the country as free text', () => {
  const values = { ...fromCartAddress(anAddress()), region: 'Kent' };
  expect(toCartAddress(values, [DUBLIN]).region).toEqual({ code: '', id: null, name: 'Kent' });
});
