import { type Picture, PRODUCT_CARD, type PictureSize } from '../../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/pictures/picture-url';
import { useAssetsHost } from './assets-host';

interface ResponsiveImageProps {
  readonly picture: Picture;
  readonly alt: string;
  /** The shop's size of this picture, for browsers that choose none themselves. */
  readonly size: PictureSize;
  /** `first` is the page's main picture; `late` ones leave the line to all others. */
  readonly turn: 'first' | 'lazy' | 'late';
  /** CSS widths of the picture as the theme lays it out, in the order of the `sizes` attribute. */
  readonly slots: readonly Slot[];
}

/** `from` is the narrowest window (rem) in which the width applies; 0 for all others. */
export interface Slot {
  readonly from: number;
  readonly width: string;
}

/** Fetch priority, by turn. */
const PRIORITIES = { first: 'high', lazy: undefined, late: 'low' } as const;

/** Multiples of the card that the picture service has, up to twice the gallery's picture. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 10];
/** The widest card, 24rem in a row of the home page, has 768 points at 2x. */
const CARD_STEPS = STEPS.slice(0, 5);

/** A picture whose file is chosen by the browser for the width it has on this screen. */
export function ResponsiveImage({ picture, alt, size, turn, slots }: ResponsiveImageProps) {
  const assets = useAssetsHost();
  const file = ({ w, h }: PictureSize, times: number) => sizedPictureUrl(picture.url, w * times, h * times, assets);
  return (
    <img
      src={file(size, 1)}
      srcSet={(size === PRODUCT_CARD ? CARD_STEPS : STEPS)
        .map((times) => `${file(PRODUCT_CARD, times)} ${PRODUCT_CARD.w * times}w`)
        .join(', ')}
      sizes={sizesOf(slots)}
      width={size.w}
      height={size.h}
      alt={alt}
      loading={turn === 'first' ? undefined : 'lazy'}
      fetchPriority={PRIORITIES[turn]}
    />
  );
}

/** A density above 2x makes no visible difference, so `sizes` states a smaller width on denser screens. */
const DENSER = [1.5, 1.25];

function sizesOf(slots: readonly Slot[]): string {
  const conditionOf = ({ from }: Slot) => (from === 0 ? [] : [`(min-width: ${from}rem)`]);
  const dense = DENSER.flatMap((share) =>
    slots.map((slot) => {
      const condition = [`(min-resolution: ${2 * share}dppx)`, ...conditionOf(slot)].join(' and ');
      return `${condition} calc(${slot.width} / ${share})`;
    }),
  );
  return [...dense, ...slots.map((slot) => [...conditionOf(slot), slot.width].join(' '))].join(', ');
}

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
