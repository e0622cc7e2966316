import { deliveryOptions } from '../../../../src/domain/delivery/delivery-option';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import type { DeliveryZone } from '../../../../src/domain/delivery/delivery-zone';
import { deliveryPlaceText } from '../../../../src/ui/texts/en/delivery/delivery-place';
import { estimateText } from '../../../../src/ui/texts/en/delivery/estimate';

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
const SCHEDULE = { ...aDeliverySchedule(), courierZones: [PARCEL] };
const said = (postcode: string, courier: 'home' | 'never') =>
  estimateText(postcode, deliveryOptions(courier, { country: 'GB', postcode }, SCHEDULE, '2026-10-08'));

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

test('a fee is told in its own currency, and none that is unknown in the visitor’s', () => {
  const zone = { ...PARCEL, courierRests: [], usualWeekdays: PARCEL.weekdays };
  const by = (fee: Pick<DeliveryZone, 'feePence' | 'currency'>) =>
    [{ method: 'courier', zone: { ...zone, ...fee }, refusal: null }] as const;
  const euros = by({ feePence: 930, currency: 'EUR' });
  expect([estimateText('SW1A', euros), deliveryPlaceText('SW1A', euros)]).toEqual([
    'SW1A is outside our van’s area. A courier brings it for €9.30, Tuesday, Thursday and Saturday.',
    'A courier brings it to SW1A for €9.30.',
  ]);
  const unknown = by({ feePence: null });
  expect([estimateText('SW1A', unknown), deliveryPlaceText('SW1A', unknown)]).toEqual([
    'SW1A is outside our van’s area. A courier brings it, Tuesday, Thursday and Saturday.',
    'A courier brings it to SW1A.',
  ]);
});
