import type { MouseEvent } from 'react';
import { GALLERY_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/pictures/picture-url';
import type { WeddingPicture } from '../../../domain/content/wedding';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { pictureTexts } from '../../texts/en/pictures';
import { useAssetsHost } from '../shared/assets-host';
import { ResponsiveImage, type Slot } from '../shared/ResponsiveImage';
import { useZoom } from '../zoom/use-zoom';

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
export function WeddingPictures({ pictures, title }: WeddingPicturesProps) {
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
