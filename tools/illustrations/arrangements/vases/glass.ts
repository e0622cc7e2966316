import { mix } from '../../ink/colours';
import { halfAt, roundPaint, rimOf, type Turned, turnedPath } from '../../ink/lathe';
import { n, type Sketch } from '../../ink/sketch';

/** Glass before and behind what stands in it. */
export interface GlassVessel {
  readonly behind: string;
  readonly before: string;
}

export interface GlassTone {
  /** Colour of the glass where it is thick. */
  readonly tint: string;
  /** 0 is clear. */
  readonly depth: number;
}

export const CLEAR: GlassTone = { tint: '#8fb0a6', depth: 0.12 };

/** A turned glass vessel; `water` is the height of its water (0 rim, 1 foot), null when it is dry. */
export function glassVessel(sketch: Sketch, form: Turned, tone: GlassTone, water: number | null): GlassVessel {
  const { x, top, bottom, profile } = form;
  const { tint, depth } = tone;
  const body = turnedPath(form);
  const edge = mix(tint, '#20302c', 0.35);
  const wall = sketch.across([
    { offset: 0, colour: edge, opacity: 0.62 },
    { offset: 0.1, colour: mix(tint, '#ffffff', 0.7), opacity: 0.5 + depth * 0.4 },
    { offset: 0.26, colour: mix(tint, '#ffffff', 0.45), opacity: 0.12 + depth },
    { offset: 0.72, colour: tint, opacity: 0.16 + depth },
    { offset: 0.93, colour: mix(tint, '#ffffff', 0.5), opacity: 0.34 + depth * 0.5 },
    { offset: 1, colour: edge, opacity: 0.7 },
  ]);
  const yAt = (t: number): number => top + (bottom - top) * t;
  const foot = `<path d="${turnedPath(form, 0.94, 1)}" fill="${roundPaint(sketch, mix(tint, '#ffffff', 0.75), mix(tint, '#ffffff', 0.25), edge)}" fill-opacity="${0.55 + depth * 0.3}"/>`;
  const surface = (t: number): string => {
    const half = halfAt(profile, t) * 0.96;
    return `<path d="${turnedPath({ ...form, profile: profile.map(([at, wide]) => [at, wide * 0.96]) }, t, 0.95)}" fill="${mix(tint, '#bcd6cf', 0.5)}" fill-opacity="0.26"/><ellipse cx="${n(x)}" cy="${n(yAt(t))}" rx="${n(half)}" ry="${n(half * 0.13)}" fill="#f0f7f3" fill-opacity="0.55" stroke="${edge}" stroke-opacity="0.35" stroke-width="2"/>`;
  };
  const shine = (t0: number, t1: number, share: number, wide: number): string =>
    `<path d="M${[0, 0.25, 0.5, 0.75, 1].map((u) => `${n(x + share * halfAt(profile, t0 + (t1 - t0) * u))} ${n(yAt(t0 + (t1 - t0) * u))}`).join('L')}" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="${n(wide)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const widest = Math.max(...profile.map(([, half]) => half));
  return {
    behind: `<path d="${body}" fill="${mix(tint, '#ffffff', 0.6)}" fill-opacity="${0.22 + depth * 0.7}"/>${rimOf(form, mix(tint, '#ffffff', 0.72), mix(tint, '#ffffff', 0.4))}`,
    before:
      (water === null ? '' : surface(water)) +
      `<path d="${body}" fill="${wall}" stroke="${edge}" stroke-opacity="0.6" stroke-width="3"/>${foot}` +
      shine(0.12, 0.8, -0.68, widest * 0.07) +
      shine(0.2, 0.5, 0.74, widest * 0.035),
  };
}
