import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { MemoryPendingPayments } from '../../src/adapters/memory/checkout/memory-pending-payments';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { memoryPorts } from '../../src/adapters/memory/memory-ports';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { someStoreData } from './some-store-data';

/** Wednesday 4 March 2026, ten in the morning in London: the shop is open and the cut-off has not come. */
export const WEDNESDAY_MORNING = Date.UTC(2026, 2, 4, 10);

/** A whole shop and one visitor, who has no cart yet. */
export function aShop(data: Partial<InMemoryStoreData> = {}) {
  const clock = new FixedClock(WEDNESDAY_MORNING);
  const shop = new InMemoryStore(someStoreData(data), () => clock.now());
  const visitor = new MemorySession();
  return {
    shop,
    wire: shop.wire,
    ...memoryPorts(shop, visitor),
    content: new MemoryContent(shop),
    visitor,
    /** The same visitor, as what remembers the sign-in. */
    signIn: visitor,
    paying: new MemoryPendingPayments(),
    clock,
    log: new MemoryLog(),
  };
}
