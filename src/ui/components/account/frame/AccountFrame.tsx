import '../../../theme/account/account-page.module.css';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { Static } from '../../../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../../../site-props';
import { ACCOUNT_PAGES, accountFrameTexts, type AccountPageName } from '../../../texts/en/account/account-pages';
import { sharedTexts } from '../../../texts/en/shared';
import { Icon } from '../../shared/Icon';
import { ServerOnly } from '../../shared/ServerOnly';
import type { Elements } from '../../shared/elements';
import { useShop } from '../../../shop-context';

interface AccountFrameProps {
  readonly site: SiteProps;
  readonly page: AccountPageName;
  /** For the head of the document. */
  readonly head?: Elements;
  readonly children: Elements;
}

/** The menu of the account beside one of its pages; on a phone the menu is a page of its own, and the others lead back to it. */
export function AccountFrame({ site, page, head, children }: AccountFrameProps) {
  const { title, within = 'my-account' } = ACCOUNT_PAGES[page];
  const isStart = page === 'my-account';
  const parent = ACCOUNT_PAGES[within];
  usePrivatePage(inStore(site.storePrefix, '/'));
  return (
    <div className={isStart ? 'account account-start' : 'account'}>
      <Static.PageHead title={sharedTexts.pageTitle(title, site.storeName)}>
        <meta name="robots" content="noindex" />
        {head}
      </Static.PageHead>
      <ServerOnly id="account-menu">
        {process.env.NEXT_RUNTIME !== '' && <Static.AccountMenu site={site} page={page} />}
      </ServerOnly>
      <div className="account-page">
        <div className="account-bar">
          {!isStart && (
            <a
              className="account-back"
              href={inStore(site.storePrefix, parent.path)}
              aria-label={accountFrameTexts.back(parent.title)}
            >
              <Icon name="onward" />
            </a>
          )}
          {/* A page of another tab, or from the back-forward cache, may be that of a customer who has signed out since. */}
          <h1 data-hydrate="now" data-reload="restored">
            {title}
          </h1>
        </div>
        {children}
      </div>
    </div>
  );
}

/**
 * Leads `home` as soon as the customer of this page is signed out: in another tab, or before the back button brought the
 * page back.
 */
function usePrivatePage(home: string): void {
  const { account } = useShop();
  useEffect(() => {
    const stop = reaction(
      () => account.signedIn,
      (signedIn) => {
        if (!signedIn) window.location.replace(home);
      },
    );
    const lookAgain = () => {
      // Any answer of the server says whether the visitor is still signed in; without one the page stays.
      if (!document.hidden) void account.open().then(({ session }) => session.load(), ignored);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [account, home]);
}

const ignored = (): void => undefined;

/**
 * The shop refuses the sign-in of the cookies: a posted form ends the session and redirects to the home page. A
 * script posts it by itself.
 */
export function EndedSession({ home }: { readonly home: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form
      ref={form}
      method="post"
      action="/api/actions/end-session"
      className="grid justify-items-start gap-4"
      data-hydrate="now"
    >
      <input type="hidden" name="back" value={home} />
      <p className="alert">{accountFrameTexts.ended}</p>
      <button type="submit" className="button">
        {accountFrameTexts.goOn}
      </button>
    </form>
  );
}
