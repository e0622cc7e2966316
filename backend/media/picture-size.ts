import type { Canvas } from '../../tools/illustrations/scenes/draw-picture';

export interface PictureSize {
  /** px */
  readonly width: number;
  readonly height: number;
}

/** S9-27 to S9-32, and the wide picture of the front page. Each is also drawn at twice the size, for fine screens. */
const BASES: readonly PictureSize[] = [
  { width: 216, height: 268 },
  { width: 140, height: 200 },
  { width: 100, height: 100 },
  { width: 160, height: 160 },
  { width: 170, height: 170 },
  { width: 1080, height: 1340 },
  { width: 1200, height: 800 },
];

const FULL: PictureSize = { width: 1080, height: 1340 };

/**
 * S9-25. The size that `w` and `h` ask for, the full picture when neither is there, or null: any other size would let
 * strangers fill the disk and the processor.
 */
export function readPictureSize(search: URLSearchParams): PictureSize | null {
  const [widths, heights] = [search.getAll('w'), search.getAll('h')];
  if (widths.length === 0 && heights.length === 0) return FULL;
  if (widths.length !== 1 || heights.length !== 1) return null;
  const asked = `${widths[0]}x${heights[0]}`;
  const sizes = [1, 2].flatMap((times) =>
    BASES.map(({ width, height }) => ({ width: width * times, height: height * times })),
  );
  return sizes.find(({ width, height }) => `${width}x${height}` === asked) ?? null;
}

export const canvasOf = ({ width, height }: PictureSize): Canvas => (width > height ? 'hero' : 'page');

/** Masters are drawn at one scale, and at two only for the few sizes that are larger than the canvas itself. */
export const masterScaleOf = ({ width }: PictureSize): 1 | 2 => (width > 1200 ? 2 : 1);
