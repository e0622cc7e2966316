import { n, type Sketch } from '../ink/sketch';
import { type Drawing, partOf } from '../species/specimen';
import type { Light, Shoot } from './wedding-look';

/** What a flame lights up round itself. */
const LAMP =
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffe7ae" stop-opacity="0.75"/><stop offset="0.35" stop-color="#ffd58a" stop-opacity="0.32"/><stop offset="1" stop-color="#ffca78" stop-opacity="0"/></radialGradient>';

/** Out of focus: the nearer the subject, the softer what is behind it. */
export const WEDDING_FILTERS =
  [4, 9, 16]
    .map(
      (blur) =>
        `<filter id="far${blur}" filterUnits="userSpaceOnUse" x="-70" y="-70" width="1220" height="1480"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    )
    .join('') + LAMP;

export interface Distance {
  readonly blur: 4 | 9 | 16;
  readonly zoom?: number;
  /** The point of the place that stands in the middle, px. */
  readonly x?: number;
  readonly y?: number;
}

/** The place of a wedding out of focus, behind what the picture is about. */
export function behind({ drawing, look }: Shoot, where: 'outside' | 'inside', distance: Distance): string {
  const { blur, zoom = 1.4, x = 540, y = 640 } = distance;
  const scenery = look.place[where](partOf(drawing, `behind ${where}`));
  // The sharp one beneath fills the rim, where the blur has nothing to draw on.
  return `<g id="scenery" transform="translate(540 670)scale(${zoom})translate(${n(-x)} ${n(-y)})">${scenery}</g><g filter="url(#far${blur})"><use href="#scenery"/></g>`;
}

interface Cast {
  /** Where the light comes from, in parts of the page. */
  readonly from: readonly [x: number, y: number];
  readonly glow: readonly [colour: string, opacity: number];
  readonly shade: readonly [colour: string, opacity: number];
}

const CASTS: Readonly<Record<Light, Cast>> = {
  sun: { from: [0.2, 0.06], glow: ['#fff3c9', 0.4], shade: ['#27324a', 0.16] },
  gold: { from: [0.12, 0.16], glow: ['#ffc867', 0.46], shade: ['#4b2340', 0.24] },
  grey: { from: [0.3, 0], glow: ['#f4f7f8', 0.26], shade: ['#303a44', 0.2] },
  snow: { from: [0.3, 0.05], glow: ['#f3f8ff', 0.36], shade: ['#33456b', 0.22] },
  candle: { from: [0.46, 0.44], glow: ['#ffb659', 0.3], shade: ['#160c12', 0.46] },
  dusk: { from: [0.16, 0.5], glow: ['#ffab7a', 0.32], shade: ['#241c48', 0.36] },
  shade: { from: [0.32, 0.02], glow: ['#e9f5c4', 0.32], shade: ['#14301f', 0.28] },
};

/** The light of a wedding over the whole page. */
export function cast(sketch: Sketch, light: Light): string {
  const { from, glow, shade } = CASTS[light];
  const fill = sketch.round(
    [
      { offset: 0, colour: glow[0], opacity: glow[1] },
      { offset: 0.45, colour: glow[0], opacity: Math.round(glow[1] * 22) / 100 },
      { offset: 0.62, colour: shade[0], opacity: Math.round(shade[1] * 14) / 100 },
      { offset: 1, colour: shade[0], opacity: shade[1] },
    ],
    from[0],
    from[1],
    1.05,
  );
  return `<rect width="1080" height="1340" fill="${fill}"/>`;
}

/** A drawing with chance of its own, named. */
export const own = (shoot: Shoot, name: string): Drawing => partOf(shoot.drawing, name);
