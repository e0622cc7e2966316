import type { Composition } from './compose';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { leafAt } from '../plants/leaf';
import { isSharp, lettersOf, rounded } from './letter-strokes';
import { drawMassed, type Stamps, stampsOf, thinned } from './massed';
import { drawHeads, type Posed, type Stock } from './posing';
import { at, moved, n, type Point, polar } from '../ink/sketch';
import { type Drawing, headSize, type Specimen } from '../species/specimen';

/** px: how wide the word may be and where its middle is. */
const ROOM = 960;
const MIDDLE: Point = { x: 540, y: 640 };
/** px of pleated ribbon outside the flowers. */
const EDGE = 13;
/** px between the ribbons of two letters. */
const GAP = 14;

/** Lines on the page, px, and half the width of what is laid along them. */
interface Frame {
  readonly strokes: readonly (readonly Point[])[];
  readonly half: number;
}

/** A word in flowers, as it lies on the florist's bench: massed small heads in a pleated ribbon, a spray on the first letter. */
export function letters(drawing: Drawing, stock: Stock, word: string, colours: readonly string[]): Composition {
  const heads = stock.heads.length > 0 ? stock.heads : [{ name: 'daisy', colour: 'white' }];
  const massed = heads[0] ?? { name: 'daisy', colour: 'white' };
  const others = heads.filter(({ name, colour }) => name !== massed.name && colour !== massed.colour);
  const satin = pigmentOf(colours.find((colour) => colour !== massed.colour) ?? 'sage');
  const frames = framesOf(word);
  const blooms = stampsOf(drawing, massed);
  const body = frames.map(
    (frame, index) => ribbonRound(frame, satin) + bedOf(frame, massed) + mass(drawing, frame, blooms, index),
  );
  const foot = Math.max(
    MIDDLE.y,
    ...frames.flatMap(({ strokes, half }) => strokes.flat().map(({ y }) => y + half + EDGE)),
  );
  const first = frames[0];
  const spray = first === undefined ? '' : sprayOn(drawing, first, others.length > 0 ? others : heads);
  return { ground: '', subject: `<defs>${blooms.defs}</defs>${body.join('')}${spray}`, foot };
}

/** The word set in one row, as large as the page has room for. */
function framesOf(word: string): readonly Frame[] {
  const set = lettersOf(word);
  const half = Math.max(14, 45 - 4 * set.length);
  const outer = half + EDGE;
  const spans = set.reduce((sum, { width }) => sum + width, 0);
  const wide = Math.min(240, (ROOM - set.length * (outer * 2 + GAP) + GAP) / Math.max(1, spans));
  const high = Math.min(wide * 2.2, 470);
  const total = spans * wide + set.length * (outer * 2 + GAP) - GAP;
  const top = MIDDLE.y - high / 2;
  let left = MIDDLE.x - total / 2;
  return set.map(({ strokes, width }) => {
    const from = left + outer;
    left += width * wide + outer * 2 + GAP;
    return {
      strokes: strokes.map((line) => rounded(line.map(({ x, y }) => ({ x: from + x * wide, y: top + y * high })))),
      half,
    };
  });
}

const pathOf = ({ strokes }: Frame): string => strokes.map((line) => `M${line.map(at).join('L')}`).join('');

const ROUND = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';

/** Pleats stand across the line, and like rays around its ends and corners; the flowers cover all but their outer edge. */
function ribbonRound(frame: Frame, satin: Pigment): string {
  const path = pathOf(frame);
  const reach = frame.half + EDGE;
  const rays = frame.strokes
    .flatMap((line) => line.filter((_, index) => isSharp(line, index)))
    .flatMap((corner) =>
      Array.from({ length: 30 }, (_, index) => {
        const end = moved(corner, polar(index * 12, reach - 1));
        return `M${at(moved(corner, polar(index * 12, frame.half * 0.8)))}L${at(end)}`;
      }),
    )
    .join('');
  const lines = `stroke="${satin.deep}" stroke-opacity="0.75"`;
  return (
    `<path d="${path}" ${ROUND} stroke="${mix(satin.deep, satin.vein, 0.5)}" stroke-width="${n(reach * 2 + 3)}"/>` +
    `<path d="${path}" ${ROUND} stroke="${mix(satin.mid, satin.light, 0.3)}" stroke-width="${n(reach * 2)}"/>` +
    `<path d="${path}" fill="none" stroke-linejoin="round" ${lines} stroke-width="${n(reach * 2 - 1)}" stroke-dasharray="3 8"/>` +
    `<path d="${rays}" fill="none" ${lines} stroke-width="3"/>`
  );
}

