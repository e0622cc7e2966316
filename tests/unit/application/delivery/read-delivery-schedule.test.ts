import { makeReadDeliverySchedule } from '../../../../src/application/delivery/read-delivery-schedule';
import { DEFAULT_SCHEDULE } from '../../../../src/domain/delivery/delivery-schedule';
import { MemoryDeliverySchedules } from '../../../../src/adapters/memory/memory-delivery-schedules';
import { aShop } from '../../../builders/a-shop';

const HOLIDAY = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };
const OWN = { ...DEFAULT_SCHEDULE, closures: [HOLIDAY], cutOffMinutes: 600 };
const BEFORE = { ...DEFAULT_SCHEDULE, cutOffMinutes: 700 };

function open(deliverySchedule: typeof OWN | null) {
  const { shop, wire, log } = aShop({ deliverySchedule });
  return { wire, log, read: makeReadDeliverySchedule({ schedules: new MemoryDeliverySchedules(shop), log }) };
}

test('what stands in the florist’s book counts', async () => {
  expect(await open(OWN).read(BEFORE)).toEqual({ deliverySchedule: OWN, isRead: true });
});

test('a shop without a book works by the ordinary rules', async () => {
  expect(await open(null).read(BEFORE)).toEqual({ deliverySchedule: DEFAULT_SCHEDULE, isRead: true });
});

test('one that is silent works by what it said before, or else by the ordinary rules, and is asked again soon', async () => {
  const { read, wire, log } = open(OWN);
  wire.cut();
  expect(await read(BEFORE)).toEqual({ deliverySchedule: BEFORE, isRead: false });
  expect(await read(null)).toEqual({ deliverySchedule: DEFAULT_SCHEDULE, isRead: false });
  expect(log.entries).toHaveLength(2);
});
