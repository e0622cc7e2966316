import '../theme/pages/wedding-page.module.css';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { Wedding, WeddingSummary } from '../../domain/content/wedding';
import { ContactInvitation } from '../components/content/ContactInvitation';
import { ServerOnly } from '../components/shared/ServerOnly';
import { WeddingPictures } from '../components/weddings/WeddingPictures';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { weddingTexts } from '../texts/en/layout/weddings';
import { sharedTexts } from '../texts/en/shared';

export interface WeddingScreenProps {
  readonly site: SiteProps;
  readonly wedding: Wedding;
  /** Others to look at; empty if there are none. */
  readonly more: readonly WeddingSummary[];
}

/** A wedding whose flowers the shop made. */
export function WeddingScreen({ site, wedding, more }: WeddingScreenProps) {
  const { title, description, pictures } = wedding;
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.PublicHead
          site={site}
          title={sharedTexts.pageTitle(title, site.storeName)}
          description={description}
          canonical={`/${WEDDINGS}/${wedding.slug}`}
          picture={wedding.cover}
        />
      )}
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs
            crumbs={[{ name: weddingTexts.weddings, path: `/${WEDDINGS}` }]}
            current={title}
            storePrefix={site.storePrefix}
          />
        )}
      </ServerOnly>
      <div className="page-head">
        <h1>{title}</h1>
        {description !== '' && <p className="lead">{description}</p>}
      </div>
      <div className="wedding">
        <div className="wedding-gallery">
          {pictures.length === 0 ? (
            <p className="soft">{weddingTexts.noPictures}</p>
          ) : (
            <WeddingPictures pictures={pictures} title={title} />
          )}
          <ServerOnly id="thumbs">
            {process.env.NEXT_RUNTIME !== '' && <Static.WeddingThumbs pictures={pictures} />}
          </ServerOnly>
        </div>
        <div className="wedding-words">
          <ServerOnly id="words">
            {process.env.NEXT_RUNTIME !== '' && <Static.WeddingProse wedding={wedding} site={site} />}
          </ServerOnly>
          <ContactInvitation heading={weddingTexts.askHeading} words={weddingTexts.ask} />
        </div>
      </div>
      <ServerOnly id="more">
        {process.env.NEXT_RUNTIME !== '' && <Static.MoreWeddings weddings={more} storePrefix={site.storePrefix} />}
      </ServerOnly>
    </>
  );
}
