import { MiddlewareAddressBook } from '../../../../../src/adapters/graphql-middleware/customer/middleware-address-book';
import {
  fromBookAddress,
  toSavedAddress,
} from '../../../../../src/adapters/graphql-middleware/customer/decode-saved-address';
import { aBookAddress, aSavedAddress } from '../../../../builders/a-customer';
import { data, recordedCalls, saysNo } from '../recorded-calls';

const wire = (overrides: object = {}) => ({
  id: 7,
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 North Street'],
  city: 'Chichester',
  region: { region: null, region_code: null, region_id: 0, __typename: 'CustomerAddressRegion' },
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
  default_shipping: false,
  default_billing: null,
  extension_attributes: [{ attribute_code: 'x', value: 'y' }],
  __typename: 'CustomerAddress',
  ...overrides,
});

test('S3-48 a saved address is read with its id, its lines and its region', () => {
  const region = { region: 'Dublin', region_code: 'D', region_id: 7 };
  const street = ['1 High St', 'Flat 2', 'Old Town', 'Rear'];
  expect(toSavedAddress(wire({ street, region, default_shipping: true }))).toEqual(
    aSavedAddress({
      street: '1 High St',
      apartment: 'Flat 2',
      neighborhood: 'Old Town',
      extra: 'Rear',
      region: { code: 'D', id: 7, name: 'Dublin' },
      isDefaultDelivery: true,
    }),
  );
});

test.each([
  ['no region', null, null],
  ['an empty region', { region: null, region_code: null, region_id: 0 }, null],
  ['a region in words', { region: 'Kent', region_code: '', region_id: 0 }, { code: '', id: null, name: 'Kent' }],
])('S3-48 an address with %s can be read', (_what, region, read) => {
  expect(toSavedAddress(wire({ region })).region).toEqual(read);
});

test.each([null, []])('S3-50 with the street %j all lines are empty', (street) => {
  const { street: first, apartment, neighborhood, extra } = toSavedAddress(wire({ street }));
  expect([first, apartment, neighborhood, extra]).toEqual(['', '', '', '']);
});

test("S3-48 S3-49 the input has the lines in one list, and none of the backend's own fields", () => {
  const sent = fromBookAddress(
    aBookAddress({ apartment: 'B', extra: 'D', region: { code: 'D', id: 7, name: 'Dublin' } }),
  );
  expect(sent).toEqual({
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['12 North Street', 'B', 'D'],
    city: 'Chichester',
    region: { region_id: 7 },
    postcode: 'PO19 1LB',
    country_code: 'GB',
    telephone: '01243 000000',
    default_shipping: false,
    default_billing: false,
  });
});

test.each([
  ['all four', { street: 'A', apartment: 'B', neighborhood: 'C', extra: 'D' }, ['A', 'B', 'C', 'D']],
  ['a new one, an empty third', { street: 'A', apartment: 'B', neighborhood: '', extra: 'D' }, ['A', 'B', 'D']],
  ['a new one, the first alone', { street: 'A', apartment: '', neighborhood: '', extra: '' }, ['A']],
  ['[A, B] whose third is C now', { street: 'A', apartment: 'B', neighborhood: 'C', extra: '' }, ['A', 'B', 'C']],
  ['an empty first', { street: '', apartment: 'B', neighborhood: '', extra: '' }, ['B']],
])('S3-49 S3-50 the lines of %s are sent without those that are empty', (_what, lines, street) => {
  expect(fromBookAddress(aBookAddress(lines)).street).toEqual(street);
});

test('S3-50 an empty third line is removed when the address is returned', () => {
  const sent = fromBookAddress(aBookAddress({ street: 'A', apartment: 'B', neighborhood: '', extra: 'D' }));
  expect(toSavedAddress(wire({ street: sent.street }))).toMatchObject({
    street: 'A',
    apartment: 'B',
    neighborhood: 'D',
    extra: '',
  });
});

test('a free-text region is sent as text, and no region is sent explicitly, so that a change removes it', () => {
  const kent = { code: '', id: null, name: 'Kent' };
  expect(fromBookAddress(aBookAddress({ region: kent })).region).toEqual({
    region: 'Kent',
    region_code: '',
    region_id: null,
  });
  expect(fromBookAddress(aBookAddress()).region).toBeNull();
});

test('S7-18 S7-19 S7-20 S7-21 the four calls of the address book', async () => {
  const { call, calls } = recordedCalls({
    getCustomerAddresses: [data('customer', { addresses: [wire(), null] })],
    createCustomerAddress: [data('createCustomerAddress', { id: 9 })],
    updateCustomerAddress: [data('updateCustomerAddress', { id: 7 })],
    deleteCustomerAddress: [data('deleteCustomerAddress', true)],
  });
  const book = new MiddlewareAddressBook(call);
  const address = aBookAddress({ isDefaultBilling: true });
  expect(await book.all()).toEqual({ ok: true, value: [aSavedAddress({ id: '7' })] });
  expect(await book.add(address)).toEqual({ ok: true, value: { ...address, id: '9' } });
  expect(await book.change('7', address)).toEqual({ ok: true, value: { ...address, id: '7' } });
  expect((await book.remove('7')).ok).toBe(true);
  expect(calls).toEqual([
    { method: 'getCustomerAddresses', args: [] },
    { method: 'createCustomerAddress', args: [fromBookAddress(address)] },
    { method: 'updateCustomerAddress', args: [{ addressId: 7, input: fromBookAddress(address) }] },
    { method: 'deleteCustomerAddress', args: [7] },
  ]);
});

test.each(['', '0', 'x', '7.5', '-1', '99999999999999999999'])(
  'an id that is invalid in this API (%j) sends nothing',
  async (id) => {
    const { call, calls } = recordedCalls({});
    const book = new MiddlewareAddressBook(call);
    expect(await book.change(id, aBookAddress())).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect(await book.remove(id)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect(calls).toEqual([]);
  },
);

test('without authorisation the address book is unauthorised', async () => {
  const { call } = recordedCalls({ getCustomerAddresses: [saysNo('customer', 'no', 'graphql-authorization')] });
  expect(await new MiddlewareAddressBook(call).all()).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
});
