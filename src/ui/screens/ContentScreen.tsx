import '../theme/pages/content-page.module.css';
import type { ContentPage } from '../../domain/content/content-page';
import { ContactInvitation } from '../components/content/ContactInvitation';
import type { IndexEntry } from '../components/content/ContentIndex';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Html } from '../components/shared/Html';
import { Static } from '../server-parts';
import { inStore, type SiteProps } from '../site-props';
import { htmlInStore } from '../html-in-store';
import { sharedTexts } from '../texts/en/shared';

export interface ContentScreenProps {
  readonly site: SiteProps;
  readonly page: ContentPage;
  /** Its shortest path, without store prefix; null if this is it. */
  readonly canonical: string | null;
  /** Of the other pages, instead of a body. */
  readonly index: readonly IndexEntry[] | null;
}

/** A content page of the florist. */
export function ContentScreen({ site, page, canonical, index }: ContentScreenProps) {
  return (
    <>
      <Static.PageHead
        title={sharedTexts.pageTitle(page.title, site.storeName)}
        canonical={canonical && inStore(site.storePrefix, canonical)}
      >
        {page.description !== '' && <meta name="description" content={page.description} />}
      </Static.PageHead>
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs crumbs={[]} current={page.title} storePrefix={site.storePrefix} />
        )}
      </ServerOnly>
      <div className="page-head">
        <h1>{page.title}</h1>
      </div>
      <div className="words">
        {page.body !== '' && <Html className="prose" html={htmlInStore(site.storePrefix, page.body)} />}
        {index !== null && (
          <ServerOnly id="index">
            {process.env.NEXT_RUNTIME !== '' && <Static.ContentIndex entries={index} storePrefix={site.storePrefix} />}
          </ServerOnly>
        )}
        <ContactInvitation />
      </div>
    </>
  );
}
