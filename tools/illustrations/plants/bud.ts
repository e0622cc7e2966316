import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { leaf } from './leaf';
import { petal } from './petal';
import { group, n, place, type Sketch } from '../ink/sketch';

/** How a flower looks before it opens; each kind is closed in its own way. */
export type BudKind = 'sepals' | 'globe' | 'spindle' | 'cup' | 'tube' | 'scales' | 'nodding' | 'sheath' | 'bead';

interface BudWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly pigment: Pigment;
  /** px from its foot to its tip */
  readonly size: number;
}

/** A bud with its foot at the origin and its tip up. */
export function bud(kind: BudKind, work: BudWork): string {
  const { pigment, size } = work;
  const pale: Pigment = { ...pigment, light: mix(pigment.light, '#e3ebb8', 0.7), deep: pigmentOf('lime').deep };
  switch (kind) {
    case 'sepals':
      return blades(work, pigment, [-9, 10, 0], 0.62) + sepals(work, [-58, 54, -20, 22], 0.6) + hip(work);
    case 'globe':
      return ball(work, 0.4) + sepals(work, [-46, 46, -14, 16], 0.56);
    case 'spindle':
      return blades(work, pale, [-5, 5, 0], 0.3);
    case 'cup':
      return blades(work, pale, [-10, 11, 0], 0.52);
    case 'tube':
      return blades(work, pigment, [-26, -9, 10, 27, 0], 0.34, size * 0.42) + tube(work);
    case 'scales':
      return blades(work, pigment, [-34, -17, 0, 17, 34], 0.26) + ball(work, 0.3, pigmentOf('green')) + scales(work);
    case 'nodding':
      return ball(work, 0.36, pigmentOf('green')) + hairs(work) + slit(work);
    case 'sheath':
      return blades(work, pigment, [-6, 5], 0.34, size * 0.16) + sheath(work);
    case 'bead':
      return ball(work, 0.36, { ...pale, mid: mix(pigment.mid, '#c3d27e', 0.55) });
  }
}

function blades(work: BudWork, pigment: Pigment, turns: readonly number[], width: number, rise = 0): string {
  const length = work.size - rise;
  return turns
    .map((turn, index) => {
      const form = {
        shape: 'flame',
        length: length * (index === turns.length - 1 ? 0.96 : 1),
        width: work.size * width,
      } as const;
      const step = turn < 0 ? 0.8 : turn > 0 ? -1 : 0.2;
      return group(
        petal(work.sketch, work.chance, form, { pigment, step, veins: 3, turn }),
        place({ x: 0, y: -rise }, turn),
      );
    })
    .join('');
}

function ball({ sketch, pigment, size }: BudWork, half: number, colour: Pigment = pigment): string {
  const fill = sketch.round(
    [
      { offset: 0, colour: colour.light },
      { offset: 0.55, colour: colour.mid },
      { offset: 1, colour: colour.deep },
    ],
    0.34,
    0.3,
    0.75,
  );
  const [w, y] = [size * half, -size * 0.55];
  const fold = `<path d="M${n(-w * 0.2)} ${n(y - size * 0.4)}C${n(w * 0.5)} ${n(y - size * 0.2)} ${n(w * 0.4)} ${n(y + size * 0.3)} ${n(w * 0.1)} ${n(y + size * 0.44)}M${n(w * 0.3)} ${n(y - size * 0.36)}C${n(w * 0.9)} ${n(y - size * 0.1)} ${n(w * 0.8)} ${n(y + size * 0.2)} ${n(w * 0.5)} ${n(y + size * 0.38)}" fill="none" stroke="${colour.vein}" stroke-opacity="0.4" stroke-width="${n(Math.max(0.6, size * 0.016))}"/>`;
  return `<ellipse cy="${n(y)}" rx="${n(w)}" ry="${n(size * 0.45)}" fill="${fill}"/>${fold}`;
}

