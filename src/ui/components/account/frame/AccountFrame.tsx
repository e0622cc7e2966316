import '../../../theme/account/account-page.module.css';
import { Static } from '../../../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../../../site-props';
import { ACCOUNT_PAGES, accountFrameTexts, type AccountPageName } from '../../../texts/en/account/account-pages';
import { sharedTexts } from '../../../texts/en/shared';
import { Icon } from '../../shared/Icon';
import { ServerOnly } from '../../shared/ServerOnly';
import { usePrivatePage } from './use-private-page';
import type { Elements } from '../../shared/elements';

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
