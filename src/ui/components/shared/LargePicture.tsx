import type { Picture } from '../../../domain/catalogue/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/picture-url';
import { GALLERY_PICTURE, PRODUCT_CARD } from '../../../domain/catalogue/picture-sizes';
import { useAssetsHost } from './assets-host';

interface LargePictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** `first` is the page's main picture. */
  readonly turn: 'first' | 'lazy';
  /** The `sizes` attribute. */
  readonly sizes: string;
}

const { w, h } = GALLERY_PICTURE;
/** The widths that the picture service has for this shape: card and gallery, once and twice. */
const WIDTHS = [{ w: PRODUCT_CARD.w * 2, h: PRODUCT_CARD.h * 2 }, GALLERY_PICTURE, { w: w * 2, h: h * 2 }];

/** A large responsive picture. */
export function LargePicture({ picture, alt, turn, sizes }: LargePictureProps) {
  const assets = useAssetsHost();
  return (
    <img
      src={sizedPictureUrl(picture.url, w, h, assets)}
      srcSet={WIDTHS.map((size) => `${sizedPictureUrl(picture.url, size.w, size.h, assets)} ${size.w}w`).join(', ')}
      sizes={sizes}
      width={w}
      height={h}
      alt={alt}
      loading={turn === 'lazy' ? 'lazy' : undefined}
      fetchPriority={turn === 'first' ? 'high' : undefined}
    />
  );
}
