import { deliveryOffers } from '../../../../src/domain/delivery/delivery-offer';
import { DEFAULT_SCHEDULE } from '../../../../src/domain/delivery/delivery-schedule';
import { wordEstimate } from '../../../../src/ui/texts/en/delivery/estimate';

const PARCEL = {
  code: 'mainland',
  country: 'GB',
  title: 'mainland Britain',
  postcodes: ['*'],
  feePence: 795,
  weekdays: [2, 4, 6],
  cutOffMinutes: null,
  transitDays: 1,
};
const SCHEDULE = { ...DEFAULT_SCHEDULE, courierZones: [PARCEL] };
const said = (postcode: string, courier: 'home' | 'never') =>
  wordEstimate(postcode, deliveryOffers(courier, { country: 'GB', postcode }, SCHEDULE, '2026-10-08'));

test.each([
  [
    'PO20',
    'never',
    'Our own van goes to the villages around Chichester for £6.95, Monday to Saturday, if you order before 1 pm.',
  ],
  [
    'PO22',
    'home',
    'Our own van goes to the coast and the downs for £9.95, Tuesday to Saturday, if you order before noon.',
  ],
  ['SW1A', 'home', 'SW1A is outside our van’s area. A courier brings it for £7.95, Tuesday, Thursday and Saturday.'],
  [
    'SW1A',
    'never',
    'SW1A is outside our van’s area. Something in your cart cannot go by courier. You are welcome to collect it, or call us on 01632 960 417.',
  ],
] as const)('%s, courier %s: %s', (postcode, courier, words) => {
  expect(said(postcode, courier)).toBe(words);
});
