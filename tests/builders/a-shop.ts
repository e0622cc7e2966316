import { FixedClock, MemoryLog } from '../../src/adapters/memory/memory-system';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { MemoryPendingPayments, MemorySession } from '../../src/adapters/memory/memory-session';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { memoryPorts } from '../../src/adapters/memory/memory-ports';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { someStoreData } from './some-store-data';

/** Wednesday 4 March 2026, ten in the morning in London: open and before the cut-off. */
export const WEDNESDAY_MORNING = Date.UTC(2026, 2, 4, 10);

/** An in-memory store and one visitor without a cart. */
export function aShop(data: Partial<InMemoryStoreData> = {}) {
  const clock = new FixedClock(WEDNESDAY_MORNING);
  const shop = new InMemoryStore(someStoreData(data), () => clock.now());
  const visitor = new MemorySession();
  // As it was read: the backend's own may change.
  const { deliverySchedule } = shop.data;
  return {
    shop,
    wire: shop.wire,
    ...memoryPorts(shop, visitor),
    content: new MemoryContent(shop),
    visitor,
    cartSession: visitor,
    authSession: visitor,
    preferences: visitor,
    notices: visitor,
    deliverySchedule: async () => deliverySchedule ?? 'none',
    knownProduct: () => null,
    paying: new MemoryPendingPayments(),
    clock,
    log: new MemoryLog(),
  };
}
