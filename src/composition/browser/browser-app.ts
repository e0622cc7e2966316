import { enableStaticRendering } from 'mobx-react-lite';
import { askVisitor } from '../../adapters/browser/visitor-answer';
import { BrowserSignIn } from '../../adapters/cookies/browser-sign-in';
import { findChoice } from '../../adapters/graphql-middleware/find-choice';
import { MiddlewareCarts } from '../../adapters/graphql-middleware/middleware-carts';
import type { OpenCustomerCart } from '../../application/account/open-customer-cart';
import type { Product } from '../../domain/catalogue/product';
import { refuse } from '../../domain/shared/result';
import { inStore, type SiteProps } from '../../ui/site-props';
import type { ShopApp } from '../../ui/shop-context';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import { AccountState } from '../../ui/view-models/account-state';
import { CartViewModel } from '../../ui/view-models/cart-view-model';
import { NoticesViewModel } from '../../ui/view-models/notices-view-model';
import type { LazyFeatures } from '../../ui/view-models/lazy-features';
import { ProductViewModel, type ProductViewModelDeps } from '../../ui/view-models/product-view-model';
import { hasWishlistFlag } from '../../ui/view-models/wishlist/wishlist-flag';
import { browserFetch, schedule, tabOf } from './tab';
import { cartUseCases } from '../server/cart-use-cases';
import { loadOnce } from './load-once';

const RELOADED_KEY = 'posy-reloaded-for';

/** Rendering on the server must not keep observers alive. */
export function prepareRendering(): void {
  enableStaticRendering(typeof window === 'undefined');
}

/**
 * The shop in one tab, composed by plain functions. It is also made while a page is rendered on the server, so nothing
 * of the browser is touched before something is asked of it.
 */
export function browserApp(site: SiteProps): ShopApp & { syncVisitor(): Promise<void> } {
  const tab = tabOf(site, () => onUnauthorised());
  const { call, context, visitor, clock } = tab;
  const account = new AccountState();
  const signIn = new BrowserSignIn(tab.cookieStore);
  signIn.listen((signedIn) => account.learn(signedIn));
  const notices = new NoticesViewModel(schedule);
  let announceKnown = (_signedIn: boolean): void => undefined;
  const known = new Promise<boolean>((resolve) => (announceKnown = resolve));
  const guest = cartUseCases(
    new MiddlewareCarts(call, context),
    visitor,
    clock,
    customersCart(known, () => open()),
  );
  const useCases = {
    ...guest,
    loadCart: async (): ReturnType<typeof guest.loadCart> =>
      signIn.isSignedIn() ? (await open()).loadCart() : guest.loadCart(),
  };
  const onUnauthorised = () => void open().then(({ handleSessionExpired }) => handleSessionExpired(), goHomeOf(site));
  const cart: CartViewModel = new CartViewModel({ useCases, schedule, onUnauthorised });
  const open: () => Promise<AccountFeature> = loadOnce(async () => {
    const { browserAccount } = await import('./account');
    return browserAccount({ site, tab, signIn, cart, notices, loadGuestCart: guest.loadCart });
  });
  const browsing = loadOnce(async () => {
    const { lazyFeatures } = await import('./lazy-features');
    return lazyFeatures({ site, tab, signIn, cart, notices, openAccount: open, onUnauthorised });
  });
  return {
    cart,
    notices,
    account: {
      whenKnown: () => known,
      get signedIn() {
        return account.signedIn;
      },
      open,
    },
    product: (product: Product) =>
      new ProductViewModel(product, {
        addToCart: (ask) => cart.add(ask),
        loadChoice: (sku, chosen) => findChoice(call, context, sku, chosen),
        rememberChoice,
        notifyWishlist: wishlistTeller(signIn, browsing),
      }),
    syncVisitor: () => syncVisitor(site, cart, signIn, open).finally(() => announceKnown(account.signedIn)),
  };
}

/** Without its script the warning is lost; the mount has forgotten the sign-in all the same. */
function goHomeOf({ storePrefix }: SiteProps): () => void {
  return () => window.location.assign(inStore(storePrefix, '/'));
}

/** While the page does not know yet who is here, a guest's cart in the hand of a customer waits to be merged. */
function customersCart(known: Promise<boolean>, open: () => Promise<AccountFeature>): OpenCustomerCart {
  return async () => {
    await known;
    return open().then(
      ({ loadCart }) => loadCart(),
      () => refuse({ kind: 'unreachable', status: null }),
    );
  };
}

/** What could not be told now is not worth a broken page. */
const ignored = (): void => undefined;

/** S2-6. Guests wish for nothing, and most pages were not reached from a wishlist: neither fetches its script. */
function wishlistTeller(
  signIn: BrowserSignIn,
  browsing: () => Promise<LazyFeatures>,
): ProductViewModelDeps['notifyWishlist'] {
  return (...told) => {
    if (!signIn.isSignedIn() || !hasWishlistFlag(window.location.search)) return;
    void browsing()
      .then((doors) => doors.wishlist())
      .then(({ moves }) => moves.follow(...told))
      .catch(ignored);
  };
}

/** The page was made for everybody; here it learns whose it is. Another currency than the page's needs another page. */
async function syncVisitor(
  site: SiteProps,
  cart: CartViewModel,
  signIn: BrowserSignIn,
  open: () => Promise<AccountFeature>,
): Promise<void> {
  const answer = await askVisitor(browserFetch, window.location.pathname);
  if (answer === null) return;
  if (answer.goTo !== null) return window.location.replace(answer.goTo);
  signIn.learn(answer.signedIn);
  const { notice } = answer;
  if (notice !== null) void open().then(({ tell }) => tell(notice), ignored);
  if (answer.cartQuantity !== null) cart.showCount(answer.cartQuantity);
  if (answer.currency !== site.currency) reloadOnce(answer.currency);
}

/**
 * A reload would repeat the foreign click that left the cookies out; going to the same address from here carries them.
 * Once for each address and currency, so that a page that cannot follow does not turn in circles.
 */
function reloadOnce(currency: string): void {
  const { href } = window.location;
  const mark = `${currency} ${href}`;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === mark) return;
    sessionStorage.setItem(RELOADED_KEY, mark);
  } catch {
    return;
  }
  window.location.replace(href);
}

function rememberChoice(choice: Readonly<Record<string, string | null>>): void {
  const url = new URL(window.location.href);
  for (const [option, value] of Object.entries(choice)) {
    if (value === null) url.searchParams.delete(option);
    else url.searchParams.set(option, value);
  }
  const path = `${url.pathname}${url.search}`;
  // The router finds its way back by what it keeps here.
  const state = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  window.history.replaceState({ ...state, url: path, as: path }, '', path);
}
