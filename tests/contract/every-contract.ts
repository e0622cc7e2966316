import { cartMoneyContract } from './cart-money.contract';
import { cartRefusalsContract } from './cart-refusals.contract';
import { cartsContract } from './carts.contract';
import { catalogueContract } from './catalogue.contract';
import { checkoutDeskContract } from './checkout-desk.contract';
import { contentLibraryContract } from './content-library.contract';
import { countriesContract } from './countries.contract';
import type { OpenHarness } from './harness';
import { listingContract } from './listing.contract';
import { ordersContract } from './orders.contract';
import { pathDirectoryContract } from './path-directory.contract';
import { productTypesContract } from './product-types.contract';
import { storeDirectoryContract } from './store-directory.contract';

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
}
