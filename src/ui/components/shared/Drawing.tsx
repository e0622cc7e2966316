/** The drawings of `public/flowers.svg`, in the order of the footer. */
export const FLOWERS = [
  'daisy',
  'tulip',
  'lavender',
  'poppy',
  'bluebell',
  'rose',
  'snowdrop',
  'cornflower',
  'sweetPea',
  'foxglove',
  'anemone',
  'allium',
  'lily',
  'peony',
] as const;

export type Flower = (typeof FLOWERS)[number];

/** A decorative flower from the SVG sprite. */
export function Drawing({ of }: { of: Flower }) {
  return (
    <svg className="drawing" aria-hidden="true">
      <use href={`/flowers.svg#${of}`} />
    </svg>
  );
}
