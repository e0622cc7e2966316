import '../theme/pages/wedding-page.module.css';
import type { ContentPage } from '../../domain/content/content-page';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { WeddingSummary } from '../../domain/content/wedding';
import { ContactInvitation } from '../components/content/ContactInvitation';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';

export interface WeddingsScreenProps {
  readonly site: SiteProps;
  /** The florist's text about wedding flowers. */
  readonly page: ContentPage;
  readonly weddings: readonly WeddingSummary[];
}

/** The weddings whose flowers the shop made. */
export function WeddingsScreen({ site, page, weddings }: WeddingsScreenProps) {
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.PublicHead
          site={site}
          title={sharedTexts.pageTitle(page.title, site.storeName)}
          description={page.description}
          canonical={`/${WEDDINGS}`}
          picture={weddings[0]?.cover}
        />
      )}
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs crumbs={[]} current={page.title} storePrefix={site.storePrefix} />
        )}
      </ServerOnly>
      <div className="page-head">
        <h1>{page.title}</h1>
      </div>
      <ServerOnly id="weddings">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.WeddingGallery weddings={weddings} storePrefix={site.storePrefix} />
        )}
      </ServerOnly>
      <div className="words">
        <ServerOnly id="words">
          {process.env.NEXT_RUNTIME !== '' && <Static.ContentProse site={site} body={page.body} workshops={null} />}
        </ServerOnly>
        <ContactInvitation />
      </div>
    </>
  );
}
