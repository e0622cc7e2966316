import type { Pigment } from '../ink/colours';
import { n, type Point, smoothClosed } from '../ink/sketch';
import { along, type StemLine } from './stem';

const STEPS = 14;

/** The waved leafy wings along a statice's stem, up to the part `until` of it. `width` px of both together. */
export function wings(line: StemLine, width: number, { mid, vein }: Pigment, until = 0.94): string {
  const edge = (side: number): Point[] =>
    Array.from({ length: STEPS }, (_, index) => {
      const share = (index + 1) / (STEPS + 1);
      const { at, angle } = along(line, until * share);
      const half = side * (width / 2) * Math.sin(Math.PI * share) ** 0.4 * (index % 3 === 0 ? 0.72 : 1.1);
      const turn = (angle * Math.PI) / 180;
      return { x: at.x + Math.cos(turn) * half, y: at.y + Math.sin(turn) * half };
    });
  const outline = smoothClosed([along(line, 0).at, ...edge(-1), along(line, until).at, ...edge(1).reverse()]);
  return `<path d="${outline}" fill="${mid}" stroke="${vein}" stroke-opacity="0.35" stroke-width="${n(Math.max(0.5, width * 0.05))}"/>`;
}
