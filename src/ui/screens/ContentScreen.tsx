import Head from 'next/head';
import type { ContentPage } from '../../domain/content/content-page';
import { ContactInvitation } from '../components/content/ContactInvitation';
import { Breadcrumbs } from '../components/shared/Breadcrumbs';
import { Html } from '../components/shared/Html';
import type { SiteProps } from '../site-props';
import { htmlInStore } from '../html-in-store';
import { sharedTexts } from '../texts/en/shared';

export interface ContentScreenProps {
  readonly site: SiteProps;
  readonly page: ContentPage;
}

/** A content page of the florist. */
export function ContentScreen({ site, page }: ContentScreenProps) {
  return (
    <>
      <Head>
        <title>{sharedTexts.pageTitle(page.title)}</title>
        {page.description !== '' && <meta name="description" content={page.description} />}
      </Head>
      <Breadcrumbs crumbs={[]} current={page.title} storePrefix={site.storePrefix} />
      <div className="page-head">
        <h1>{page.title}</h1>
      </div>
      <div className="words">
        <Html className="prose" html={htmlInStore(site.storePrefix, page.body)} />
        <ContactInvitation />
      </div>
    </>
  );
}
