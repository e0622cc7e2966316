import type { Picture } from '../../../domain/catalogue/picture';
import { GALLERY_THUMB, MAX_GALLERY } from '../../../domain/catalogue/picture-sizes';
import { productTexts } from '../../texts/en/product';
import { LargePicture } from '../shared/LargePicture';
import { SizedImage } from '../shared/SizedImage';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly name: string;
}

/** S9-18. The pictures lie side by side and are swiped; the small ones below are links to them. It needs no script. */
export function Gallery({ pictures, name }: GalleryProps) {
  const shown = pictures.slice(0, MAX_GALLERY);
  if (shown.length === 0) return <div className="gallery-empty" />;
  return (
    <section className="gallery" aria-label={productTexts.gallery}>
      <ul className="gallery-strip" tabIndex={0}>
        {shown.map((picture, index) => (
          <li key={`${index}${picture.url}`} id={`picture-${index + 1}`}>
            <LargePicture
              picture={picture}
              turn={index === 0 ? 'first' : 'lazy'}
              sizes="(min-width: 64rem) 34rem, 100vw"
              alt={picture.alt || productTexts.pictureOf(name, index + 1, shown.length)}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="gallery-thumbs">
          {shown.map((picture, index) => (
            <li key={`${index}${picture.url}`}>
              <a href={`#picture-${index + 1}`}>
                <SizedImage
                  picture={picture}
                  size={GALLERY_THUMB}
                  turn="lazy"
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
