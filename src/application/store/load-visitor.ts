import type { FlashMessage } from '../../domain/notifications/notice';
import { ok, type Result } from '../../domain/shared/result';
import { chosenCurrency } from '../../domain/store/store';
import type { KnownStore } from '../../domain/store/store-preferences';
import type { CountCart } from '../cart/load-cart';
import type { AuthSession, FlashMessages, StorePreferences } from '../ports/session';
import type { CountWishlist } from '../wishlist/load-wishlist';
import type { ResolveStore } from './resolve-store';

export interface LoadVisitorDeps {
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly preferences: Pick<StorePreferences, 'remembered'>;
  readonly notices: Pick<FlashMessages, 'peek' | 'take'>;
  /** The store of the page. */
  readonly store: KnownStore;
  readonly countCart: CountCart;
  /** Null where the backend has no wishlists. */
  readonly countWishlist: CountWishlist | null;
  readonly resolveStore: ResolveStore;
}

export interface VisitorRequest {
  /** Of the page, without query. */
  readonly path: string;
  /** Whether the page shows how many items are on the wishlist. */
  readonly wishes: boolean;
  /** The browser's, most preferred first. */
  readonly languages: readonly string[];
}

/** Whose the page is. */
export interface VisitorState {
  readonly signedIn: boolean;
  /** Code of the store that is open at the path. */
  readonly store: string;
  readonly currency: string;
  /** Null when it could not be read. */
  readonly cartQuantity: number | null;
  /** Items on the wishlist; null when it was not asked for or could not be read. */
  readonly wishes: number | null;
  /** Path of another store that suits the visitor better, or null. */
  readonly goTo: string | null;
  /** A message that the page before has left, or null. */
  readonly notice: FlashMessage | null;
}

/** Never refuses: what cannot be read is null. */
export type LoadVisitor = (request: VisitorRequest) => Promise<Result<VisitorState, never>>;

/** Loads what a page that was rendered for everybody shows of its visitor, and remembers the page's store. */
export function makeLoadVisitor(deps: LoadVisitorDeps): LoadVisitor {
  const { authSession, preferences, store, countCart, countWishlist, resolveStore } = deps;
  return async ({ path, wishes, languages }) => {
    const [inCart, onWishlist] = await Promise.all([countCart(), wishes ? countWishlist?.() : undefined]);
    const { goTo } = resolveStore({ path, languages });
    return ok({
      signedIn: authSession.isSignedIn(),
      store: store.code,
      currency: chosenCurrency(preferences.remembered().currency, store.currencies, store.defaultCurrency),
      cartQuantity: inCart.ok ? inCart.value : null,
      wishes: onWishlist?.ok === true ? onWishlist.value : null,
      goTo,
      notice: messageOn(path, deps),
    });
  };
}

/** What the page at `path` shows of the page before. What became of the cart waits for the cart, while its customer is here. */
function messageOn(path: string, { notices, authSession, store }: LoadVisitorDeps): FlashMessage | null {
  const isOfCart = notices.peek() === 'cart-reduced';
  const isHere = authSession.isSignedIn();
  if (isOfCart && isHere && path !== `${store.pathPrefix}/cart`) return null;
  const left = notices.take();
  return isOfCart && !isHere ? null : left;
}
