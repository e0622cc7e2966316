import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { GALLERY_PICTURE } from '../../../domain/catalogue/picture-sizes';
import { sizedPictureUrl } from '../../../domain/catalogue/picture-url';
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
  const list = useRef<HTMLUListElement>(null);
  /** Indexes of pictures that cannot be loaded. */
  const [lost, setLost] = useState<readonly number[]>([]);
  const shown = pictures.filter((_, index) => !lost.includes(index));
  const zoom = useZoom({ pictures: shown, name: title });
  useEffect(() => {
    const { current } = list;
    const look = () => setLost([...(current?.children ?? [])].flatMap((item, index) => (isLost(item) ? [index] : [])));
    look();
    // It does not bubble.
    current?.addEventListener('error', look, true);
    return () => current?.removeEventListener('error', look, true);
  }, []);
  const open = (event: MouseEvent, picture: WeddingPicture) => {
    // Leave modified clicks (new tab) to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    zoom.open(shown.indexOf(picture));
  };
  const large = ({ url }: WeddingPicture) => sizedPictureUrl(url, GALLERY_PICTURE.w * 2, GALLERY_PICTURE.h * 2, assets);
  return (
    <>
      <ul className="wedding-pictures" ref={list} data-hydrate="touch" aria-label={weddingTexts.pictures}>
        {pictures.map((picture, index) => (
          <li key={`${index}${picture.url}`} id={`picture-${index + 1}`}>
            <figure>
              {!lost.includes(index) && (
                <a
                  id={`enlarge-${index + 1}`}
                  className="wedding-picture"
                  href={large(picture)}
                  data-overlay=""
                  aria-haspopup="dialog"
                  onClick={(event) => open(event, picture)}
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
              )}
              {picture.caption !== '' && <figcaption className="hint">{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {zoom.dialog}
    </>
  );
}

/** Of an item, whose picture is left out once it is lost. */
function isLost(item: Element): boolean {
  const picture = item.querySelector('img');
  return picture === null || (picture.complete && picture.naturalWidth === 0);
}
