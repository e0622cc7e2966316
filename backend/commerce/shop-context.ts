import type { ShopDatabase } from '../database/shop-database';
import type { CatalogueLoaders } from './catalogue/catalogue-loaders';
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
  /** Who gets a letter for every order. */
  readonly floristEmail: string;
  /** Called after an order was stored, with its letters waiting in the outbox. */
  readonly onOrder: () => void;
}
