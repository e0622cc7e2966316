import type { Point } from '../../ink/sketch';

const STEPS = 160;

const around = (middle: Point, at: (turn: number) => Point): readonly Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const { x, y } = at((index / STEPS) * 2 * Math.PI);
    return { x: middle.x + x, y: middle.y + y };
  });

/** `size` is half the heart's width, px. */
export const heart = (middle: Point, size: number): readonly Point[] =>
  around(middle, (turn) => ({
    x: size * Math.sin(turn) ** 3,
    y: (-size / 16) * (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)),
  }));

/** A stuffed rectangle: its corners stand out, its sides are drawn in a little. */
export const stuffed = (middle: Point, halfWide: number, halfHigh: number): readonly Point[] =>
  around(middle, (turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // On a rectangle's edge, then pulled in where it is far from a corner.
    const reach = 1 / Math.max(Math.abs(c), Math.abs(s));
    const corner = Math.min(Math.abs(c * reach), Math.abs(s * reach));
    const pull = 0.83 + 0.17 * corner ** 2 - 0.05 * Math.max(0, corner - 0.86) * 5;
    return { x: halfWide * c * reach * pull, y: halfHigh * s * reach * pull };
  });

export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  return outline.reduce((inside, to, index) => {
    const from = outline[(index + outline.length - 1) % outline.length] ?? to;
    const crosses = to.y > y !== from.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x;
    return crosses ? !inside : inside;
  }, false);
}

/** px to the nearest point of the outline. */
export const offEdge = (outline: readonly Point[], { x, y }: Point): number =>
  Math.min(...outline.map((spot) => Math.hypot(spot.x - x, spot.y - y)));

/** Spots inside the outline and outside the hole, at least `inset` px from either, those of the edges first. */
export function spotsWithin(
  outline: readonly Point[],
  hole: readonly Point[] | null,
  inset: number,
  step: number,
): readonly Point[] {
  const found: { readonly spot: Point; readonly off: number }[] = [];
  const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
  const [right, foot] = [Math.max(...outline.map(({ x }) => x)), Math.max(...outline.map(({ y }) => y))];
  for (let y = top; y <= foot; y += step) {
    for (let x = left; x <= right; x += step) {
      const spot = { x, y };
      if (!isInside(outline, spot) || (hole !== null && isInside(hole, spot))) continue;
      const off = Math.min(offEdge(outline, spot), hole === null ? Infinity : offEdge(hole, spot));
      if (off >= inset) found.push({ spot, off });
    }
  }
  return found.sort((a, b) => Math.floor(a.off / 8) - Math.floor(b.off / 8)).map(({ spot }) => spot);
}
