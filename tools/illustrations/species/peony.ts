import type { Pose } from '../plants/bloom';
import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { towardsLight } from '../ink/light';
import { petal } from '../plants/petal';
import { group, n, place, type Point, polar, type Sketch } from '../ink/sketch';

/** Broad guard petals around a heap of ruffles: a peony. */
export interface PeonySpecies {
  readonly kind: 'peony';
  readonly size: number;
}

interface Piece {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly lift: number;
}

/** Around the origin; a flower turned aside carries its heap towards the side it leans to. */
export function peony(sketch: Sketch, chance: Chance, pigment: Pigment, pose: Pose): string {
  const { radius, glow = 0, facing, tilt } = pose;
  const draw = ({ at, angle, length, width, lift }: Piece): string => {
    const step = towardsLight(angle) * 1.1 + lift + glow + chance.between(-0.3, 0.3);
    const form = { shape: 'ruffle', length: length * chance.about(0.05), width: width * chance.about(0.05) } as const;
    const veins = length > radius * 0.6 ? 5 : 0;
    return group(petal(sketch, chance, form, { pigment, step, veins, turn: angle }), place(at, angle));
  };
  const turn = chance.between(0, 40);
  const guards = (count: number, reach: number, from: number, lift: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + (index * 360) / count + chance.between(-7, 7);
      return draw({ at: { x: 0, y: 0 }, angle, length: radius * reach, width: radius * 0.94, lift });
    }).join('');
  const lean = polar(facing, radius * tilt * 0.3);
  const heap = [
    shade(sketch, pigment, radius * 0.86, 0.55),
    tufts(chance, radius, { count: 13, ring: 0.42, long: 0.5 }, draw),
    shade(sketch, pigment, radius * 0.6, 0.5),
    stamens(chance, radius),
    tufts(chance, radius, { count: 10, ring: 0.26, long: 0.42 }, draw),
    shade(sketch, pigment, radius * 0.36, 0.5),
    tufts(chance, radius, { count: 7, ring: 0.12, long: 0.32 }, draw),
    tufts(chance, radius, { count: 5, ring: 0.1, long: 0.2 }, draw),
  ];
  return guards(8, 1.04, turn, -0.2) + guards(7, 0.88, turn + 24, 0.2) + group(heap.join(''), place(lean));
}

interface TuftForm {
  readonly count: number;
  /** Where they stand and how long they are, relative to the flower's radius. */
  readonly ring: number;
  readonly long: number;
}

/** Ruffles that stand every way but mostly outwards, each a little wild. */
function tufts(chance: Chance, radius: number, form: TuftForm, draw: (piece: Piece) => string): string {
  const turn = chance.between(0, 360);
  return Array.from({ length: form.count }, (_, index) => {
    const around = turn + (index * 360) / form.count + chance.between(-10, 10);
    const length = radius * form.long * chance.between(0.68, 1.16);
    return draw({
      at: polar(around, radius * form.ring * chance.between(0.55, 1)),
      angle: around + chance.between(-42, 42),
      length,
      width: length * chance.between(0.72, 1.05),
      lift: chance.between(-0.9, 0.9),
    });
  }).join('');
}

/** Gold between the ruffles, where a peony hides its anthers. */
function stamens(chance: Chance, radius: number): string {
  const gold = pigmentOf('ochre');
  return Array.from({ length: 44 }, () => {
    const spot = polar(chance.between(0, 360), radius * chance.between(0.26, 0.5));
    return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(radius * 0.026)}" fill="${mix(gold.mid, gold.light, chance.next())}"/>`;
  }).join('');
}

function shade(sketch: Sketch, pigment: Pigment, radius: number, strength: number): string {
  const fill = sketch.round([
    { offset: 0, colour: pigment.vein, opacity: strength },
    { offset: 0.7, colour: pigment.vein, opacity: Math.round(strength * 70) / 100 },
    { offset: 1, colour: pigment.vein, opacity: 0 },
  ]);
  return `<circle cx="${n(radius * 0.06)}" cy="${n(radius * 0.08)}" r="${n(radius)}" fill="${fill}"/>`;
}
