import { enableStaticRendering } from 'mobx-react-lite';
import type { VisitorState } from '../../application/actions/shopping-actions';
import type { SiteProps } from '../../ui/site-props';
import type { ShopApp } from '../../ui/shop-context';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import { loadOnce } from './load-once';
import { browserNavigation, type Navigation } from './navigation';
import { openTab, type Tab } from './tab';

const RELOADED_KEY = 'posy-reloaded-for';

/** Rendering on the server must not keep observers alive. */
export function prepareRendering(): void {
  enableStaticRendering(typeof window === 'undefined');
}

/**
 * The shop in one tab, composed by plain functions. It is also made while a page is rendered on the server, so it accesses
 * nothing of the browser before it is used.
 */
export function browserApp(
  site: SiteProps,
  navigation: Navigation = browserNavigation,
): ShopApp & { syncVisitor(): Promise<void> } {
  const tab = openTab(site, navigation);
  const { account, cart, notices } = tab;
  let visitor: VisitorState | null = null;
  let announceKnown = (_signedIn: boolean): void => undefined;
  const known = new Promise<boolean>((resolve) => (announceKnown = resolve));
  const openAccount: () => Promise<AccountFeature> = loadOnce(async () => {
    const { browserAccount } = await import('./account');
    return browserAccount({ tab, country: () => visitor?.country ?? null });
  });
  const features = loadOnce(async () => (await import('./lazy-features')).lazyFeatures({ tab, openAccount }));
  return {
    cart,
    notices,
    account: {
      whenKnown: () => known,
      get signedIn() {
        return account.signedIn;
      },
      open: openAccount,
    },
    features,
    syncVisitor: async () => {
      const loaded = await tab.post('load-visitor', { path: window.location.pathname });
      if (loaded.ok) {
        visitor = loaded.value;
        showVisitor(tab, loaded.value, openAccount);
      }
      announceKnown(account.signedIn);
    },
  };
}

/** Ignores a script that could not be loaded: the page works without it. */
const ignored = (): void => undefined;

/** The page was rendered for everybody; this makes it the visitor's. Another currency needs another page. */
function showVisitor(
  { site, cart, navigation }: Tab,
  visitor: VisitorState,
  openAccount: () => Promise<AccountFeature>,
): void {
  if (visitor.goTo !== null) return navigation.replace(visitor.goTo);
  const { notice } = visitor;
  if (notice !== null) void openAccount().then(({ notify }) => notify(notice), ignored);
  if (visitor.cartQuantity !== null) cart.showCount(visitor.cartQuantity);
  if (visitor.currency !== site.currency) reloadOnce(visitor.currency, navigation);
}

/**
 * A reload would repeat a cross-site navigation, which sends no cookies; going to the same address from here sends them.
 * Once for each address and currency, so that a page that cannot follow does not loop.
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