/** What shows between the heads: their own colour in shade, so that white letters stay white. */
function bedOf(frame: Frame, { colour }: Specimen): string {
  const { mid, deep } = pigmentOf(colour);
  return `<path d="${pathOf(frame)}" ${ROUND} stroke="${mix(mid, deep, 0.75)}" stroke-width="${n(frame.half * 2)}"/>`;
}

/** Heads close together over the frame: first along its edges, then wherever there is room left between those. */
function mass({ sketch, chance }: Drawing, frame: Frame, stamps: Stamps, letter: number): string {
  const radius = frame.half * 0.66;
  const spots = spotsIn(frame, frame.half * 0.56, radius * 1.3);
  return drawMassed(sketch, chance.part(`letter ${letter}`), spots, radius, stamps);
}

/** Points at most `reach` px off the lines and at least `apart` px from each other, the outermost first. */
function spotsIn(frame: Frame, reach: number, apart: number): readonly Point[] {
  const all = frame.strokes.flat();
  const [left, top] = [Math.min(...all.map(({ x }) => x)) - reach, Math.min(...all.map(({ y }) => y)) - reach];
  const [right, foot] = [Math.max(...all.map(({ x }) => x)) + reach, Math.max(...all.map(({ y }) => y)) + reach];
  const near: { readonly spot: Point; readonly off: number }[] = [];
  for (let y = top; y <= foot; y += 4) {
    for (let x = left; x <= right; x += 4) {
      const off = distance(frame, { x, y });
      if (off <= reach) near.push({ spot: { x, y }, off });
    }
  }
  // Row by row within a ring of equal distance, so that the heads of an edge stand in line.
  near.sort((a, b) => Math.floor(b.off / 5) - Math.floor(a.off / 5));
  return thinned(
    near.map(({ spot }) => spot),
    apart,
  );
}

/** px from a point to the nearest line of the frame. */
function distance({ strokes }: Frame, spot: Point): number {
  const offs = strokes.flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const share = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const on = Math.min(1, Math.max(0, share));
      return Math.hypot(spot.x - from.x - dx * on, spot.y - from.y - dy * on);
    }),
  );
  return Math.min(...offs);
}

/** A small spray over the first letter's lower left, of the flowers that the letters are not made of. */
function sprayOn(drawing: Drawing, frame: Frame, from: readonly Specimen[]): string {
  const { sketch, chance } = drawing;
  const all = frame.strokes.flat();
  const corner = { x: Math.min(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) };
  const centre = moved(corner, { x: frame.half * 0.3, y: -frame.half * 2.4 });
  const unit = frame.half * 1.4;
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const own = chance.part(`spray leaf ${index}`);
    const angle = index * 137.5 + own.between(-10, 10);
    // Longer up and down than aside: it lies along the stroke.
    const length = unit * own.between(1.5, 1.8) * (1 + 0.55 * Math.abs(Math.cos((angle * Math.PI) / 180)));
    const form = { shape: 'serrated', length, width: length * 0.36, sweep: own.between(-0.5, 0.5) } as const;
    return leafAt(sketch, own, form, pigmentOf(index % 3 === 0 ? 'deep-green' : 'green'), { at: centre, angle });
  });
  const spots = [
    [0, -1.5],
    [0.15, 1.5],
    [-0.75, -0.55],
    [0.8, 0.5],
    [-0.55, 0.75],
    [0.6, -0.65],
    [0, 0],
  ] as const;
  const posed = spots.flatMap(([dx, dy], index): Posed[] => {
    const specimen = from[index % from.length];
    if (specimen === undefined) return [];
    const radius = Math.min(unit * 0.92, unit * 0.92 * headSize(specimen.name) * 1.15);
    const share = Math.min(1, Math.hypot(dx, dy) / 2.6);
    const facing = (Math.atan2(dx, -dy) * 180) / Math.PI;
    return [{ specimen, at: moved(centre, { x: dx * unit, y: dy * unit }), radius, facing, share }];
  });
  return leaves.join('') + drawHeads({ sketch, chance: chance.part('spray') }, posed);
}
