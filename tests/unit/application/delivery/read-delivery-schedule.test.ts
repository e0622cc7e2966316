import { makeReadDeliverySchedule } from '../../../../src/application/delivery/read-delivery-schedule';
import { DEFAULT_SCHEDULE } from '../../../../src/domain/delivery/delivery-schedule';
import { MemoryDeliverySchedules } from '../../../../src/adapters/memory/store/memory-store-directory';
import { aShop } from '../../../builders/a-shop';

const HOLIDAY = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };
const OWN = { ...DEFAULT_SCHEDULE, closures: [HOLIDAY], cutOffMinutes: 600 };
const BEFORE = { ...DEFAULT_SCHEDULE, cutOffMinutes: 700 };

function open(deliverySchedule: typeof OWN | null) {
  const { shop, wire, log } = aShop({ deliverySchedule });
  return { wire, log, read: makeReadDeliverySchedule({ schedules: new MemoryDeliverySchedules(shop), log }) };
}

test('returns the backend’s schedule', async () => {
  expect(await open(OWN).read(BEFORE)).toEqual({ deliverySchedule: OWN, isRead: true });
});

test('returns the default schedule when the backend has none', async () => {
  expect(await open(null).read(BEFORE)).toEqual({ deliverySchedule: DEFAULT_SCHEDULE, isRead: true });
});

test('returns the previous or the default schedule when the backend is unreachable, marked as not read', async () => {
  const { read, wire, log } = open(OWN);
  wire.disconnect();
  expect(await read(BEFORE)).toEqual({ deliverySchedule: BEFORE, isRead: false });
  expect(await read(null)).toEqual({ deliverySchedule: DEFAULT_SCHEDULE, isRead: false });
  expect(log.warnings).toHaveLength(2);
});
