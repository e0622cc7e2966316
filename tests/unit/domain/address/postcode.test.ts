import fc from 'fast-check';
import { parsePostcode, formatPostcode, readPostcodeOf } from '../../../../src/domain/address/postcode';
import { anyText } from '../../../builders/any-text';
import { countryOfAddress } from '../../../../src/domain/address/country-of-address';

const textOf = (text: string) => {
  const parsed = parsePostcode(text);
  return parsed.ok ? parsed.value.text : parsed.reason.kind;
};

describe('A postcode', () => {
  test.each([
    ['PO19 1AA', { text: 'PO19 1AA', area: 'PO', outward: 'PO19', sector: 'PO19 1' }],
    [' po19\u00a01aa ', { text: 'PO19 1AA', area: 'PO', outward: 'PO19', sector: 'PO19 1' }],
    ['m11ae', { text: 'M1 1AE', area: 'M', outward: 'M1', sector: 'M1 1' }],
    ['EC1A1BB', { text: 'EC1A 1BB', area: 'EC', outward: 'EC1A', sector: 'EC1A 1' }],
    ['W1A 0AX', { text: 'W1A 0AX', area: 'W', outward: 'W1A', sector: 'W1A 0' }],
    ['po19', { text: 'PO19', area: 'PO', outward: 'PO19', sector: null }],
    ['W1A', { text: 'W1A', area: 'W', outward: 'W1A', sector: null }],
  ])('is parsed: %j', (text, expected) => {
    expect(parsePostcode(text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['CR2 6XH', 'CR2 6XH'],
    ['DN551PT', 'DN55 1PT'],
    ['b33 8th', 'B33 8TH'],
    ['S E 1 7 P B', 'SE1 7PB'],
    ['n1c4ag', 'N1C 4AG'],
    ['SW1A 2AA', 'SW1A 2AA'],
    ['L1', 'L1'],
    ['L10', 'L10'],
  ])('is formatted: %j as %s', (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  test.each([
    '',
    'Chichester',
    'PO',
    '19',
    'PO19 1A',
    'PO19 1AC',
    'QO19 1AA',
    'PI19 1AA',
    'D02 AF30',
    '75001',
    'PO199 1AA',
    'P199 1AA',
    'VO19 1AA',
    'XO19 1AA',
    'PJ19 1AA',
    'PZ19 1AA',
    'N1L 4AG',
    'N11C 4AG',
    'SW1C 2AA',
    'SW11A 2AA',
    'PO19 AAA',
    'PO19 1CA',
    'PO19 1AI',
    'PO19 1AK',
    'PO19 1AM',
    'PO19 1AO',
    'PO19 1AV',
    '1PO19',
    'AGIR',
    'GIRO',
  ])('is refused: %j', (text) => {
    expect(textOf(text)).toBe('postcode-invalid');
  });

  test.each(['GIR 0AA', 'gir', 'bfpo', 'BFPO 1AA', 'BF1 3AA', 'XX10 1AA'])('has no street: %j', (text) => {
    expect(textOf(text)).toBe('postcode-without-street');
  });

  test.each([
    ['P019', 'PO19'],
    ['poi9', 'PO19'],
    ['0X1', 'OX1'],
    ['SW1A', 'SW1A'],
    ['W1A', 'W1A'],
    ['PO-19.', 'PO19'],
  ])('outward code alone is read by position: %j as %s', (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  test('parses to the same result again in any case and with blanks anywhere', () => {
    const postcode = fc.stringMatching(/^(PO(1\d|2[0-2])|BN1[0-8]|GU2[89]|W1A|EC1A) \d[ABDEFGH]{2}$/);
    fc.assert(
      fc.property(postcode, fc.nat(6), (text, at) => {
        const typed = `${text.slice(0, at)} ${text.slice(at)}`.toLowerCase();
        expect(textOf(typed)).toBe(text);
      }),
    );
  });

  test('never throws for any text', () => {
    fc.assert(fc.property(anyText(), (text) => typeof parsePostcode(text).ok === 'boolean'));
  });
});

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
