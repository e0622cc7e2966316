import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { MemoryAccounts } from '../../src/adapters/memory/customer/memory-accounts';
import { MemoryAddressBook } from '../../src/adapters/memory/customer/memory-address-book';
import { MemoryCarts } from '../../src/adapters/memory/cart/memory-carts';
import { MemoryCatalogue } from '../../src/adapters/memory/catalogue/memory-catalogue';
import { MemoryCheckout } from '../../src/adapters/memory/checkout/memory-checkout';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { MemoryCountries } from '../../src/adapters/memory/store/memory-countries';
import { MemoryCustomerCarts } from '../../src/adapters/memory/cart/memory-customer-carts';
import { MemoryDeliverySchedules } from '../../src/adapters/memory/checkout/memory-delivery-schedules';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { MemoryNewsletter } from '../../src/adapters/memory/customer/memory-newsletter';
import { MemoryOrderHistory } from '../../src/adapters/memory/customer/memory-order-history';
import { MemoryOrders } from '../../src/adapters/memory/checkout/memory-orders';
import { MemoryPayments } from '../../src/adapters/memory/checkout/memory-payments';
import { MemoryPendingPayments } from '../../src/adapters/memory/checkout/memory-pending-payments';
import { MemoryUrlResolver } from '../../src/adapters/memory/catalogue/memory-url-resolver';
import type { TokenJar } from '../../src/adapters/memory/customer/customer-records';
import { MemoryReviews } from '../../src/adapters/memory/catalogue/memory-reviews';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemoryShopPages } from '../../src/adapters/memory/content/memory-shop-pages';
import { MemoryStoreDirectory } from '../../src/adapters/memory/store/memory-store-directory';
import { MemorySession } from '../../src/adapters/memory/memory-session';
import { MemoryWishlists } from '../../src/adapters/memory/customer/memory-wishlists';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import type { Commerce } from '../../src/composition/commerce/commerce';
import { someStoreData } from './some-store-data';

/** Wednesday 4 March 2026, ten in the morning in London: the shop is open and the cut-off has not come. */
export const WEDNESDAY_MORNING = Date.UTC(2026, 2, 4, 10);

/** Every port of commerce of one in-memory store, for one browser, by default a guest's. `shop.wire` makes them fail. */
export function portsOf(shop: InMemoryStore, browser: TokenJar = new MemorySession()) {
  const who = () => browser.token();
  return {
    accounts: new MemoryAccounts(shop, browser),
    addressBook: new MemoryAddressBook(shop, who),
    carts: new MemoryCarts(shop, who),
    customerCarts: new MemoryCustomerCarts(shop, who),
    checkout: new MemoryCheckout(shop, who),
    orders: new MemoryOrders(shop, who),
    payments: new MemoryPayments(shop, who),
    orderHistory: new MemoryOrderHistory(shop, who),
    newsletter: new MemoryNewsletter(shop, who),
    shopPages: new MemoryShopPages(shop),
    deliverySchedules: new MemoryDeliverySchedules(shop),
    catalogue: new MemoryCatalogue(shop),
    urlResolver: new MemoryUrlResolver(shop),
    store: new MemoryStoreDirectory(shop),
    countries: new MemoryCountries(shop),
    wishlists: new MemoryWishlists(shop, who),
    reviews: new MemoryReviews(shop, who),
  } satisfies Commerce;
}

/** A whole shop and one visitor, who has no cart yet. */
export function aShop(data: Partial<InMemoryStoreData> = {}) {
  const clock = new FixedClock(WEDNESDAY_MORNING);
  const shop = new InMemoryStore(someStoreData(data), () => clock.now());
  const visitor = new MemorySession();
  return {
    shop,
    wire: shop.wire,
    ...portsOf(shop, visitor),
    content: new MemoryContent(shop),
    visitor,
    /** The same visitor, as what remembers the sign-in. */
    signIn: visitor,
    paying: new MemoryPendingPayments(),
    clock,
    log: new MemoryLog(),
  };
}
