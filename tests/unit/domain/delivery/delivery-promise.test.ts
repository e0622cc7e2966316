import { deliveryPromise, shopPromise } from '../../../../src/domain/delivery/delivery-promise';
import { aDeliverySchedule, someDeliveryRules } from '../../../builders/a-delivery-schedule';

const at = (instant: string) => Date.parse(instant);

describe('What an order placed now is promised', () => {
  test.each([
    ['before the cut-off', '2026-10-08T12:59:00Z', 'today', '2026-10-08'],
    ['at the cut-off', '2026-10-08T13:00:00Z', 'after-cut-off', '2026-10-09'],
    ['on Saturday evening', '2026-10-10T18:00:00Z', 'after-cut-off', '2026-10-12'],
    ['on Sunday', '2026-10-11T09:00:00Z', 'closed-today', '2026-10-12'],
    ['before the cut-off of a peak day, which needs longer', '2026-12-18T09:00:00Z', 'before-cut-off', '2026-12-19'],
  ])('%s', (_when, now, kind, earliest) => {
    expect(shopPromise(aDeliverySchedule(), at(now))).toEqual({
      kind,
      cutOffMinutes: 840,
      earliest,
      place: 'Chichester',
    });
  });

  test('is not today for what takes a day to make', () => {
    const rules = someDeliveryRules([], at('2026-10-08T09:00:00Z'), 1);
    expect(deliveryPromise(rules)).toMatchObject({ kind: 'before-cut-off', earliest: '2026-10-09' });
  });

  test('is that of the zone next to the shop', () => {
    const zones = aDeliverySchedule().zones.map((zone) => ({ ...zone, cutOffMinutes: 600 }));
    expect(shopPromise({ ...aDeliverySchedule(), zones }, at('2026-10-08T10:00:00Z'))?.kind).toBe('after-cut-off');
  });
});
