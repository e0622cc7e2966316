import type { ShopDatabase } from '../database/shop-database';
import type { BankLine } from '../payment/bank-line';
import type { CatalogueLoaders } from './catalogue/catalogue-loaders';
import type { AccountSettings } from './customer/account-settings';
import type { Passwords } from './customer/passwords';
import type { SignedIn } from './customer/signed-in';
import type { StoreView } from './store/store-view';

/** Where the parts of the shop answer, each ending with a slash. */
export interface ShopAddresses {
  readonly siteUrl: string;
  readonly mediaUrl: string;
}

/** What a resolver may know: the shop, and the view of it that this one request asked for. */
export interface ShopContext extends StoreView {
  readonly database: ShopDatabase;
  /** Epoch ms. */
  readonly now: () => number;
  readonly addresses: ShopAddresses;
  readonly catalogue: CatalogueLoaders;
  /** Null for a guest. */
  readonly customer: SignedIn | null;
  readonly accounts: AccountSettings;
  readonly passwords: Passwords;
  /** Who gets a letter for every order. */
  readonly floristEmail: string;
  /** The bank's page; left out where there is none, and nobody can pay there. */
  readonly bank?: BankLine;
  /** Called after something was stored whose letters wait in the outbox. */
  readonly onEmails: () => void;
}
