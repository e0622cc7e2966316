import { makeReadDeliveryPolicy } from '../../../../src/application/delivery/read-delivery-policy';
import { ORDINARY_POLICY } from '../../../../src/domain/delivery/delivery-policy';
import { MemoryDeliveryBook } from '../../../../src/adapters/memory/memory-delivery-book';
import { aShop } from '../../../builders/a-shop';

const HOLIDAY = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };
const OWN = { ...ORDINARY_POLICY, closures: [HOLIDAY], cutOffMinutes: 600 };
const BEFORE = { ...ORDINARY_POLICY, cutOffMinutes: 700 };

function open(deliveryPolicy: typeof OWN | null) {
  const { shop, wire, log } = aShop({ deliveryPolicy });
  return { wire, log, read: makeReadDeliveryPolicy({ book: new MemoryDeliveryBook(shop), log }) };
}

test('what stands in the florist’s book counts', async () => {
  expect(await open(OWN).read(BEFORE)).toEqual({ policy: OWN, isRead: true });
});

test('a shop without a book works by the ordinary rules', async () => {
  expect(await open(null).read(BEFORE)).toEqual({ policy: ORDINARY_POLICY, isRead: true });
});

test('one that is silent works by what it said before, or else by the ordinary rules, and is asked again soon', async () => {
  const { read, wire, log } = open(OWN);
  wire.cut();
  expect(await read(BEFORE)).toEqual({ policy: BEFORE, isRead: false });
  expect(await read(null)).toEqual({ policy: ORDINARY_POLICY, isRead: false });
  expect(log.entries).toHaveLength(2);
});
