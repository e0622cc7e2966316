import { createMutex } from '../../adapters/actions-client/mutex';
import type { FailureReport } from '../../adapters/actions-client/failure-report';
import { createHandleSession } from '../../adapters/actions-client/handle-session';
import { cartClient } from '../../adapters/actions-client/cart-client';
import { createPostAction, type PostAction } from '../../adapters/actions-client/post-action';
import { createRead, type Read } from '../../adapters/actions-client/read';
import { isTold, levelIn } from '../../adapters/system/log-level';
import type { Failure } from '../../application/ports/failures';
import { inStore, type SiteProps } from '../../ui/site-props';
import { cartNeedsCookies, cartChangedTitle, cartChangedMessage } from '../../ui/texts/en/cart/cart-notices';
import { ConnectionViewModel } from '../../ui/view-models/site/connection-view-model';
import { CartViewModel } from '../../ui/view-models/cart/cart-view-model';
import type { Schedule } from '../../ui/view-models/shared/schedule';
import { AccountState } from '../../ui/view-models/site/account-state';
import { NoticesViewModel } from '../../ui/view-models/site/notices-view-model';
import type { Navigation } from '../../adapters/browser/navigation';
import { announceChange } from '../../adapters/browser/tell-other-tabs';
import { pageFetch } from './page-fetch';

/** The shared parts of one tab. */
export interface Tab {
  readonly site: SiteProps;
  readonly post: PostAction;
  readonly read: Read;
  readonly account: AccountState;
  readonly cart: CartViewModel;
  readonly notices: NoticesViewModel;
  readonly connection: ConnectionViewModel;
  readonly navigation: Navigation;
  /** `Cart.id` of the cart that the page shows; null when it shows none. */
  readonly shownCart: () => string | null;
  readonly isSignedIn: () => boolean;
}

/** Pages access only the cart of their tab. */
const tabs = new WeakMap<CartViewModel, Tab>();

/** Also created on the server, so creating it must not access browser APIs. */
export function createTab(site: SiteProps, navigation: Navigation): Tab {
  const { storePrefix, currency } = site;
  const account = new AccountState();
  const notices = new NoticesViewModel(schedule);
  const connection = new ConnectionViewModel(() => window);
  const post = createPostAction({
    send: pageFetch,
    storePrefix,
    inTurn: createMutex(() => navigator.locks),
    connection: () => connection.whenBack(),
    onSession: createHandleSession({
      learn: (signedIn) => account.learn(signedIn),
      endSession: () => post('end-session', {}),
      goHome: () => navigation.assign(inStore(storePrefix, '/')),
      isLeaving: () => 'leaving' in document.documentElement.dataset,
    }),
    onCartChanged: (changed) => {
      cart.show(changed.cart);
      const message = cartChangedMessage(changed.kind);
      notices.send({ type: 'warning', title: cartChangedTitle, message, persist: true });
    },
    onFailure: logFailure,
  });
  const shownCart = (): string | null => cart.shownId;
  const cart: CartViewModel = new CartViewModel({
    useCases: cartClient({ post, shownCart, obstacle: cookiesRefused }),
    schedule,
    announce: announceChange,
  });
  const tab: Tab = {
    site,
    post,
    read: createRead({ send: pageFetch, storePrefix, currency, onFailure: logFailure }),
    account,
    cart,
    notices,
    connection,
    navigation,
    shownCart,
    isSignedIn: () => account.signedIn,
  };
  tabs.set(cart, tab);
  return tab;
}

/** The tab that owns the cart. */
export function tabOf(cart: CartViewModel): Tab {
  const tab = tabs.get(cart);
  if (tab === undefined) throw new Error('This cart belongs to no tab');
  return tab;
}

/** The log's script is loaded at the first entry; if that fails, the entry goes to the console directly. */
function logFailure(what: string, report: FailureReport): void {
  const isRefusal = report.kind === 'rejected' || report.kind === 'unauthorised';
  if (!isTold(isRefusal ? 'warning' : 'error', levelIn(process.env.NODE_ENV))) return;
  void import('./log').then(
    ({ createLog }) => {
      const details = { what, ...report };
      if (isRefusal) createLog().warn('A request of this page was refused', details);
      else createLog().error('A request of this page failed', details);
    },
    () => undefined,
  );
}

/** Without cookies every request would open another cart. */
function cookiesRefused(): Failure | null {
  return navigator.cookieEnabled ? null : { kind: 'rejected', code: 'UNDEFINED', message: cartNeedsCookies };
}

export const schedule: Schedule = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};
