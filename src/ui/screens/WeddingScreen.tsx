import '../theme/pages/wedding-page.module.css';
import type { MouseEvent } from 'react';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { Wedding, WeddingSummary, WeddingPicture } from '../../domain/content/wedding';
import { ContactInvitation } from '../components/content/ContactInvitation';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { weddingTexts } from '../texts/en/layout/weddings';
import { sharedTexts } from '../texts/en/shared';
import { GALLERY_PICTURE } from '../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../domain/catalogue/pictures/picture-url';
import { pictureTexts } from '../texts/en/pictures';
import { useAssetsHost } from '../components/shared/assets-host';
import { ResponsiveImage, type Slot } from '../components/shared/ResponsiveImage';
import { useZoom } from '../components/zoom/use-zoom';

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
          kind="article"
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

/** `.wedding-pictures` in wedding-page.module.css. */
const LARGE: readonly Slot[] = [
  { from: 64, width: 'min(56vw, 44rem)' },
  { from: 0, width: 'min(84vw, 30rem)' },
];
const SMALL: readonly Slot[] = [
  { from: 64, width: 'min(28vw, 22rem)' },
  { from: 0, width: 'min(84vw, 30rem)' },
];

interface WeddingPicturesProps {
  readonly pictures: readonly WeddingPicture[];
  readonly title: string;
}

/** The pictures of a wedding with their captions. Each leads to its large file; hydrated, it opens as large as the window. */
function WeddingPictures({ pictures, title }: WeddingPicturesProps) {
  const assets = useAssetsHost();
  const zoom = useZoom({ pictures, name: title });
  const open = (event: MouseEvent, index: number) => {
    // Leave modified clicks (new tab) to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    zoom.open(index);
  };
  const large = ({ url }: WeddingPicture) => sizedPictureUrl(url, GALLERY_PICTURE.w * 2, GALLERY_PICTURE.h * 2, assets);
  return (
    <>
      <ul className="wedding-pictures" data-hydrate="touch" aria-label={weddingTexts.pictures}>
        {pictures.map((picture, index) => (
          <li key={`${index}${picture.url}`} id={`picture-${index + 1}`}>
            <figure>
              <a
                id={`enlarge-${index + 1}`}
                className="wedding-picture"
                href={large(picture)}
                data-overlay=""
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
              >
                <ResponsiveImage
                  picture={picture}
                  size={GALLERY_PICTURE}
                  slots={index === 0 ? LARGE : SMALL}
                  turn={index === 0 ? 'first' : 'lazy'}
                  alt={picture.alt || pictureTexts.pictureOf(title, index + 1, pictures.length)}
                />
                <span className="sr-only">{weddingTexts.enlarge(index + 1, pictures.length)}</span>
              </a>
              {picture.caption !== '' && <figcaption className="hint">{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {zoom.dialog}
    </>
  );
}
