import { Drawing } from '../components/shared/Drawing';
import { PageHead } from '../components/shared/PageHead';
import { ServerOnly } from '../components/shared/ServerOnly';
import type { SiteProps } from '../site-props';
import { openAgainText } from '../texts/en/delivery/shop-words';
import { contactTexts } from '../texts/en/layout/contact';
import { offlineTexts } from '../texts/en/layout/offline';
import { sharedTexts } from '../texts/en/shared';

/** Replaces every page that is not cached while there is no connection; the service worker caches it. */
export function OfflineScreen({ site }: { readonly site: Pick<SiteProps, 'storeName' | 'schedule' | 'locale'> }) {
  return (
    <div className="error-screen">
      <PageHead title={sharedTexts.pageTitle(offlineTexts.title, site.storeName)}>
        <meta name="robots" content="noindex" />
      </PageHead>
      <Drawing of="snowdrop" />
      <div className="error-words">
        <h1>{offlineTexts.title}</h1>
        <p className="lead">{offlineTexts.lead}</p>
        <p>{offlineTexts.hint}</p>
        <p>
          {offlineTexts.callUs} <a href={contactTexts.phoneLink}>{contactTexts.phone.replaceAll(' ', '\u00a0')}</a>
        </p>
        <p>
          <ServerOnly as="span" id="offline-hours">
            {process.env.NEXT_RUNTIME !== '' && openAgainText(site)}
          </ServerOnly>
        </p>
        <p>{offlineTexts.opensItself}</p>
      </div>
    </div>
  );
}
