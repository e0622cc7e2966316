import type { Chance } from '../ink/chance';
import { lit, mix, type Pigment } from '../ink/colours';
import { shadedSide, towardsLight } from '../ink/light';
import { group, n, place, type Point, type Sketch, smoothClosed } from '../ink/sketch';

export type LeafShape =
  | 'oval'
  | 'lance'
  | 'coin'
  | 'ivy'
  | 'holly'
  | 'heart'
  | 'sword'
  | 'serrated'
  | 'split'
  | 'strap'
  | 'spiny'
  | 'lobed'
  | 'pinna'
  | 'salal'
  | 'cleft'
  | 'fig';

// A row a shape reads as a table.
// prettier-ignore
/** Half widths along the leaf from its foot to its tip, relative to the greatest. */
const HALVES: Readonly<Record<LeafShape, readonly (readonly [t: number, half: number])[]>> = {
  oval: [[0.08, 0.42], [0.25, 0.86], [0.45, 1], [0.65, 0.82], [0.85, 0.4]],
  serrated: [[0.06, 0.4], [0.2, 0.86], [0.24, 0.78], [0.4, 1.02], [0.44, 0.92], [0.6, 0.9], [0.64, 0.8], [0.78, 0.6], [0.82, 0.5], [0.92, 0.2]],
  lance: [[0.1, 0.5], [0.3, 0.95], [0.5, 1], [0.7, 0.74], [0.88, 0.34]],
  coin: [[0.06, 0.5], [0.25, 0.92], [0.5, 1], [0.75, 0.86], [0.93, 0.46]],
  heart: [[-0.08, 0.55], [0.1, 0.98], [0.3, 1], [0.55, 0.76], [0.8, 0.36]],
  sword: [[0.02, 0.8], [0.3, 1], [0.6, 0.92], [0.85, 0.5]],
  ivy: [[-0.06, 0.4], [0.06, 0.96], [0.22, 0.5], [0.36, 0.62], [0.46, 0.98], [0.54, 0.5], [0.75, 0.36]],
  strap: [[0.04, 0.5], [0.2, 0.86], [0.45, 1], [0.7, 0.8], [0.88, 0.4]],
  split: [[-0.12, 0.42], [-0.02, 0.86], [0.14, 1.02], [0.2, 1.02], [0.12, 0.34], [0.15, 0.3], [0.3, 1.02], [0.37, 0.98], [0.27, 0.3], [0.3, 0.27], [0.47, 0.92], [0.55, 0.84], [0.43, 0.26], [0.46, 0.22], [0.66, 0.7], [0.74, 0.58], [0.62, 0.2], [0.66, 0.18], [0.84, 0.38], [0.92, 0.2]],
  spiny: [[0.08, 0.3], [0.2, 0.95], [0.22, 0.36], [0.34, 0.42], [0.44, 1.05], [0.46, 0.38], [0.58, 0.4], [0.68, 0.86], [0.7, 0.3], [0.8, 0.28], [0.86, 0.5], [0.9, 0.16]],
  lobed: [[0.08, 0.28], [0.16, 0.62], [0.24, 0.7], [0.3, 0.36], [0.4, 0.86], [0.5, 1], [0.57, 0.46], [0.66, 0.82], [0.76, 0.8], [0.82, 0.42], [0.92, 0.4]],
  pinna: [[0.02, 0.55], [0.07, 1], [0.11, 0.5], [0.17, 0.96], [0.21, 0.48], [0.28, 0.9], [0.32, 0.44], [0.4, 0.8], [0.44, 0.38], [0.53, 0.68], [0.57, 0.32], [0.67, 0.52], [0.71, 0.24], [0.82, 0.34], [0.87, 0.14]],
  salal: [[0.03, 0.62], [0.042, 0.56], [0.098, 0.83], [0.11, 0.77], [0.166, 0.94], [0.178, 0.88], [0.234, 1.01], [0.246, 0.95], [0.302, 1.04], [0.314, 0.98], [0.37, 1.05], [0.382, 0.99], [0.438, 1.02], [0.45, 0.96], [0.506, 0.99], [0.518, 0.93], [0.574, 0.92], [0.586, 0.86], [0.642, 0.85], [0.654, 0.79], [0.71, 0.73], [0.722, 0.67], [0.778, 0.6], [0.79, 0.54], [0.846, 0.42], [0.858, 0.36], [0.914, 0.23], [0.926, 0.17]],
  cleft: [[0.1, 0.16], [0.34, 0.3], [0.44, 0.44], [0.62, 1], [0.64, 0.86], [0.52, 0.3], [0.62, 0.34], [0.82, 0.7], [0.83, 0.56], [0.74, 0.22]],
  fig: [[0.02, 0.2], [0.02, 0.62], [0.14, 0.98], [0.27, 0.96], [0.33, 0.7], [0.31, 0.36], [0.44, 0.56], [0.58, 0.8], [0.68, 0.66], [0.67, 0.3], [0.78, 0.36], [0.9, 0.26]],
  holly: [[0.05, 0.5], [0.14, 1], [0.25, 0.55], [0.36, 1.05], [0.5, 0.56], [0.62, 0.98], [0.74, 0.46], [0.84, 0.6], [0.9, 0.22]],
};

