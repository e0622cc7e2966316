import type { Chance } from '../ink/chance';
import { lit, mix, type Pigment } from '../ink/colours';
import { shadedSide } from '../ink/light';
import { at, n, type Point, type Sketch, smoothClosed } from '../ink/sketch';

export type PetalShape = 'round' | 'shell' | 'strap' | 'point' | 'notch' | 'fringe' | 'ruffle' | 'flame' | 'tepal';

/** How wide a petal is along its length: `sin(pi * t^lean) ^ full`. A greater lean carries the width towards the tip. */
const PROFILES: Readonly<Record<PetalShape, { readonly lean: number; readonly full: number }>> = {
  round: { lean: 1.4, full: 0.75 },
  shell: { lean: 1.9, full: 0.55 },
  strap: { lean: 1.25, full: 0.4 },
  point: { lean: 0.85, full: 1.05 },
  notch: { lean: 2.1, full: 0.6 },
  fringe: { lean: 2.4, full: 0.7 },
  ruffle: { lean: 1.9, full: 0.6 },
  // A tulip's: broad from its foot, drawn to a point.
  flame: { lean: 0.86, full: 0.82 },
  // A lily's: narrow at its foot, widest past the middle, a long tip.
  tepal: { lean: 1.05, full: 1.08 },
};

const SIDE = [0.12, 0.3, 0.5, 0.68, 0.84, 0.95];

export interface PetalForm {
  readonly shape: PetalShape;
  /** px, from the base at the origin up to the tip. */
  readonly length: number;
  readonly width: number;
}

const halfWidth = ({ shape, width }: PetalForm, t: number): number => {
  const { lean, full } = PROFILES[shape];
  return (width / 2) * Math.sin(Math.PI * t ** lean) ** full;
};

/** Points of the outline, from the base up the left side, over the tip and down the right. */
function outline(form: PetalForm, chance: Chance): Point[] {
  const { shape, length } = form;
  const end = shape === 'fringe' || shape === 'ruffle' || shape === 'shell' ? 0.8 : 1;
  const sides = SIDE.filter((t) => t < end);
  const side = (sign: number): Point[] =>
    sides.map((t) => ({ x: sign * halfWidth(form, t) * chance.about(0.09), y: -length * t * chance.about(0.015) }));
  return [{ x: 0, y: 0 }, ...side(-1), ...tip(form, chance), ...side(1).reverse()];
}

function tip(form: PetalForm, chance: Chance): Point[] {
  const { shape, length } = form;
  if (shape === 'notch') {
    const w = halfWidth(form, 0.84) * 0.55;
    return [
      { x: -w, y: -length * chance.between(0.98, 1.02) },
      { x: w * chance.between(-0.2, 0.2), y: -length * 0.91 },
      { x: w, y: -length * chance.between(0.98, 1.02) },
    ];
  }
  // A rose's petal is round, turns back at its rim and shows a little point.
  if (shape === 'shell') {
    const w = halfWidth(form, 0.8);
    return [-0.82, -0.45, 0, 0.45, 0.82].map((across) => {
      const high = 0.84 + 0.17 * Math.sqrt(1 - across * across) + (across === 0 ? 0.03 : 0);
      return { x: across * w * chance.about(0.05), y: -length * high * chance.about(0.012) };
    });
  }
  if (shape !== 'fringe' && shape !== 'ruffle') return [{ x: 0, y: -length }];
  const teeth = shape === 'fringe' ? 11 : 7;
  const depth = shape === 'fringe' ? 0.1 : 0.05;
  const w = halfWidth(form, 0.74);
  return Array.from({ length: teeth }, (_, index) => {
    const across = (index / (teeth - 1)) * 2 - 1;
    const arc = 0.82 + 0.18 * Math.sqrt(1 - across * across * 0.9);
    const tooth = index % 2 === 0 ? 0 : depth;
    return { x: across * w, y: -length * (arc - tooth * chance.about(0.5)) };
  });
}

const open = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  return first === undefined ? '' : `M${at(first)}${rest.map((point) => `L${at(point)}`).join('')}`;
};

