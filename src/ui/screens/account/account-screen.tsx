import type { ComponentType } from 'react';
import { AccountFrame, EndedSession } from '../../components/account/frame/AccountFrame';
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

/**
 * Props that every account page has. `loading`: the browser came from another site and sent no cookies.
 * `expired`: the shop no longer accepts the sign-in that the cookies carry.
 */
export type AccountBody<Body> = ({ readonly account: 'open' } & Body) | { readonly account: 'loading' | 'expired' };

/** Props of every page of the account. */
type AccountPageProps<Body> = { readonly site: SiteProps } & AccountBody<Body>;
