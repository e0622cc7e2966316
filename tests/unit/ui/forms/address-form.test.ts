import { checkAddress } from '../../../../src/ui/forms/address-form';
import { EMPTY_ADDRESS, type AddressValues } from '../../../../src/ui/forms/address-values';

const GOOD: AddressValues = {
  firstName: 'Ann',
  lastName: 'Lee',
  street: '1',
  apartment: '',
  city: 'Ely',
  region: '',
  countryCode: 'GB',
  postcode: 'PO1 2AB',
  phone: '01243771',
};
const check = async (change: Partial<AddressValues>, regionRequired = false) =>
  Object.fromEntries(await checkAddress({ ...GOOD, ...change }, regionRequired));

test('S5-7 accepts a British address without a second line and a region', async () => {
  expect(await check({})).toEqual({});
});

test('S5-1 requires all other fields but the phone, because not everybody knows the recipient’s', async () => {
  const required = (please: string) => `This field is required. Please ${please}.`;
  expect(Object.fromEntries(await checkAddress({ ...EMPTY_ADDRESS, countryCode: '' }, false))).toEqual({
    firstName: required('enter the first name'),
    lastName: required('enter the last name'),
    street: required('enter the house number and street'),
    city: required('enter the town'),
    countryCode: required('choose a country'),
    postcode: required('enter the postcode'),
  });
});

test.each(['city', 'postcode', 'countryCode'] as const)(
  'S5-2, S5-7, S9-22 requires at least 2 characters for %s',
  async (field) => {
    expect(await check({ [field]: 'A' })).toEqual({ [field]: 'The field should have at least 2 characters' });
    // The minimum applies to every country; British and Irish postcodes are also checked for their format.
    const elsewhere = field === 'postcode' ? { countryCode: 'FR' } : {};
    expect(await check({ [field]: 'Al', ...elsewhere })).toEqual({});
  },
);

test.each(['Al', 'PO19', 'AB1', 'SW1A', 'Chichester', '12345', 'PO19 1L'])(
  'rejects %s as a British postcode and accepts it elsewhere',
  async (postcode) => {
    expect(await check({ postcode })).toEqual({ postcode: 'Enter a full UK postcode, for example PO19 1AA' });
    expect(await check({ postcode, countryCode: 'FR' })).toEqual({});
  },
);

test.each(['BFPO 1AA', 'GIR 0AA', 'BX1 1LT'])('S5-7 asks whoever enters %s to call', async (postcode) => {
  const { postcode: said } = await check({ postcode });
  expect(said).toMatch(/please call us on 01632 960 417/);
});

test.each(['PO19 1AA', 'xyz', 'D02'])('S5-7 rejects %s as an Eircode', async (postcode) => {
  expect(await check({ postcode, countryCode: 'IE' })).toEqual({ postcode: 'Enter the Eircode, for example D02 X285' });
});

test('S5-7 a name may have one letter', async () => {
  expect(await check({ firstName: 'J', lastName: 'O' })).toEqual({});
});

test('S5-7 accepts British and Irish postcodes as they are typed', async () => {
  expect(await check({ postcode: ' po191lb' })).toEqual({});
  expect(await check({ postcode: 'p019-1lb.' })).toEqual({});
  expect(await check({ postcode: 'd02-af30', countryCode: 'IE' })).toEqual({});
});

test('S5-4, S5-7, S9-22 requires at least 8 characters for a telephone number', async () => {
  expect(await check({ phone: '0124377' })).toEqual({ phone: 'The field should have at least 8 characters' });
  expect(await check({ phone: '01243771' })).toEqual({});
});

test('S5-7 requires a region only where the country has regions', async () => {
  expect(await check({ region: '' }, true)).toEqual({ region: 'This field is required. Please choose one.' });
  expect(await check({ region: 'D' }, true)).toEqual({});
  expect(await check({ region: 'W' }, false)).toEqual({});
});

test('rejects a line that is too long instead of truncating it', async () => {
  const tooLong = 'The field should have at most 255 characters';
  const long = 'x'.repeat(256);
  expect(await check({ street: long, apartment: long, region: long })).toEqual({
    street: tooLong,
    apartment: tooLong,
    region: tooLong,
  });
});
