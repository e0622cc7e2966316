import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { MemoryAccounts } from '../../src/adapters/memory/memory-accounts';
import { MemoryAddressBook } from '../../src/adapters/memory/memory-address-book';
import { MemoryCarts } from '../../src/adapters/memory/memory-carts';
import { MemoryCatalogue } from '../../src/adapters/memory/memory-catalogue';
import { MemoryCheckout } from '../../src/adapters/memory/memory-checkout';
import { MemoryContent } from '../../src/adapters/memory/memory-content';
import { MemoryCountries } from '../../src/adapters/memory/memory-countries';
import { MemoryCustomerCarts } from '../../src/adapters/memory/memory-customer-carts';
import { MemoryDeliverySchedules } from '../../src/adapters/memory/memory-delivery-schedules';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { MemoryNewsletter } from '../../src/adapters/memory/memory-newsletter';
import { MemoryOrderHistory } from '../../src/adapters/memory/memory-order-history';
import { MemoryOrders } from '../../src/adapters/memory/memory-orders';
import { MemoryPayments } from '../../src/adapters/memory/memory-payments';
import { MemoryUrlResolver } from '../../src/adapters/memory/memory-url-resolver';
import type { TokenJar } from '../../src/adapters/memory/memory-people';
import { MemoryReviews } from '../../src/adapters/memory/memory-reviews';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemoryShopPages } from '../../src/adapters/memory/memory-shop-pages';
import { MemoryStoreDirectory } from '../../src/adapters/memory/memory-store-directory';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import { MemoryWishlists } from '../../src/adapters/memory/memory-wishlists';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { someStoreData } from './some-store-data';

/** Wednesday 4 March 2026, 10:00 in London: an open day before the cut-off. */
export const WEDNESDAY_MORNING = Date.UTC(2026, 2, 4, 10);

/** All ports of an in-memory store for one browser, by default a guest's; `shop.wire` simulates failures. */
export function portsOf(shop: InMemoryStore, browser: TokenJar = new MemorySession()) {
  const who = () => browser.token();
  return {
    accounts: new MemoryAccounts(shop, browser),
    book: new MemoryAddressBook(shop, who),
    carts: new MemoryCarts(shop, who),
    customerCarts: new MemoryCustomerCarts(shop, who),
    checkout: new MemoryCheckout(shop, who),
    orders: new MemoryOrders(shop, who),
    payments: new MemoryPayments(shop, who),
    history: new MemoryOrderHistory(shop, who),
    newsletter: new MemoryNewsletter(shop, who),
    shopPages: new MemoryShopPages(shop),
    deliverySchedules: new MemoryDeliverySchedules(shop),
    catalogue: new MemoryCatalogue(shop),
    paths: new MemoryUrlResolver(shop),
    store: new MemoryStoreDirectory(shop),
    countries: new MemoryCountries(shop),
    content: new MemoryContent(shop),
    wishlists: new MemoryWishlists(shop, who),
    reviews: new MemoryReviews(shop, who),
  };
}

/** An in-memory store with one visitor, who has no cart yet. */
export function aShop(data: Partial<InMemoryStoreData> = {}) {
  const clock = new FixedClock(WEDNESDAY_MORNING);
  const shop = new InMemoryStore(someStoreData(data), () => clock.now());
  const visitor = new MemorySession();
  return {
    shop,
    wire: shop.wire,
    ...portsOf(shop, visitor),
    visitor,
    /** The same visitor as auth session and as pending payments. */
    signIn: visitor,
    paying: visitor,
    clock,
    log: new MemoryLog(),
  };
}
