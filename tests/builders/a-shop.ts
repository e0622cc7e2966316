import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { MemoryCarts } from '../../src/adapters/memory/memory-carts';
import { MemoryCatalogue } from '../../src/adapters/memory/memory-catalogue';
import { MemoryCheckoutDesk } from '../../src/adapters/memory/memory-checkout-desk';
import { MemoryContentLibrary } from '../../src/adapters/memory/memory-content-library';
import { MemoryCountries } from '../../src/adapters/memory/memory-countries';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { MemoryOrders } from '../../src/adapters/memory/memory-orders';
import { MemoryPathDirectory } from '../../src/adapters/memory/memory-path-directory';
import { MemoryShop } from '../../src/adapters/memory/memory-shop';
import { MemoryStoreDirectory } from '../../src/adapters/memory/memory-store-directory';
import { MemoryVisitor } from '../../src/adapters/memory/memory-visitor';
import type { MemoryWorld } from '../../src/adapters/memory/memory-world';
import { aWorld } from './a-world';

/** Wednesday 4 March 2026, ten in the morning in London: the shop is open and the cut-off has not come. */
export const WEDNESDAY_MORNING = Date.UTC(2026, 2, 4, 10);

/** Every port of one shop in memory. `shop.wire` makes it fail. */
export function portsOf(shop: MemoryShop) {
  return {
    carts: new MemoryCarts(shop),
    desk: new MemoryCheckoutDesk(shop),
    orders: new MemoryOrders(shop),
    catalogue: new MemoryCatalogue(shop),
    paths: new MemoryPathDirectory(shop),
    store: new MemoryStoreDirectory(shop),
    countries: new MemoryCountries(shop),
    content: new MemoryContentLibrary(shop),
  };
}

/** A whole shop and one visitor, who has no cart yet. */
export function aShop(world: Partial<MemoryWorld> = {}) {
  const shop = new MemoryShop(aWorld(world));
  return {
    shop,
    wire: shop.wire,
    ...portsOf(shop),
    visitor: new MemoryVisitor(),
    clock: new FixedClock(WEDNESDAY_MORNING),
    log: new MemoryLog(),
  };
}
