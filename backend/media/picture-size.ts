export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The smallest format that `Accept` names. A wildcard names none: it gets JPEG, which every browser can show. */
export function formatFor(accept: string | undefined): PictureFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
    .map(([type]) => type);
  if (accepted.includes('image/avif')) return 'avif';
  return accepted.includes('image/webp') ? 'webp' : 'jpeg';
}

export interface PictureSize {
  /** px */
  readonly width: number;
  readonly height: number;
}

/** The largest picture of a page, and the size of the demo originals. */
export const FULL_SIZE: PictureSize = { width: 1080, height: 1340 };

const SIZES: readonly PictureSize[] = [
  { width: 216, height: 268 },
  { width: 324, height: 402 },
  { width: 432, height: 536 },
  { width: 140, height: 200 },
  { width: 60, height: 60 },
  { width: 100, height: 100 },
  { width: 160, height: 160 },
  { width: 170, height: 170 },
  FULL_SIZE,
];

/** Each size is also served at twice its width and height, for screens of double density. */
const ALLOWED = new Map(
  SIZES.flatMap(({ width, height }) => [
    { width, height },
    { width: width * 2, height: height * 2 },
  ]).map((size) => [`${size.width}x${size.height}`, size]),
);

/**
 * The size that `w` and `h` ask for, the full picture when neither is given, or null: any other size would let strangers
 * fill the disk and the processor.
 */
export function readPictureSize(search: URLSearchParams): PictureSize | null {
  const [widths, heights] = [search.getAll('w'), search.getAll('h')];
  if (widths.length === 0 && heights.length === 0) return FULL_SIZE;
  if (widths.length !== 1 || heights.length !== 1) return null;
  return ALLOWED.get(`${widths[0]}x${heights[0]}`) ?? null;
}
