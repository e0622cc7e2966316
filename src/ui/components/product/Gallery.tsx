import { type MouseEvent, useRef, useState } from 'react';
import { type Picture, GALLERY_PICTURE, GALLERY_THUMB } from '../../../domain/catalogue/pictures/picture';
import { pictureTexts } from '../../texts/en/pictures';
import { productTexts } from '../../texts/en/product/product';
import { Static } from '../../../next-internals/server-only/server-components';
import { ResponsiveImage, type Slot, SizedImage } from '../shared/ResponsiveImage';
import { ServerOnly } from '../shared/ServerOnly';
import { useZoom } from '../zoom/use-zoom';

/** `.gallery-strip` in product.css; a little less on phones, where 648 px are enough for most. */
const SLOTS: readonly Slot[] = [
  { from: 64, width: 'min(46vw, 37rem)' },
  { from: 48, width: '43.5vw' },
  { from: 0, width: 'min(89.5vw, 100vw - 2rem)' },
];

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
}

/**
 * The gallery: pictures in a scrolling strip, and thumbnails that link to them. It works without scripts; hydrated,
 * it marks the visible picture, and thumbnails scroll the strip instead of the page.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (pictures.length === 0) {
    return <ServerOnly id="no-picture">{process.env.NEXT_RUNTIME !== '' && <Static.NoPicture />}</ServerOnly>;
  }
  const look = () => {
    const { current: list } = strip;
    if (list !== null && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const turn = (index: number) => {
    const { current: list } = strip;
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const show = (event: MouseEvent, index: number) => {
    // Leave modified clicks (new tab) to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    turn(index);
  };
  return (
    <section className="gallery" data-hydrate="touch" aria-label={productTexts.gallery}>
      <div className="gallery-frame">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll it only when focused */}
        <ul className="gallery-strip" tabIndex={0} ref={strip} onScroll={look}>
          {pictures.map((picture, index) => (
            <li key={`${index}${picture.url}`} id={`picture-${index + 1}`}>
              <ResponsiveImage
                picture={picture}
                turn={index === 0 ? 'first' : 'late'}
                size={GALLERY_PICTURE}
                slots={SLOTS}
                alt={picture.alt || pictureTexts.pictureOf(name, index + 1, pictures.length)}
              />
            </li>
          ))}
        </ul>
        <ZoomButton pictures={pictures} at={current} name={name} onTurn={turn} />
        {pictures.length > 1 && (
          <p className="gallery-count noscript:hidden" aria-hidden="true">
            {pictureTexts.pictureCount(current + 1, pictures.length)}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={`${index}${picture.url}`}>
              <a
                href={`#picture-${index + 1}`}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
              >
                <SizedImage
                  picture={picture}
                  size={GALLERY_THUMB}
                  turn="late"
                  alt={productTexts.showPicture(index + 1)}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ZoomButtonProps {
  readonly pictures: readonly Picture[];
  /** Index of the visible picture. */
  readonly at: number;
  readonly name: string;
  /** Called with the index of each picture that is shown, for the gallery behind. */
  readonly onTurn: (index: number) => void;
}

/** Opens the visible picture as large as the window. */
function ZoomButton({ pictures, at, name, onTurn }: ZoomButtonProps) {
  const zoom = useZoom({ pictures, name, onTurn });
  return (
    <>
      <button
        type="button"
        id="enlarge"
        className="gallery-enlarge noscript:hidden"
        aria-haspopup="dialog"
        aria-label={productTexts.enlarge}
        aria-busy={zoom.isAwaited || undefined}
        onClick={() => zoom.open(at)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6" />
        </svg>
      </button>
      {zoom.dialog}
    </>
  );
}
