import { type BloomForm, bloom, type Pose } from '../plants/bloom';
import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { towardsLight } from '../ink/light';
import { petal } from '../plants/petal';
import { group, n, place, type Sketch } from '../ink/sketch';

/** A fringed rosette from above, a fan over a green tube from the side: a carnation. */
export interface CarnationSpecies {
  readonly kind: 'carnation';
  readonly size: number;
}

const FROM_ABOVE: BloomForm = {
  layers: [
    { petals: 9, reach: 1, width: 0.85, shape: 'fringe' },
    { petals: 9, reach: 0.83, width: 0.85, shape: 'fringe', stray: 26 },
    { petals: 8, reach: 0.66, width: 0.9, shape: 'fringe', stray: 40 },
    { petals: 8, reach: 0.5, width: 0.95, shape: 'fringe', stray: 60 },
    { petals: 7, reach: 0.34, width: 1, shape: 'fringe', stray: 70 },
  ],
  centre: { kind: 'none' },
  veins: 3,
  depth: 0.5,
};

/** Tilts from here on show the flower from its side. */
const ASIDE = 0.5;

export function carnation(sketch: Sketch, chance: Chance, pigment: Pigment, pose: Pose): string {
  return pose.tilt < ASIDE ? bloom(sketch, chance, FROM_ABOVE, pigment, pose) : fan(sketch, chance, pigment, pose);
}

/** Fringed petals from one mouth, the far ones long and the near ones short, over the calyx. */
function fan(sketch: Sketch, chance: Chance, pigment: Pigment, { radius, glow = 0 }: Pose): string {
  const mouth = { x: 0, y: radius * 0.62 };
  const row = (count: number, spread: number, reach: number, lift: number): string =>
    Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1;
      const turn = share * spread + chance.between(-8, 8);
      const length = radius * reach * (1 - 0.2 * share * share) * chance.about(0.06);
      const step = towardsLight(turn) * 1.2 + lift + glow + chance.between(-0.5, 0.5);
      const form = { shape: 'fringe', length, width: length * 0.72 } as const;
      return group(petal(sketch, chance, form, { pigment, step, veins: 5, turn }), place(mouth, turn));
    }).join('');
  const shade = (y: number, r: number): string => {
    const fill = sketch.round([
      { offset: 0, colour: pigment.vein, opacity: 0.5 },
      { offset: 1, colour: pigment.vein, opacity: 0 },
    ]);
    return `<ellipse cy="${n(radius * y)}" rx="${n(radius * r * 1.25)}" ry="${n(radius * r)}" fill="${fill}"/>`;
  };
  return (
    row(9, 92, 1.42, -0.3) +
    row(8, 84, 1.2, 0) +
    shade(0.4, 0.62) +
    row(8, 80, 0.98, 0.2) +
    row(7, 76, 0.76, 0) +
    shade(0.5, 0.4) +
    row(6, 74, 0.52, 0.4) +
    calyx(sketch, radius)
  );
}

/** The green tube with its teeth, and the two small scales at its foot. */
function calyx(sketch: Sketch, radius: number): string {
  const green = pigmentOf('green');
  const fill = sketch.across([
    { offset: 0, colour: green.mid },
    { offset: 0.3, colour: green.light },
    { offset: 1, colour: green.deep },
  ]);
  const [w, top, foot] = [radius * 0.2, radius * 0.56, radius * 1.28];
  const teeth = `M${n(-w)} ${n(top + w * 0.6)}L${n(-w * 1.05)} ${n(top - w * 0.5)}L${n(-w * 0.5)} ${n(top + w * 0.3)}L0 ${n(top - w * 0.5)}L${n(w * 0.5)} ${n(top + w * 0.3)}L${n(w * 1.05)} ${n(top - w * 0.5)}L${n(w)} ${n(top + w * 0.6)}`;
  const tube = `<path d="${teeth}C${n(w)} ${n(foot - w)} ${n(w * 0.7)} ${n(foot)} 0 ${n(foot)}C${n(-w * 0.7)} ${n(foot)} ${n(-w)} ${n(foot - w)} ${n(-w)} ${n(top + w * 0.6)}Z" fill="${fill}" stroke="${green.vein}" stroke-opacity="0.5" stroke-width="${n(Math.max(0.6, radius * 0.012))}" stroke-linejoin="round"/>`;
  const scales = `<path d="M${n(-w * 0.9)} ${n(foot - w * 1.1)}Q0 ${n(foot - w * 0.3)} ${n(w * 0.9)} ${n(foot - w * 1.1)}Q${n(w * 0.8)} ${n(foot + w * 0.2)} 0 ${n(foot + w * 0.1)}Q${n(-w * 0.8)} ${n(foot + w * 0.2)} ${n(-w * 0.9)} ${n(foot - w * 1.1)}Z" fill="${green.deep}" fill-opacity="0.6"/>`;
  return tube + scales;
}
