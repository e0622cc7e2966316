import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { AccountEmails } from '../customer/account-emails';
import type { CountedNetwork } from '../../shared/client-address';
import type { AccountSettings } from '../customer/account-settings';
import type { Passwords } from '../customer/passwords';
import type { SignedIn } from '../customer/signed-in';
import type { EnquiryEmails } from '../enquiry/create-enquiry';
import type { OrderEmails } from '../order/email-outbox';
import type { HoldLimits } from '../order/unpaid-holds';
import type { UnpaidOrderLimits } from '../order/unpaid-orders';
import type { BankPages, StripePages } from '../payment/bank-payment';
import type { PayTo } from '../payment/payment-terms';
import type { StoreView } from '../store/store-view';

/** Public URLs of the shop's services, each ending with a slash. */
export interface ShopUrls {
  readonly siteUrl: string;
  readonly mediaUrl: string;
}

/** The context of the resolvers: the shop, and the store and currency of this request. */
export interface ShopContext extends StoreView {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: () => number;
  readonly addresses: ShopUrls;
  /** The alternative text of each of a product's first `count` pictures; empty where there is none. */
  readonly altTexts: (sku: string, count: number) => Promise<readonly string[]>;
  readonly catalogue: CatalogueLoaders;
  /** Null for a guest. */
  readonly customer: SignedIn | null;
  /** The caller's networks, the narrowest first, none when unknown: see `networksOf`. */
  readonly networks: readonly CountedNetwork[];
  readonly unpaidOrders: UnpaidOrderLimits;
  readonly holds: HoldLimits;
  /** GBP pence, the highest total of an order that is paid online. */
  readonly onlineMaxPence: number;
  readonly payTo: PayTo;
  readonly accounts: AccountSettings;
  readonly passwords: Passwords;
  readonly emails: OrderEmails & AccountEmails & EnquiryEmails;
  /** The bank's page; left out where there is none, and bank payment is not available. */
  readonly bank?: BankPages;
  /** Stripe's page; left out where there is none. */
  readonly stripe?: StripePages;
  /** Called after something was stored with emails in the outbox. */
  readonly onEmailQueued: () => void;
}
