import { inStore, type SiteProps } from '../../../site-props';
import { ACCOUNT_PAGES, accountFrameTexts, type AccountPageName } from '../../../texts/en/account/account-pages';
import { Icon } from '../../shared/Icon';

interface AccountMenuProps {
  readonly site: Pick<SiteProps, 'storePrefix' | 'hasNewsletter' | 'hasWishlists' | 'hasReviews'>;
  readonly page: AccountPageName;
}

const GROUPS = ['personal', 'orders'] as const;

/** The pages of the account in two groups, and the way out. Only the server draws it. */
export function AccountMenu({ site, page }: AccountMenuProps) {
  const listed = Object.values(ACCOUNT_PAGES).filter(({ needs }) => needs === undefined || site[needs]);
  const current = ACCOUNT_PAGES[page].within ?? page;
  return (
    <nav className="account-menu" aria-label={accountFrameTexts.menu}>
      {GROUPS.map((group) => (
        <div key={group} className="account-group">
          <h2 id={`account-${group}`}>{accountFrameTexts.groups[group]}</h2>
          <ul aria-labelledby={`account-${group}`}>
            {listed
              .filter((one) => one.group === group)
              .map(({ path, title }) => (
                <li key={path}>
                  <a
                    className="account-way"
                    href={inStore(site.storePrefix, path)}
                    aria-current={path === ACCOUNT_PAGES[current].path ? 'page' : undefined}
                  >
                    <span>{title}</span>
                    <Icon name="onward" />
                  </a>
                </li>
              ))}
            {group === 'orders' && (
              <li>
                <form method="post" action="/api/actions/sign-out">
                  <input type="hidden" name="back" value={inStore(site.storePrefix, '/')} />
                  <button type="submit" id="sign-out" className="account-way">
                    {accountFrameTexts.logOut}
                    <Icon name="onward" />
                  </button>
                </form>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
