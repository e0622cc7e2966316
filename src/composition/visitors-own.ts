import { CookieLeftNotices } from '../adapters/cookies/cookie-left-notices';
import { RequestShelf } from '../adapters/cookies/cookie-shelf';
import { CookieStoreMemory } from '../adapters/cookies/cookie-store-memory';
import { makeRunGuard } from '../application/guards/run-guard';
import type { OpenPath } from '../application/navigation/open-path';
import type { Log } from '../application/ports/log';
import type { SignInMemory } from '../application/ports/sign-in-memory';
import { makeChangeCurrency } from '../application/store/change-currency';
import { makeChangeStore } from '../application/store/change-store';
import { makeSettleVisitor } from '../application/store/settle-visitor';
import { chosenCurrency } from '../domain/store/chosen-currency';
import type { Config } from './config';
import type { Visitor } from './visitor';

interface VisitorsOwnParts {
  readonly visitor: Visitor;
  readonly signIn: Pick<SignInMemory, 'isSignedIn'>;
  readonly config: Config;
  readonly openPath: OpenPath;
  readonly log: Log;
}

/** What a request says and decides of its visitor beside the cart: sign-in, store, currency, and messages left for them. */
export function visitorsOwn({ visitor, signIn, config, openPath, log }: VisitorsOwnParts) {
  const shelf = new RequestShelf(visitor.cookies, config.cookieProfile === 'hardened');
  const memory = new CookieStoreMemory(shelf);
  const settle = makeSettleVisitor({ memory, stores: config.stores });
  return {
    signIn,
    notices: new CookieLeftNotices(shelf),
    runGuard: makeRunGuard({ signIn, openPath, log }),
    settle,
    /** The currency in which the open store shows its prices to this visitor, after all that was done. */
    currency: () => {
      const { currencies, defaultCurrency } = visitor.store;
      return chosenCurrency(memory.remembered().currency, currencies, defaultCurrency);
    },
    changeCurrency: makeChangeCurrency({ memory, open: visitor.store, reload: () => undefined }),
    /** Answers the path at which the chosen store begins, or null for a store nobody knows. */
    changeStore: (code: string): string | null => {
      let path: string | null = null;
      makeChangeStore({ memory, stores: config.stores, go: (to) => (path = to) })(code);
      return path;
    },
    setCookies: () => shelf.changes,
  };
}