function veins(form: PetalForm, count: number, colour: string): string {
  if (count === 0) return '';
  const { length } = form;
  const lines = Array.from({ length: count }, (_, index) => {
    const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const x = across * halfWidth(form, 0.66) * 0.8;
    const top = -length * (0.86 - 0.14 * Math.abs(across));
    return `M0 ${n(-length * 0.1)}Q${n(x * 0.45)} ${n(-length * 0.35)} ${n(x)} ${n(top)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-opacity="0.2" stroke-width="${n(Math.max(0.5, length * 0.008))}" stroke-linecap="round"/>`;
}

export interface PetalPaint {
  readonly pigment: Pigment;
  /** -2 in the shade to 2 in the sun. */
  readonly step: number;
  readonly veins: number;
  /** The tip is rolled back and catches the light, as on a rose. */
  readonly rolled?: boolean;
  /** Another colour at the base. */
  readonly throat?: Pigment;
  /** Degrees to which its tip points on the page: one half of it lies in the shade. */
  readonly turn?: number;
  /** A stripe of this colour along the middle, as on many lilies. */
  readonly stripe?: string;
}

/** px; veins of smaller petals are invisible, and a spray has hundreds of petals. */
const SMALL = 34;

function smallPetal(sketch: Sketch, { length, width, shape }: PetalForm, { pigment, step }: PetalPaint): string {
  const { light, mid, deep, vein } = lit(pigment, Math.round(Math.max(-2, Math.min(2, step))));
  const fill = sketch.rising([
    { offset: 0, colour: deep },
    { offset: 0.4, colour: mid },
    { offset: 1, colour: light },
  ]);
  const [w, l] = [width * 0.62, length];
  const blunt = shape === 'point' ? 0.35 : 0.95;
  const path = `M0 0C${n(-w)} ${n(-l * 0.4)} ${n(-w * blunt)} ${n(-l)} 0 ${n(-l)}C${n(w * blunt)} ${n(-l)} ${n(w)} ${n(-l * 0.4)} 0 0Z`;
  return `<path d="${path}" fill="${fill}" stroke="${vein}" stroke-opacity="0.3" stroke-width="0.8"/>`;
}

/** A petal with its base at the origin and its tip straight up. */
export function petal(sketch: Sketch, chance: Chance, form: PetalForm, paint: PetalPaint): string {
  if (form.length < SMALL) return smallPetal(sketch, form, paint);
  const { light, mid, deep, vein } = lit(paint.pigment, Math.round(Math.max(-2, Math.min(2, paint.step))));
  const points = outline(form, chance);
  const path = smoothClosed(points);
  const base = paint.throat?.deep ?? deep;
  const fill = sketch.rising([
    { offset: 0, colour: base },
    { offset: 0.28, colour: paint.throat ? mix(paint.throat.mid, mid, 0.5) : mix(deep, mid, 0.6) },
    { offset: 0.62, colour: mid },
    { offset: 1, colour: light },
  ]);
  const edge = n(Math.max(0.8, form.length * 0.032));
  const body = `<path d="${path}" fill="${fill}" stroke="${vein}" stroke-opacity="0.2" stroke-width="${edge}" paint-order="stroke"/>`;
  const fold = paint.turn === undefined ? '' : shadedHalf(sketch, form, paint, vein);
  const streak = paint.stripe === undefined ? '' : stripe(sketch, form, paint.stripe);
  const rim = `<path d="${path}" fill="none" stroke="${light}" stroke-opacity="0.55" stroke-width="${n(Math.max(0.5, form.length * 0.012))}"/>`;
  return body + fold + streak + veins(form, paint.veins, vein) + (paint.rolled ? roll(points, form, light, vein) : rim);
}

/** A petal is a shallow trough: the half turned from the light is darker, most of all along its edge. */
function shadedHalf(sketch: Sketch, form: PetalForm, { turn = 0 }: PetalPaint, shade: string): string {
  const side = shadedSide(turn);
  const edge = [0.06, 0.2, 0.4, 0.6, 0.78, 0.9].map((t) => ({
    x: side * halfWidth(form, t) * 0.97,
    y: -form.length * t,
  }));
  const middle = [0.9, 0.55, 0.2].map((t) => ({ x: side * form.width * 0.05, y: -form.length * t }));
  const fill = sketch.rising([
    { offset: 0, colour: shade, opacity: 0.34 },
    { offset: 0.7, colour: shade, opacity: 0.15 },
    { offset: 1, colour: shade, opacity: 0.03 },
  ]);
  return `<path d="${smoothClosed([{ x: 0, y: 0 }, ...edge, ...middle], 0.9)}" fill="${fill}"/>`;
}

function stripe(sketch: Sketch, form: PetalForm, colour: string): string {
  const [l, w] = [form.length, form.width];
  const fill = sketch.rising([
    { offset: 0, colour, opacity: 0.85 },
    { offset: 0.6, colour, opacity: 0.5 },
    { offset: 1, colour, opacity: 0 },
  ]);
  return `<path d="M0 0C${n(-w * 0.15)} ${n(-l * 0.35)} ${n(-w * 0.11)} ${n(-l * 0.7)} 0 ${n(-l * 0.97)}C${n(w * 0.11)} ${n(-l * 0.7)} ${n(w * 0.15)} ${n(-l * 0.35)} 0 0Z" fill="${fill}"/>`;
}

/** The rolled tip: a shadow under the roll, then the roll itself. */
function roll(points: readonly Point[], form: PetalForm, light: string, shade: string): string {
  const top = points.filter(({ y }) => y < -form.length * 0.83);
  const width = Math.max(1, form.length * 0.05);
  const line = (colour: string, opacity: number, thick: number, drop: number): string =>
    `<path d="${open(top.map(({ x, y }) => ({ x, y: y + drop })))}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return line(shade, 0.12, width * 1.8, width * 1.3) + line(light, 0.6, width * 0.8, width * 0.3);
}
