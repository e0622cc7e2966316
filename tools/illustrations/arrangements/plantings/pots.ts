import { mix, pigmentOf } from '../../ink/colours';
import { groundShade, tableTop } from '../../ink/ground';
import { rimOf, roundPaint, type Turned, turnedPath } from '../../ink/lathe';
import { n, type Point, type Sketch } from '../../ink/sketch';
import type { Composition } from '../compose';
import type { Vessel, VesselForm } from '../vessels';

/** Where plants grow from in a pot of the usual size. */
export const SOIL: Point = { x: 540, y: 905 };
export const FOOT = 1218;

/** A clay flower pot with its collar; `glaze` names another colour. */
export function clayPot(sketch: Sketch, { x, top, bottom, half }: VesselForm, glaze = 'terracotta'): Vessel {
  const clay = pigmentOf(glaze);
  const paint = roundPaint(sketch, clay.light, clay.mid, clay.deep);
  const high = bottom - top;
  const form: Turned = {
    x,
    top,
    bottom,
    profile: [
      [0, half * 0.92],
      [1, half * 0.66],
    ],
  };
  const collar: Turned = {
    x,
    top,
    bottom: top + high * 0.24,
    profile: [
      [0, half],
      [1, half * 0.97],
    ],
  };
  return {
    behind: rimOf(collar, '#4a372b', clay.mid),
    before:
      `<path d="${turnedPath(form)}" fill="${paint}"/><path d="${turnedPath({
        ...form,
        top: top + high * 0.2,
        bottom: top + high * 0.42,
        profile: [
          [0, half * 0.88],
          [1, half * 0.82],
        ],
      })}" fill="${clay.vein}" fill-opacity="0.2"/>` +
      `<path d="${turnedPath(collar)}" fill="${paint}" stroke="${clay.vein}" stroke-opacity="0.3" stroke-width="2"/>`,
  };
}

/** A low bowl of glazed clay. */
export function lowBowl(sketch: Sketch, { x, top, bottom, half }: VesselForm, glaze: string): Vessel {
  const clay = pigmentOf(glaze);
  const form: Turned = {
    x,
    top,
    bottom,
    profile: [
      [0, half],
      [0.4, half * 0.95],
      [0.8, half * 0.72],
      [1, half * 0.56],
    ],
  };
  return {
    behind: rimOf(form, '#4a3b2f', clay.light, 9),
    before: `<path d="${turnedPath(form)}" fill="${roundPaint(sketch, mix(clay.light, '#ffffff', 0.3), clay.mid, clay.deep)}" stroke="${clay.vein}" stroke-opacity="0.35" stroke-width="2"/>`,
  };
}

/** On its shelf: a plain table with the shade of the pot. */
export const potted = (sketch: Sketch, subject: string, half = 140, foot = FOOT): Composition => ({
  ground: tableTop(sketch, foot - 130) + groundShade(sketch, 540, foot - 6, half, 0.5),
  subject,
  foot,
});

/** Pebbles or moss over the soil, seen through the rim. */
export function pebbles(x: number, y: number, half: number, colours: readonly string[]): string {
  return Array.from({ length: 34 }, (_, index) => {
    const share = ((index * 11) % 34) / 17 - 1;
    const row = index % 3;
    const colour = colours[index % colours.length] ?? '#b9ad98';
    return `<ellipse cx="${n(x + share * half * (0.94 - row * 0.05))}" cy="${n(y - 20 + (row + 1) * 16 * Math.sqrt(1 - share * share))}" rx="17" ry="11" fill="${colour}" stroke="#5f5442" stroke-opacity="0.4" stroke-width="1.5"/>`;
  }).join('');
}
