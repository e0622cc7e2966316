import '../theme/pages/content-page.module.css';
import type { Workshop } from '../../domain/catalogue/workshop';
import type { ContentPage } from '../../domain/content/content-page';
import { ContactInvitation } from '../components/content/ContactInvitation';
import type { IndexEntry } from '../components/content/ContentIndex';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';

export interface ContentScreenProps {
  readonly site: SiteProps;
  readonly page: ContentPage;
  /** Its shortest path, without store prefix; null if search engines should not list it. */
  readonly canonical: string | null;
  /** Shown at their place in the body; null if they could not be loaded, and on a page without any. */
  readonly workshops: readonly Workshop[] | null;
  /** Links to the other pages, instead of a body. */
  readonly index: readonly IndexEntry[] | null;
}

/** A content page of the florist. */
export function ContentScreen({ site, page, canonical, index, workshops }: ContentScreenProps) {
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.PublicHead
          site={site}
          title={sharedTexts.pageTitle(page.title, site.storeName)}
          description={page.description}
          canonical={canonical}
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
      <div className="words">
        <ServerOnly id="words">
          {process.env.NEXT_RUNTIME !== '' &&
            (index === null ? (
              <Static.ContentProse site={site} body={page.body} workshops={workshops} />
            ) : (
              <Static.ContentIndex entries={index} storePrefix={site.storePrefix} />
            ))}
        </ServerOnly>
        <ContactInvitation />
      </div>
    </>
  );
}