export interface LeafForm {
  readonly shape: LeafShape;
  /** px, from the foot at the origin up to the tip. */
  readonly length: number;
  readonly width: number;
  /** -1 to 1: how far the tip is swept aside. */
  readonly sweep: number;
}

const bend = (form: LeafForm, t: number): number => form.sweep * form.length * 0.28 * t * t;

function half(form: LeafForm, chance: Chance, sign: number): Point[] {
  return HALVES[form.shape].map(([t, share]) => ({
    x: bend(form, t) + sign * (form.width / 2) * share * chance.about(0.06),
    y: -form.length * t,
  }));
}

const CRISP: readonly LeafShape[] = ['holly', 'ivy', 'split', 'spiny', 'pinna', 'lobed', 'salal', 'cleft', 'fig'];

/** A leaf with its foot at the origin and its tip up: one half in the light, the other in the shade, and its veins. */
export function leaf(
  sketch: Sketch,
  chance: Chance,
  form: LeafForm,
  pigment: Pigment,
  step = 0,
  shade: -1 | 1 = 1,
): string {
  const { light, mid, deep, vein } = lit(pigment, Math.max(-2, Math.min(2, Math.round(step))));
  const tip = { x: bend(form, 1), y: -form.length };
  const spine = [0.85, 0.6, 0.35, 0.12].map((t) => ({ x: bend(form, t), y: -form.length * t }));
  const foot = { x: 0, y: 0 };
  const left = half(form, chance, -1);
  const right = half(form, chance, 1);
  const crisp = CRISP.includes(form.shape) ? 0.5 : 0.9;
  const whole = smoothClosed([foot, ...left, tip, ...[...right].reverse()], crisp);
  const shaded = smoothClosed([foot, ...(shade === 1 ? right : left), tip, ...spine], crisp);
  const fill = sketch.rising([
    { offset: 0, colour: deep },
    { offset: 0.5, colour: mid },
    { offset: 1, colour: mix(mid, light, 0.7) },
  ]);
  const thin = n(Math.max(0.5, form.length * 0.012));
  return (
    `<path d="${whole}" fill="${fill}" stroke="${vein}" stroke-opacity="0.25" stroke-width="${n(Math.max(0.7, form.length * 0.011))}" paint-order="stroke"/>` +
    `<path d="${shaded}" fill="${vein}" fill-opacity="0.2"/>` +
    `<path d="${ribs(form)}" fill="none" stroke="${light}" stroke-opacity="0.5" stroke-width="${thin}" stroke-linecap="round"/>`
  );
}

/** Half the width at `t` relative to the greatest, between the points of the shape's table. */
function shareAt(shape: LeafShape, t: number): number {
  const points = [[0, 0] as const, ...HALVES[shape], [1, 0] as const];
  const next = points.findIndex(([where]) => where >= t);
  const [a, b] = [points[Math.max(0, next - 1)] ?? [0, 0], points[next] ?? [1, 0]];
  const share = b[0] === a[0] ? 0 : (t - a[0]) / (b[0] - a[0]);
  return Math.min(a[1] + (b[1] - a[1]) * share, 1);
}

function ribs(form: LeafForm): string {
  const middle = `M0 0Q${n(bend(form, 0.5))} ${n(-form.length * 0.5)} ${n(bend(form, 0.97))} ${n(-form.length * 0.97)}`;
  if (form.length < 26 || form.shape === 'sword') return middle;
  const sides = [0.22, 0.38, 0.54, 0.7].flatMap((t) =>
    [-1, 1].map((sign) => {
      const reach = (form.width / 2) * 0.78 * shareAt(form.shape, t + 0.13);
      const from = `${n(bend(form, t))} ${n(-form.length * t)}`;
      const to = `${n(bend(form, t) + sign * reach)} ${n(-form.length * (t + 0.13))}`;
      return `M${from}Q${n(bend(form, t) + sign * reach * 0.6)} ${n(-form.length * (t + 0.05))} ${to}`;
    }),
  );
  return middle + sides.join('');
}

/** A leaf put down at a point, its tip turned to `angle`. */
export function leafAt(
  sketch: Sketch,
  chance: Chance,
  form: LeafForm,
  pigment: Pigment,
  where: { readonly at: Point; readonly angle: number },
): string {
  // Light comes from the upper left: leaves that lie towards it are paler.
  const step = towardsLight(where.angle) * 1.2 + chance.between(-0.5, 0.5);
  const painted = leaf(sketch, chance, form, pigment, step, shadedSide(where.angle));
  return group(painted, place(where.at, where.angle));
}
