import { lit, type Pigment } from '../ink/colours';
import { at, n, type Point } from '../ink/sketch';

/** A bent line: `bow` px to the side at its middle. */
export interface StemLine {
  readonly from: Point;
  readonly to: Point;
  readonly bow: number;
  /** Where it bends to instead, when it is no even bow. */
  readonly via?: Point;
}

function elbow({ from, to, bow, via }: StemLine): Point {
  if (via !== undefined) return via;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: (from.x + to.x) / 2 - (dy / length) * bow, y: (from.y + to.y) / 2 + (dx / length) * bow };
}

/** The point of a stem at `t` from 0 to 1, and the direction it grows in there (degrees, 0 is up). */
export function along(line: StemLine, t: number): { readonly at: Point; readonly angle: number } {
  const middle = elbow(line);
  const blend = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
  const slope = (a: number, b: number, c: number): number => 2 * (1 - t) * (b - a) + 2 * t * (c - b);
  const dx = slope(line.from.x, middle.x, line.to.x);
  const dy = slope(line.from.y, middle.y, line.to.y);
  return {
    at: { x: blend(line.from.x, middle.x, line.to.x), y: blend(line.from.y, middle.y, line.to.y) },
    angle: (Math.atan2(dx, -dy) * 180) / Math.PI,
  };
}

/** A round stem: dark edge, body, and a line of light on its left. */
export function stem(line: StemLine, width: number, pigment: Pigment): string {
  const middle = elbow(line);
  const path = `M${at(line.from)}Q${at(middle)} ${at(line.to)}`;
  const stroke = (colour: string, thick: number, shift: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(thick)}" stroke-linecap="round"${shift === 0 ? '' : ` transform="translate(${n(shift)} 0)"`}/>`;
  const { light, mid, vein } = lit(pigment, -0.3);
  return (
    stroke(vein, width * 1.15, 0) +
    stroke(mid, width * 0.86, -width * 0.06) +
    stroke(light, Math.max(0.5, width * 0.22), -width * 0.22)
  );
}
