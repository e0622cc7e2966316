import type { Picture } from '../../../domain/catalogue/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/picture-url';
import type { PictureSize } from '../../../domain/catalogue/picture-sizes';
import { useAssetsHost } from './assets-host';

interface SizedImageProps {
  readonly picture: Picture;
  readonly size: PictureSize;
  /** `first` is the page's main picture, `early` one that is seen without scrolling, `lazy` all others. */
  readonly turn: 'first' | 'early' | 'lazy';
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
}

/** A picture at one of the shop's sizes, and at twice that for fine screens; its box is reserved. */
export function SizedImage({ picture, size, turn, alt }: SizedImageProps) {
  const assets = useAssetsHost();
  const { w, h } = size;
  const plain = sizedPictureUrl(picture.url, w, h, assets);
  const fine = `${sizedPictureUrl(picture.url, w * 2, h * 2, assets)} 2x`;
  return (
    <img
      src={plain}
      // React preloads what is seen first by its `srcSet` alone, so there both sizes are named; the others do with `src`.
      srcSet={turn === 'lazy' ? fine : `${plain} 1x, ${fine}`}
      width={w}
      height={h}
      alt={alt}
      loading={turn === 'lazy' ? 'lazy' : undefined}
      fetchPriority={turn === 'first' ? 'high' : undefined}
    />
  );
}
