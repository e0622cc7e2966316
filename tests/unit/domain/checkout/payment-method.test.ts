import type { CartAddress } from '../../../../src/domain/address/address';
import { availablePaymentMethods, type PayableCart } from '../../../../src/domain/checkout/payment-method';
import { anAddress } from '../../../builders/an-address';

const METHODS = [
  { code: 'cash', label: 'Cash on delivery', timing: 'on-delivery' },
  { code: 'cheque', label: 'Cheque', timing: 'offline' },
  { code: 'bank', label: 'Bank page', timing: 'online' },
] as const;

const VAN = { deliveryMethod: 'van' } as const;
const COUNTER = { deliveryMethod: 'collection' } as const;
const COURIER = { deliveryMethod: 'courier' } as const;
const cart = (changes: Partial<PayableCart> = {}): PayableCart => ({
  isVirtual: false,
  delivery: VAN,
  deliveryAddress: anAddress(),
  billingAddress: anAddress(),
  ...changes,
});
const codes = (changes: Partial<PayableCart>) =>
  availablePaymentMethods(METHODS, cart(changes)).map(({ code }) => code);

test('offers payment on delivery to whoever pays at their own door, however it is typed', () => {
  const typed = { firstName: ' ann', street: '12  north street', postcode: 'po191lb', phone: '07700 900123' };
  expect(codes({})).toEqual(['cash', 'cheque', 'bank']);
  expect(codes({ billingAddress: anAddress(typed) })).toContain('cash');
});

test.each<[string, Partial<CartAddress>]>([
  ['another first name', { firstName: 'Bob' }],
  ['another last name', { lastName: 'Ray' }],
  ['another street', { street: '14 North Street' }],
  ['another flat', { apartment: 'Flat 2' }],
  ['another town', { city: 'Bognor' }],
  ['another postcode', { postcode: 'PO19 1LA' }],
  ['another country', { countryCode: 'IE' }],
])('offers no payment on delivery for %s: nobody pays for a present', (_what, change) => {
  expect(codes({ billingAddress: anAddress(change) })).toEqual(['cheque', 'bank']);
});

test('offers payment on collection whatever the addresses are, and none of it for a cart without delivery', () => {
  expect(codes({ delivery: COUNTER, billingAddress: anAddress({ firstName: 'Bob' }) })).toContain('cash');
  expect(codes({ isVirtual: true, delivery: null })).toEqual(['cheque', 'bank']);
});

test('offers no payment on delivery of what a courier brings: nobody collects cash there', () => {
  expect(codes({ delivery: COURIER })).toEqual(['cheque', 'bank']);
  expect(codes({ delivery: COURIER, billingAddress: null })).toEqual(['cheque', 'bank']);
});

test('keeps payment on delivery possible until both addresses are known', () => {
  expect(codes({ deliveryAddress: null })).toContain('cash');
  expect(codes({ billingAddress: null })).toContain('cash');
});