function sepals({ sketch, chance, size }: BudWork, turns: readonly number[], reach: number): string {
  return turns
    .map((turn) => {
      const form = {
        shape: 'lance',
        length: size * reach * chance.about(0.1),
        width: size * 0.2,
        sweep: Math.sign(turn) * 0.6,
      } as const;
      return group(leaf(sketch, chance, form, pigmentOf('green'), turn < 0 ? 1 : -0.6), place({ x: 0, y: 0 }, turn));
    })
    .join('');
}

const hip = ({ size }: BudWork): string =>
  `<ellipse cy="${n(size * 0.03)}" rx="${n(size * 0.12)}" ry="${n(size * 0.13)}" fill="${pigmentOf('green').mid}"/>`;

function tube({ sketch, size }: BudWork): string {
  const green = pigmentOf('green');
  const fill = sketch.across([
    { offset: 0, colour: green.mid },
    { offset: 0.3, colour: green.light },
    { offset: 1, colour: green.deep },
  ]);
  const [w, top] = [size * 0.17, -size * 0.62];
  return `<path d="M${n(-w)} ${n(top)}L${n(-w * 0.5)} ${n(top - w * 0.9)}L0 ${n(top)}L${n(w * 0.5)} ${n(top - w * 0.9)}L${n(w)} ${n(top)}C${n(w * 1.1)} ${n(-size * 0.2)} ${n(w * 0.7)} 0 0 0C${n(-w * 0.7)} 0 ${n(-w * 1.1)} ${n(-size * 0.2)} ${n(-w)} ${n(top)}Z" fill="${fill}" stroke="${green.vein}" stroke-opacity="0.4" stroke-width="1.2"/>`;
}

function scales({ sketch, chance, size }: BudWork): string {
  const rows = [0.62, 0.44, 0.26].map((up, row) =>
    [-0.24, -0.08, 0.09, 0.25]
      .map((x) => {
        const form = { shape: 'oval', length: size * 0.3, width: size * 0.17, sweep: 0 } as const;
        const own = leaf(sketch, chance, form, pigmentOf('green'), x < 0 ? 1 - row * 0.3 : -0.8);
        return group(own, place({ x: size * x * (1 - row * 0.12), y: -size * (up - 0.2) }, x * 110));
      })
      .join(''),
  );
  return rows.join('');
}

function hairs({ chance, size }: BudWork): string {
  const strokes = Array.from({ length: 40 }, (_, index) => {
    const turn = (index / 40) * Math.PI * 2;
    const [x, y] = [Math.cos(turn) * size * 0.35, -size * 0.55 + Math.sin(turn) * size * 0.44];
    return `M${n(x)} ${n(y)}l${n(Math.cos(turn) * size * 0.09 * chance.about(0.4))} ${n(Math.sin(turn) * size * 0.09)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${pigmentOf('green').vein}" stroke-width="1.6" fill="none"/>`;
}

const slit = ({ pigment, size }: BudWork): string =>
  `<path d="M${n(size * 0.03)} ${n(-size * 0.97)}C${n(size * 0.2)} ${n(-size * 0.7)} ${n(size * 0.16)} ${n(-size * 0.35)} ${n(size * 0.04)} ${n(-size * 0.14)}C${n(size * 0.03)} ${n(-size * 0.4)} ${n(-size * 0.05)} ${n(-size * 0.7)} ${n(size * 0.03)} ${n(-size * 0.97)}Z" fill="${pigment.mid}"/>`;

/** The papery skin a daffodil breaks out of. */
const sheath = ({ size }: BudWork): string =>
  `<path d="M0 ${n(size * 0.05)}C${n(-size * 0.14)} ${n(-size * 0.2)} ${n(-size * 0.2)} ${n(-size * 0.5)} ${n(-size * 0.02)} ${n(-size * 0.7)}C${n(size * 0.04)} ${n(-size * 0.45)} ${n(size * 0.16)} ${n(-size * 0.2)} 0 ${n(size * 0.05)}Z" fill="#cdb98c" fill-opacity="0.85" stroke="#8d7648" stroke-opacity="0.5" stroke-width="1.4"/>`;
