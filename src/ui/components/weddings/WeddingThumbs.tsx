import { GALLERY_THUMB } from '../../../domain/catalogue/pictures/picture';
import type { WeddingPicture } from '../../../domain/content/wedding';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { SizedImage } from '../shared/SizedImage';

/** All pictures of a wedding at a glance; each leads to the picture. */
export function WeddingThumbs({ pictures }: { pictures: readonly WeddingPicture[] }) {
  if (pictures.length < 2) return null;
  return (
    <ul className="wedding-thumbs">
      {pictures.map((picture, index) => (
        <li key={`${index}${picture.url}`}>
          <a href={`#picture-${index + 1}`}>
            <SizedImage picture={picture} size={GALLERY_THUMB} turn="late" alt={weddingTexts.toPicture(index + 1)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
