import type { DeliverySchedule } from '../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

const byCode = (deliverySchedule: DeliverySchedule) => ({
  ...deliverySchedule,
  zones: deliverySchedule.zones.map((zone) => ({ ...zone, postcodes: [...zone.postcodes].sort() })),
});

export function deliverySchedulesContract(adapter: string, open: OpenHarness): void {
  contract(`The florist’s days and rounds as kept by ${adapter}`, open, (h) => {
    test("has the demo florist's schedule, and courier areas that are its own", async () => {
      const published = valueOf(await h().ports.deliverySchedules.deliverySchedule());
      if (published === null) throw new Error('The shop of this suite has a schedule.');
      const { courierZones, openingHours, ...schedule } = byCode(published);
      const { courierZones: _none, openingHours: _unknown, ...expected } = byCode(aDeliverySchedule());
      expect(schedule).toEqual(expected);
      for (const { weekday, opensMinutes, closesMinutes } of openingHours) {
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(weekday);
        expect([opensMinutes >= 0, opensMinutes < closesMinutes, closesMinutes <= 1440]).toEqual([true, true, true]);
      }
      for (const { country, weekdays, postcodes } of courierZones) {
        expect(country).toMatch(/^[A-Z]{2}$/);
        expect([weekdays.length > 0, postcodes.length > 0]).toEqual([true, true]);
      }
    });

    test('is unreachable without a backend', async () => {
      const { deliverySchedules: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.deliverySchedule()).kind).toBe('unreachable');
    });
  });
}
