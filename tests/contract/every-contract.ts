import { accountsContract } from './accounts.contract';
import { addressBookContract } from './address-book.contract';
import { cartMoneyContract } from './cart-money.contract';
import { cartRefusalsContract } from './cart-refusals.contract';
import { cartsContract } from './carts.contract';
import { catalogueContract } from './catalogue.contract';
import { checkoutDeskContract } from './checkout-desk.contract';
import { customerCartsContract } from './customer-carts.contract';
import { customerDeskContract } from './customer-desk.contract';
import { contentLibraryContract } from './content-library.contract';
import { countriesContract } from './countries.contract';
import { deliveryBookContract } from './delivery-book.contract';
import { newsletterContract } from './newsletter.contract';
import { orderHistoryContract } from './order-history.contract';
import { reviewsContract } from './reviews.contract';
import { shopPagesContract } from './shop-pages.contract';
import type { OpenHarness } from './harness';
import { listingContract } from './listing.contract';
import { ordersContract } from './orders.contract';
import { pathDirectoryContract } from './path-directory.contract';
import { productTypesContract } from './product-types.contract';
import { storeDirectoryContract } from './store-directory.contract';
import { wishlistsContract } from './wishlists.contract';

/** What an adapter has to pass to be one: every suite, nothing skipped. */
export function everyContract(adapter: string, open: OpenHarness): void {
  cartsContract(adapter, open);
  cartRefusalsContract(adapter, open);
  cartMoneyContract(adapter, open);
  checkoutDeskContract(adapter, open);
  ordersContract(adapter, open);
  catalogueContract(adapter, open);
  listingContract(adapter, open);
  productTypesContract(adapter, open);
  pathDirectoryContract(adapter, open);
  storeDirectoryContract(adapter, open);
  countriesContract(adapter, open);
  contentLibraryContract(adapter, open);
  accountsContract(adapter, open);
  customerCartsContract(adapter, open);
  customerDeskContract(adapter, open);
  addressBookContract(adapter, open);
  orderHistoryContract(adapter, open);
  newsletterContract(adapter, open);
  shopPagesContract(adapter, open);
  deliveryBookContract(adapter, open);
  wishlistsContract(adapter, open);
  reviewsContract(adapter, open);
}
