import type { Pose } from './bloom';
import type { Chance } from '../ink/chance';
import { cloud } from './cloud';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { towardsLight } from '../ink/light';
import { petal, type PetalShape } from './petal';
import { group, n, place, polar, type Sketch } from '../ink/sketch';
import { statice } from '../species/statice';

/** Many small flowers in one head: a hydrangea's dome, a cloud of gypsophila, the flat sprays of statice. */
export type ClusterSpecies =
  | {
      readonly kind: 'cluster';
      readonly size: number;
      readonly style: 'dome';
      readonly florets: number;
      readonly petals: number;
      readonly shape: PetalShape;
      readonly floret: number;
      readonly eye: string;
    }
  | {
      readonly kind: 'cluster';
      readonly size: number;
      readonly style: 'cloud';
      readonly florets: number;
    }
  | { readonly kind: 'cluster'; readonly size: number; readonly style: 'comb' };

/** A head around the origin. */
export function cluster(
  sketch: Sketch,
  chance: Chance,
  species: ClusterSpecies,
  pigment: Pigment,
  { radius, glow = 0 }: Pose,
): string {
  switch (species.style) {
    case 'dome':
      return dome(sketch, chance, species, pigment, { radius, glow });
    case 'cloud':
      return cloud(chance, species.florets, pigment, radius);
    case 'comb':
      return statice(sketch, chance, pigment, { radius, glow });
  }
}

type Dome = Extract<ClusterSpecies, { style: 'dome' }>;

interface DomeLight {
  /** px */
  readonly radius: number;
  readonly glow: number;
}

function dome(sketch: Sketch, chance: Chance, species: Dome, pigment: Pigment, { radius, glow }: DomeLight): string {
  const spots = Array.from({ length: species.florets }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / species.florets);
    return { share, angle: index * 137.508 + chance.between(-8, 8) };
  }).sort((a, b) => b.share - a.share);
  const shadow = `<circle r="${n(radius * 0.84)}" fill="${mix(pigment.vein, pigment.deep, 0.45)}"/>`;
  const florets = spots.map(({ share, angle }) => {
    const spot = polar(angle, radius * share * 0.86);
    const sun = towardsLight(angle) * share;
    const size = radius * species.floret * chance.about(0.15);
    const turn = chance.between(0, 90);
    const paint = { pigment, step: sun * 1.9 + glow + chance.between(-0.7, 0.7), veins: 0 };
    const form = { shape: species.shape, length: size, width: size * 0.95 };
    const ring = Array.from({ length: species.petals }, (_, index) =>
      group(petal(sketch, chance, form, paint), `rotate(${n(turn + (index * 360) / species.petals)})`),
    ).join('');
    return group(`${ring}<circle r="${n(size * 0.14)}" fill="${pigmentOf(species.eye).mid}"/>`, place(spot));
  });
  return shadow + florets.join('');
}
