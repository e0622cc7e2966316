import { CookieFlashMessages } from '../../adapters/cookies/cookie-flash-messages';
import { RequestCookies } from '../../adapters/cookies/cookie-store';
import { CookieStorePreferences } from '../../adapters/cookies/cookie-store-preferences';
import { makeRunGuard } from '../../application/guards/run-guard';
import type { OpenPath } from '../../application/navigation/open-path';
import type { Log } from '../../application/ports/log';
import type { AuthSession } from '../../application/ports/auth-session';
import { makeChangeCurrency } from '../../application/store/change-currency';
import { makeChangeStore } from '../../application/store/change-store';
import { makeSettleVisitor } from '../../application/store/settle-visitor';
import { chosenCurrency } from '../../domain/store/chosen-currency';
import type { Config } from '../settings/config';
import type { Visitor } from './visitor';

interface VisitorsOwnParts {
  readonly visitor: Visitor;
  readonly signIn: Pick<AuthSession, 'isSignedIn'>;
  readonly config: Config;
  readonly openPath: OpenPath;
  readonly log: Log;
}

/** What a request says and decides of its visitor beside the cart: sign-in, store, currency, and messages left for them. */
export function visitorsOwn({ visitor, signIn, config, openPath, log }: VisitorsOwnParts) {
  const cookieStore = new RequestCookies(visitor.cookies, config.cookieProfile === 'hardened');
  const preferences = new CookieStorePreferences(cookieStore);
  const settle = makeSettleVisitor({ preferences, stores: config.stores });
  return {
    signIn,
    notices: new CookieFlashMessages(cookieStore),
    runGuard: makeRunGuard({ signIn, openPath, log }),
    settle,
    /** The currency in which the open store shows its prices to this visitor, after all that was done. */
    currency: () => {
      const { currencies, defaultCurrency } = visitor.store;
      return chosenCurrency(preferences.remembered().currency, currencies, defaultCurrency);
    },
    changeCurrency: makeChangeCurrency({ preferences, current: visitor.store, reload: () => undefined }),
    /** Answers the path at which the chosen store begins, or null for a store nobody knows. */
    changeStore: (code: string): string | null => {
      let path: string | null = null;
      makeChangeStore({ preferences, stores: config.stores, go: (to) => (path = to) })(code);
      return path;
    },
    setCookies: () => cookieStore.changes,
  };
}
