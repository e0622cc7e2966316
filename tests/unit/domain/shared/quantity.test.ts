import fc from 'fast-check';
import { isQuantity, MAX_QUANTITY, parseQuantity } from '../../../../src/domain/shared/quantity';
import { anyText } from '../../../builders/any-text';

describe('An entered quantity', () => {
  test.each([
    ['1', 1],
    [' 2 ', 2],
    ['007', 7],
    ['9999', 9999],
    ['10000', 10000],
  ])('S5-21 is accepted: %j', (text, quantity) => {
    expect(parseQuantity(text)).toEqual({ ok: true, value: quantity });
  });

  test.each([
    '0',
    '-1',
    '1.5',
    '1,5',
    '1.0',
    'x',
    '1e9',
    '1e2',
    '',
    '  ',
    '10001',
    '+2',
    '0x10',
    '2 3',
    '٣',
    '１',
    'NaN',
  ])('S5-21 is refused with the maximum: %j', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: false, reason: { kind: 'quantity-invalid', max: MAX_QUANTITY } });
  });

  test('S5-21 is read back for every valid quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_QUANTITY }), (quantity) => {
        expect(parseQuantity(String(quantity))).toEqual({ ok: true, value: quantity });
      }),
    );
  });

  test('S5-21 is either a valid quantity or a refusal for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.double().map(String)), (text) => {
        const parsed = parseQuantity(text);
        expect(parsed.ok ? isQuantity(parsed.value) : parsed.reason.kind === 'quantity-invalid').toBe(true);
      }),
    );
  });
});
