import { enableStaticRendering } from 'mobx-react-lite';
import type { VisitorState } from '../../application/store/load-visitor';
import { ACCOUNT_PATH } from '../../ui/components/layout/account-path';
import { inStore, type SiteProps } from '../../ui/site-props';
import type { ShopApp } from '../../ui/shop-context';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import { OverlaysViewModel } from '../../ui/view-models/site/overlays-view-model';
import { loadOnce } from '../../adapters/browser/load-once';
import { browserNavigation, type Navigation } from '../../adapters/browser/navigation';
import { followOtherTabs, rememberSignedIn } from '../../adapters/browser/tell-other-tabs';
import { createTab, type Tab } from './tab';

const RELOADED_KEY = 'posy-reloaded-for';

/** Server rendering must not keep observers alive. */
export function prepareRendering(): void {
  enableStaticRendering(typeof window === 'undefined');
}

/** The shop in one tab. It is also created during server rendering, so creating it must not access browser APIs. */
export function createBrowserApp(
  site: SiteProps,
  navigation: Navigation = browserNavigation,
): ShopApp & { syncVisitor(): Promise<void> } {
  const tab = createTab(site, navigation);
  const { account, cart, notices } = tab;
  account.listen((signedIn) => {
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
    rememberSignedIn(signedIn);
  });
  let announceKnown = (_signedIn: boolean): void => undefined;
  const known = new Promise<boolean>((resolve) => (announceKnown = resolve));
  const loadAccount: () => Promise<AccountFeature> = loadOnce(async () => {
    const { createAccountFeature } = await import('./account');
    return createAccountFeature({ tab, features });
  });
  const features = loadOnce(async () => (await import('./lazy-features')).lazyFeatures({ tab, loadAccount }));
  const syncVisitor = visitorSync(tab, loadAccount, () => announceKnown(account.signedIn));
  return {
    cart,
    notices,
    overlays: new OverlaysViewModel({
      isCustomer: async () => {
        await known;
        return account.signedIn;
      },
      account: inStore(site.storePrefix, ACCOUNT_PATH),
      go: navigation.assign,
    }),
    account: {
      whenKnown: () => known,
      get signedIn() {
        return account.signedIn;
      },
      get wishes() {
        return account.wishes;
      },
      open: loadAccount,
    },
    features,
    syncVisitor,
  };
}

/** Loads the visitor, and again whenever another tab has changed who that is. */
function visitorSync(tab: Tab, loadAccount: () => Promise<AccountFeature>, announceKnown: () => void) {
  const sync = async (): Promise<void> => {
    const page = { path: window.location.pathname, wishes: showsWishlist() };
    const loaded = await tab.post('load-visitor', page, { waits: true });
    announceKnown();
    if (!loaded.ok) return;
    rememberSignedIn(tab.account.signedIn);
    showVisitor(tab, loaded.value, loadAccount);
  };
  let isFollowing = false;
  return async (): Promise<void> => {
    if (!isFollowing) followOtherTabs(() => void sync());
    isFollowing = true;
    await sync();
  };
}

/** The page's width at which its header has the wishlist; the loader asks by the same. */
const showsWishlist = (): boolean => window.innerWidth >= 1024;

/** The page works without this script, so a failed load is ignored. */
const ignored = (): void => undefined;

/** The page was rendered for all visitors; this loads the visitor. A different currency requires a different page. */
function showVisitor(
  { site, account, cart, navigation }: Tab,
  visitor: VisitorState,
  loadAccount: () => Promise<AccountFeature>,
): void {
  if (visitor.goTo !== null) return navigation.replace(visitor.goTo);
  const { notice } = visitor;
  if (notice !== null) void loadAccount().then(({ notify }) => notify(notice), ignored);
  if (visitor.cartQuantity !== null) cart.showCount(visitor.cartQuantity);
  if (visitor.wishes !== null) account.showWishlistCount(visitor.wishes);
  if (visitor.currency !== site.currency) reloadOnce(visitor.currency, navigation);
}

/**
 * Navigates instead of reloading, because a reload would repeat a cross-site navigation, which sends no cookies. Once
 * for each URL and currency, so that a page that stays the same does not loop.
 */
function reloadOnce(currency: string, navigation: Navigation): void {
  const { href } = window.location;
  const mark = `${currency} ${href}`;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === mark) return;
    sessionStorage.setItem(RELOADED_KEY, mark);
  } catch {
    return;
  }
  navigation.replace(href);
}
