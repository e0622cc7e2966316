import { DEFAULT_SCHEDULE } from '../../src/domain/delivery/delivery-schedule';
import type { OpenHarness } from './harness';
import { contract, reasonOf, valueOf } from './suite';

const byCode = (deliverySchedule: typeof DEFAULT_SCHEDULE) => ({
  ...deliverySchedule,
  zones: deliverySchedule.zones.map((zone) => ({ ...zone, postcodes: [...zone.postcodes].sort() })),
});

export function deliverySchedulesContract(adapter: string, open: OpenHarness): void {
  contract(`The florist’s days and rounds as kept by ${adapter}`, open, (h) => {
    test("has the storefront's default schedule", async () => {
      expect(byCode(valueOf(await h().ports.deliverySchedules.deliverySchedule()))).toEqual(byCode(DEFAULT_SCHEDULE));
    });

    test('is unreachable without a backend', async () => {
      const { deliverySchedules: silent } = await h().given.unreachable();
      expect(reasonOf(await silent.deliverySchedule()).kind).toBe('unreachable');
    });
  });
}
