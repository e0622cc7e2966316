import { createContext, useContext, type ReactNode } from 'react';
import type { AccountFeature } from './view-models/account/account-feature';
import type { CartViewModel } from './view-models/cart/cart-view-model';
import type { NoticesViewModel } from './view-models/site/notices-view-model';
import type { LazyFeatures } from './view-models/site/lazy-features';
import type { OverlaysViewModel } from './view-models/site/overlays-view-model';

/** What screens share while the shop is open in this tab. The creator of a view-model disposes of it. */
export interface ShopApp {
  readonly cart: CartViewModel;
  readonly notices: NoticesViewModel;
  readonly overlays: OverlaysViewModel;
  readonly account: {
    readonly signedIn: boolean;
    /** Number of items on the wishlist. */
    readonly wishes: number;
    /** Whether the visitor is signed in, once the server has said so. */
    whenKnown(): Promise<boolean>;
    /** Loads the account feature; rejects if its script cannot be loaded. */
    open(): Promise<AccountFeature>;
  };
  /** Loads features that most pages do not need; rejects if a script cannot be loaded. */
  readonly features: () => Promise<LazyFeatures>;
}

const ShopContext = createContext<ShopApp | null>(null);

export function ShopProvider({ shop, children }: { readonly shop: ShopApp; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Throws outside a `ShopProvider`, which is a bug. */
export function useShop(): ShopApp {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop is called outside ShopProvider');
  return shop;
}
