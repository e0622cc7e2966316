import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import type { DeliverySchedule } from '../../../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { sundayOccasion } from '../../../../src/domain/delivery/sunday-occasion';

const on = (instant: string, schedule: DeliverySchedule = aDeliverySchedule()) =>
  sundayOccasion(deliveryRulesFor([], Date.parse(instant), 0, schedule));

const VALENTINES = { occasion: 'valentines', sunday: '2027-02-14', saturday: '2027-02-13' };

describe('An occasion on a Sunday without deliveries', () => {
  test.each([
    ['2027-01-17T09:00:00Z', VALENTINES],
    ['2027-02-11T09:00:00Z', VALENTINES],
    ['2027-02-15T09:00:00Z', { occasion: 'mothering-sunday', sunday: '2027-03-07', saturday: '2027-03-06' }],
  ])('is found from %s, with the Saturday before', (now, found) => {
    expect(on(now)).toEqual(found);
  });

  test.each([
    ['more than four weeks before', '2027-01-16T09:00:00Z'],
    ['when it is too late for the Saturday', '2027-03-06T20:00:00Z'],
    ['when Valentine’s Day is a Saturday', '2026-02-02T09:00:00Z'],
  ])('is none %s', (_when, now) => {
    expect(on(now)).toBeNull();
  });

  test('is none where Sundays are delivered, or the Saturday is closed', () => {
    expect(on('2027-02-08T09:00:00Z', { ...aDeliverySchedule(), closedWeekdays: [] })).toBeNull();
    const closures = [{ from: '2027-02-13', to: '2027-02-13', reason: 'Wedding' }];
    expect(on('2027-02-01T09:00:00Z', { ...aDeliverySchedule(), closures })).toBeNull();
  });
});
