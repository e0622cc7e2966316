import { mix } from './colours';
import { n, type Sketch } from './sketch';

/** Half widths (px) down a turned vessel; `t` is 0 at its rim and 1 at its foot. */
export type Profile = readonly (readonly [t: number, half: number])[];

export interface Turned {
  readonly x: number;
  /** px on the page */
  readonly top: number;
  readonly bottom: number;
  readonly profile: Profile;
}

/** How much of the roundness of rim and foot is seen from the side. */
const VIEW = 0.15;
const STEPS = 36;

/** Half the vessel's width at `t`, rounded between the points of its profile (Catmull-Rom). */
export function halfAt(profile: Profile, t: number): number {
  const last = profile.length - 1;
  const index = Math.max(0, Math.min(last - 1, profile.findIndex(([where]) => where >= t) - 1));
  const get = (place: number): readonly [number, number] => profile[Math.max(0, Math.min(last, place))] ?? [0, 0];
  const [[, before], [from, a], [to, b], [, after]] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
  const u = to === from ? 0 : Math.min(1, Math.max(0, (t - from) / (to - from)));
  const curve = 2 * a + (b - before) * u + (2 * before - 5 * a + 4 * b - after) * u * u;
  return (curve + (3 * a - before - 3 * b + after) * u * u * u) / 2;
}

/** The outline of the part of a vessel from `from` to `to`, its ends rounded as rims are seen. */
export function turnedPath({ x, top, bottom, profile }: Turned, from = 0, to = 1): string {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = from + ((to - from) * index) / STEPS;
    return { half: halfAt(profile, t), y: top + (bottom - top) * t };
  });
  const [first, last] = [points[0], points[STEPS]];
  if (first === undefined || last === undefined) return '';
  const side = (sign: number, list: typeof points): string =>
    list.map(({ half, y }) => `${n(x + sign * half)} ${n(y)}`).join('L');
  return (
    `M${side(-1, points)}Q${n(x)} ${n(last.y + last.half * VIEW * 2)} ${n(x + last.half)} ${n(last.y)}` +
    `L${side(1, [...points].reverse())}Q${n(x)} ${n(first.y + first.half * VIEW * 2)} ${n(x - first.half)} ${n(first.y)}Z`
  );
}

/** The rim of a vessel, seen a little from above. */
export const rimOf = ({ x, top, profile }: Turned, inside: string, lip: string, thick = 5): string => {
  const half = halfAt(profile, 0);
  return `<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(half)}" ry="${n(half * VIEW)}" fill="${inside}" stroke="${lip}" stroke-width="${thick}"/>`;
};

/** Paint of something round that stands: bright left of its middle, dark to its right. */
export const roundPaint = (sketch: Sketch, light: string, body: string, dark: string): string =>
  sketch.across([
    { offset: 0, colour: mix(body, dark, 0.45) },
    { offset: 0.24, colour: light },
    { offset: 0.58, colour: body },
    { offset: 1, colour: dark },
  ]);

/** Paint of a ball, lit from the upper left. */
export const ballPaint = (sketch: Sketch, light: string, body: string, dark: string): string =>
  sketch.round(
    [
      { offset: 0, colour: light },
      { offset: 0.55, colour: body },
      { offset: 1, colour: dark },
    ],
    0.36,
    0.3,
    0.72,
  );
