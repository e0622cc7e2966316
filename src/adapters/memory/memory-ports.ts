import { MemoryCarts } from './cart/memory-carts';
import { MemoryCustomerCarts } from './cart/memory-customer-carts';
import { MemoryCatalogue } from './catalogue/memory-catalogue';
import { MemoryReviews } from './catalogue/memory-reviews';
import { MemoryUrlResolver } from './catalogue/memory-url-resolver';
import { MemoryCheckout } from './checkout/memory-checkout';
import { MemoryDeliverySchedules, MemoryCountries, MemoryStoreDirectory } from './store/memory-store-directory';
import { MemoryOrders } from './checkout/memory-orders';
import { MemoryPayments } from './checkout/memory-payments';
import { MemoryCmsPages } from './content/memory-cms-pages';
import type { TokenJar } from './customer/customer-records';
import { MemoryAccounts } from './customer/memory-accounts';
import { MemoryAddressBook } from './customer/memory-address-book';
import { MemoryEnquiries } from './customer/memory-enquiries';
import { MemoryNewsletter } from './customer/memory-newsletter';
import { MemoryOrderHistory } from './customer/memory-order-history';
import { MemoryWishlists } from './customer/memory-wishlists';
import type { InMemoryStore } from './in-memory-store';

/** Every commerce port of one in-memory store, for one visitor. */
export function memoryPorts(shop: InMemoryStore, browser: TokenJar) {
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
    enquiries: new MemoryEnquiries(shop, who),
    newsletter: new MemoryNewsletter(shop),
    cmsPages: new MemoryCmsPages(shop),
    deliverySchedules: new MemoryDeliverySchedules(shop),
    catalogue: new MemoryCatalogue(shop),
    urlResolver: new MemoryUrlResolver(shop),
    store: new MemoryStoreDirectory(shop),
    countries: new MemoryCountries(shop),
    wishlists: new MemoryWishlists(shop, who),
    reviews: new MemoryReviews(shop, who),
  };
}

export type MemoryPorts = ReturnType<typeof memoryPorts>;
