import { accountsContract } from './accounts.contract';
import { accountRefusalsContract } from './account-refusals.contract';
import { addressBookContract } from './address-book.contract';
import { cartMergesContract } from './cart-merges.contract';
import { cartOptionsContract } from './cart-options.contract';
import { cartMoneyContract } from './cart-money.contract';
import { cartRefusalsContract } from './cart-refusals.contract';
import { cartsContract } from './carts.contract';
import { catalogueContract } from './catalogue.contract';
import { checkoutContract } from './checkout.contract';
import { customerCartsContract } from './customer-carts.contract';
import { customerCheckoutContract } from './customer-checkout.contract';
import { contentContract } from './content.contract';
import { countriesContract } from './countries.contract';
import { deliverySchedulesContract } from './delivery-schedules.contract';
import { enquiriesContract } from './enquiries.contract';
import { giftCardsContract } from './gift-cards.contract';
import { newsletterContract } from './newsletter.contract';
import { orderHistoryContract } from './order-history.contract';
import { reviewsContract } from './reviews.contract';
import { cmsPagesContract } from './cms-pages.contract';
import type { Harness, OpenHarness } from './harness';
import { listingContract } from './listing.contract';
import { ordersContract } from './orders.contract';
import { paymentsContract } from './payments.contract';
import { urlResolverContract } from './url-resolver.contract';
import { productTypesContract } from './product-types.contract';
import { storeDirectoryContract } from './store-directory.contract';
import { wishlistsContract } from './wishlists.contract';

type Contract = (adapter: string, open: OpenHarness) => void;

/** The suite of each port, or of a part of one. */
export const CONTRACTS = {
  carts: cartsContract,
  cartRefusals: cartRefusalsContract,
  cartOptions: cartOptionsContract,
  cartMerges: cartMergesContract,
  cartMoney: cartMoneyContract,
  giftCards: giftCardsContract,
  checkout: checkoutContract,
  orders: ordersContract,
  payments: paymentsContract,
  catalogue: catalogueContract,
  listing: listingContract,
  productTypes: productTypesContract,
  urlResolver: urlResolverContract,
  storeDirectory: storeDirectoryContract,
  countries: countriesContract,
  content: contentContract,
  accounts: accountsContract,
  accountRefusals: accountRefusalsContract,
  customerCarts: customerCartsContract,
  customerCheckout: customerCheckoutContract,
  addressBook: addressBookContract,
  orderHistory: orderHistoryContract,
  enquiries: enquiriesContract,
  newsletter: newsletterContract,
  cmsPages: cmsPagesContract,
  deliverySchedules: deliverySchedulesContract,
  wishlists: wishlistsContract,
  reviews: reviewsContract,
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractName = keyof typeof CONTRACTS;

export const EVERY_CONTRACT = Object.keys(CONTRACTS) as readonly ContractName[];

/** All other contracts. */
export const allBut = (names: readonly ContractName[]): readonly ContractName[] =>
  EVERY_CONTRACT.filter((name) => !names.includes(name));

/** The suites that an adapter must pass without skips, in one test environment. */
export function everyContract(
  adapter: string,
  openHarness: OpenHarness,
  names: readonly ContractName[] = EVERY_CONTRACT,
): void {
  let opened: Promise<Harness> | null = null;
  const open: OpenHarness = async () => {
    opened ??= openHarness();
    return { ...(await opened), close: async () => undefined };
  };
  afterAll(async () => (await opened)?.close());
  for (const name of names) CONTRACTS[name](adapter, open);
}
