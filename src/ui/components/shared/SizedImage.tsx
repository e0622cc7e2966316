import type { Picture, PictureSize } from '../../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/pictures/picture-url';
import { useAssetsHost } from './assets-host';
import { PRIORITIES } from './ResponsiveImage';

interface SizedImageProps {
  readonly picture: Picture;
  readonly size: PictureSize;
  /** `first` is the page's main picture; `late` ones leave the line to all others. */
  readonly turn: 'first' | 'lazy' | 'late';
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
}

/** A picture in one of the shop's sizes, and at twice that for high-density screens; its space is reserved. */
export function SizedImage({ picture, size, turn, alt }: SizedImageProps) {
  const assets = useAssetsHost();
  const { w, h } = size;
  const plain = sizedPictureUrl(picture.url, w, h, assets);
  const fine = `${sizedPictureUrl(picture.url, w * 2, h * 2, assets)} 2x`;
  return (
    <img
      src={plain}
      // React preloads eager pictures by `srcSet` alone, so theirs names both sizes; the others also use `src`.
      srcSet={turn !== 'first' ? fine : `${plain} 1x, ${fine}`}
      width={w}
      height={h}
      alt={alt}
      loading={turn === 'first' ? undefined : 'lazy'}
      fetchPriority={PRIORITIES[turn]}
    />
  );
}
