import type { ComponentType } from 'react';
import type { AccountPageProps } from '../../components/account/frame/account-page-props';
import { AccountFrame } from '../../components/account/frame/AccountFrame';
import { EndedSession } from '../../components/account/frame/EndedSession';
import { inStore, type SiteProps } from '../../site-props';
import { accountFrameTexts, type AccountPageName } from '../../texts/en/account/account-pages';

/** A page of the account: `Screen` in its frame, for the customer whom the server knows by the request's cookies. */
export function accountScreen<Body extends object>(
  page: AccountPageName,
  Screen: ComponentType<Body & { readonly site: SiteProps }>,
): ComponentType<AccountPageProps<Body>> {
  return function AccountScreen(props: AccountPageProps<Body>) {
    const { site, account } = props;
    // A navigation within the site carries the cookies, also without scripts.
    const again = <meta httpEquiv="refresh" content="0;url=?own=1" />;
    return (
      <AccountFrame site={site} page={page} head={account === 'loading' && again}>
        {account === 'open' ? (
          <Screen {...props} />
        ) : account === 'expired' ? (
          <EndedSession home={inStore(site.storePrefix, '/')} />
        ) : (
          <p role="status">
            {accountFrameTexts.loading}{' '}
            <a className="button-plain" href="?own=1">
              {accountFrameTexts.open}
            </a>
          </p>
        )}
      </AccountFrame>
    );
  };
}
