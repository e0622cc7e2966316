import { createContext, useContext, type ReactNode } from 'react';
import type { AccountFeature } from './view-models/account/account-feature';
import type { CartViewModel } from './view-models/cart/cart-view-model';
import type { NoticesViewModel } from './view-models/site/notices-view-model';
import type { LazyFeatures } from './view-models/site/lazy-features';

/** What screens share while the shop is open in this tab. Whoever asks for a view-model of its own disposes it. */
export interface ShopApp {
  readonly cart: CartViewModel;
  readonly notices: NoticesViewModel;
  readonly account: {
    readonly signedIn: boolean;
    /** Whether the visitor is signed in, once the shop has said so. */
    whenKnown(): Promise<boolean>;
    /** Fetches everything else of the account; rejects when the line is down. */
    open(): Promise<AccountFeature>;
  };
  /** Fetches what most pages do not use; rejects when the line is down. */
  readonly features: () => Promise<LazyFeatures>;
}

const ShopContext = createContext<ShopApp | null>(null);

export function ShopProvider({ shop, children }: { readonly shop: ShopApp; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Throws outside a `ShopProvider`: that is a mistake of ours, not of the shopper. */
export function useShop(): ShopApp {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('useShop is called outside ShopProvider');
  return shop;
}
