/** Kinds of drawing that compare sizes. */
export type SizeShape = 'bouquet' | 'pot' | 'wreath';

interface SizeDrawingProps {
  readonly shape: SizeShape;
  /** 0 is the smallest of `count` sizes. */
  readonly rank: number;
  readonly count: number;
}

/** Scale of the smallest drawing relative to the largest. */
const LEAST = 0.58;
/** Centres of the flower heads in a 64-unit view box, those of a small bouquet first. */
const HEADS = ['32 18', '22 23', '42 23', '32 29', '15 31', '49 31', '24 12', '40 12', '32 7'];
const FEWEST_HEADS = 3;
const LEAVES = [0, 45, 90, 135, 180, 225, 270, 315];

/** Returns the drawing for a product in these categories; null if none is similar. */
export function shapeOf(categoryPaths: readonly string[]): SizeShape | null {
  const isIn = (folder: string) => categoryPaths.some((path) => path === folder || path.startsWith(`${folder}/`));
  if (isIn('funerals/wreaths')) return 'wreath';
  if (isIn('plants')) return 'pot';
  return isIn('flowers') || isIn('funerals') ? 'bouquet' : null;
}

/** A line drawing whose size and fullness show the size. Decorative; the text says the same. */
export function SizeDrawing({ shape, rank, count }: SizeDrawingProps) {
  const share = count < 2 ? 1 : rank / (count - 1);
  const scale = LEAST + (1 - LEAST) * share;
  const heads = FEWEST_HEADS + Math.round((HEADS.length - FEWEST_HEADS) * share);
  return (
    <svg className="size-drawing" viewBox="0 0 64 64" aria-hidden="true">
      <g transform={`translate(32 63) scale(${scale.toFixed(2)}) translate(-32 -63)`}>
        {shape === 'bouquet' && <Bouquet heads={HEADS.slice(0, heads)} />}
        {shape === 'pot' && <Pot />}
        {shape === 'wreath' && <Wreath />}
      </g>
    </svg>
  );
}

function Bouquet({ heads }: { heads: readonly string[] }) {
  return (
    <>
      <path d={heads.map((head) => `M${head}L32 47`).join('')} />
      <path d="M32 47 26 62m6-15v16m0-16 6 15M27 47h10" />
      {heads.map((head) => (
        <path
          key={head}
          className="size-head"
          d={`M${head}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0m3 0a3 3 0 1 1 3 3m0-3a1 1 0 1 0 1 1`}
        />
      ))}
    </>
  );
}

function Pot() {
  return (
    <>
      <path
        d="M32 44V20m0 18C24 38 18 32 17 24c8 0 14 5 15 14Zm0-8c0-9 6-14 15-15 0 9-6 15-15 15Zm0-10c-5-4-6-9-4-15 5 3 7 9 4 15Z"
        className="size-head"
      />
      <path d="M20 44h24l-3 19H23Zm-2-4h28v4H18Z" className="size-head" />
    </>
  );
}

function Wreath() {
  return (
    <>
      <circle cx="32" cy="36" r="19" />
      <circle cx="32" cy="36" r="14" />
      {LEAVES.map((turn) => (
        <path
          key={turn}
          className="size-head"
          transform={`rotate(${turn} 32 36)`}
          d="M32 12c5 3 5 9 0 12-5-3-5-9 0-12Z"
        />
      ))}
    </>
  );
}
