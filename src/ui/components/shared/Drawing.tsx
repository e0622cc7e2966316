/** The line drawings of `public/flowers.svg`, in the order in which they stand on the footer. */
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

/** One flower out of the sheet of drawings, which is fetched once and then kept. Decoration: it says nothing. */
export function Drawing({ of }: { of: Flower }) {
  return (
    <svg className="drawing" aria-hidden="true">
      <use href={`/flowers.svg#${of}`} />
    </svg>
  );
}
