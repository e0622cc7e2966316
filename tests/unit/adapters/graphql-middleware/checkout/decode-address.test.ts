import fc from 'fast-check';
import { fromAddress, toAddress } from '../../../../../src/adapters/graphql-middleware/checkout/decode-address';
import { DecodingError } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { anAddress } from '../../../../builders/an-address';
import { anAddressWire } from '../a-wire';

describe('Reading an address of a cart', () => {
  test.each([
    [['12 North Street', 'Flat 2'], '12 North Street', 'Flat 2'],
    [['12 North Street'], '12 North Street', ''],
    [['1 High St', 'Flat 2', 'Old Town', 'Rear'], '1 High St', 'Flat 2, Old Town, Rear'],
    [['1 High St', '', 'Old Town'], '1 High St', 'Old Town'],
    [['1 High St', ' ', null, 'Rear'], '1 High St', 'Rear'],
    [['', 'Flat 2'], '', 'Flat 2'],
    [[], '', ''],
    [null, '', ''],
    [undefined, '', ''],
    ['12 North Street', '', ''],
  ])('the street %j is %j and %j', (street, first, second) => {
    expect(toAddress(anAddressWire({ street }))).toMatchObject({ street: first, apartment: second });
  });

  test.each([
    [null, null],
    [undefined, null],
    [{ code: null, label: null, region_id: 0 }, null],
    [{ code: '', label: '' }, null],
    [
      { code: 'D', label: 'Dublin', region_id: 7 },
      { code: 'D', id: 7, name: 'Dublin' },
    ],
    [
      { code: null, label: 'West Sussex', region_id: null },
      { code: '', id: null, name: 'West Sussex' },
    ],
    [{ code: 'D' }, { code: 'D', id: null, name: 'D' }],
  ])('the region %j is %j', (region, expected) => {
    expect(toAddress(anAddressWire({ region })).region).toEqual(expected);
  });

  test('omitted fields are empty, not invalid', () => {
    expect(toAddress({ country: null })).toEqual({
      firstName: '',
      lastName: '',
      street: '',
      apartment: '',
      city: '',
      region: null,
      postcode: '',
      countryCode: '',
      phone: '',
    });
  });

  test('a number instead of a text is converted, anything else is invalid', () => {
    expect(toAddress(anAddressWire({ postcode: 19340 })).postcode).toBe('19340');
    expect(() => toAddress(anAddressWire({ city: {} }))).toThrow(DecodingError);
  });
});

describe('Sending an address of a cart', () => {
  test("is sent in the API's format, with nothing that the backend does not accept", () => {
    expect(fromAddress(anAddress({ apartment: 'Flat 2' }))).toEqual({
      firstname: 'Ann',
      lastname: 'Lee',
      street: ['12 North Street', 'Flat 2'],
      city: 'Chichester',
      postcode: 'PO19 1LB',
      country_code: 'GB',
      telephone: '01243 000000',
    });
  });

  test.each([
    ['12 North Street', '', ['12 North Street']],
    ['12 North Street', '  ', ['12 North Street']],
    ['12 North Street', 'Flat 2', ['12 North Street', 'Flat 2']],
    ['', 'Flat 2', ['Flat 2']],
  ])('the lines %j and %j are sent as %j', (street, apartment, lines) => {
    expect(fromAddress(anAddress({ street, apartment })).street).toEqual(lines);
  });

  test.each([
    [null, {}],
    [
      { code: 'D', id: 7, name: 'Dublin' },
      { region: 'D', region_id: 7 },
    ],
    [{ code: 'KY', id: null, name: 'Kerry' }, { region: 'KY' }],
    [{ code: '', id: null, name: 'West Sussex' }, { region: 'West Sussex' }],
  ])('the region %j is sent as %j', (region, sent) => {
    const { region: name, region_id } = fromAddress(anAddress({ region }));
    expect(JSON.parse(JSON.stringify({ region: name, region_id }))).toEqual(sent);
  });

  test('entered values are returned as entered', () => {
    const line = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,30}$/);
    fc.assert(
      fc.property(fc.record({ street: line, apartment: fc.oneof(line, fc.constant('')), city: line }), (typed) => {
        const address = anAddress(typed);
        const { country_code, ...sent } = fromAddress(address);
        expect(toAddress({ ...sent, country: { code: country_code } })).toEqual(address);
      }),
    );
  });
});
